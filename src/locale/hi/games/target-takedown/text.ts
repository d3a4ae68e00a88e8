import type { Board } from '../../../../../machines/target-takedown/board';
import {
  gameSeconds,
  isEndless,
  RULES,
  type Settings,
  targetSeconds,
} from '../../../../../machines/target-takedown/rules';
import { formatAddition } from '../../../../games/target-takedown/format-addition';
import type * as English from '../../../../games/target-takedown/text';
import type { Catalogue } from '../../../catalogue';
import { announcements, mistakeText } from './text/announcements';
import { resultText } from './text/result';

const limitsText = (settings: Settings): string => {
  const each = targetSeconds(settings);
  return each === null ? 'कोई घड़ी नहीं।' : `हर लक्ष्य के लिए ${each} सेकंड।`;
};

const MODES: Catalogue<typeof English.text.menu.choices.mode> = {
  classic: {
    name: 'सामान्य',
    hint: (settings) => {
      const all = gameSeconds({ ...settings, mode: 'classic' });
      return all === null
        ? 'कोई घड़ी नहीं। जितनी देर चाहो, खेलो।'
        : `कुल ${all} सेकंड। ${limitsText({ ...settings, mode: 'classic' })}`;
    },
  },
  survival: {
    name: 'टिके रहो',
    hint: (settings) => `${RULES.lives.survival} जानें। ${limitsText({ ...settings, mode: 'survival' })}`,
  },
  chill: { name: 'आराम से', hint: (settings) => `इसमें हार नहीं होती। ${limitsText({ ...settings, mode: 'chill' })}` },
};

const MAX_TILES_READ = 20;

function tilesText({ tiles }: Pick<Board, 'tiles'>, columns: number): string {
  const rows = Math.ceil(tiles.length / columns);
  if (tiles.length > MAX_TILES_READ)
    return `${tiles.length} टाइलें${rows > 1 ? `, हर पंक्ति में ${columns}` : ''}। तीर वाली कुंजियों से देखो।`;
  const rowOf = (row: number) =>
    tiles
      .slice(row * columns, (row + 1) * columns)
      .map(({ value }) => value)
      .join(', ');
  if (rows === 1) return `टाइलों पर ${rowOf(0)} हैं।`;
  return Array.from({ length: rows }, (_, row) => `पंक्ति ${row + 1} में ${rowOf(row)} हैं।`).join(' ');
}

export const text: Catalogue<typeof English.text> = {
  tagline: 'ऐसी टाइलें खोजो जिनका जोड़ लक्ष्य के बराबर हो।',

  menu: {
    choices: {
      mode: MODES,
    },
    start: '🚀 खेल शुरू करो',
    howToPlay: 'कैसे खेलें',
    steps: () => [
      ['लक्ष्य देखो।', 'ऐसी टाइलें दबाओ जिनका जोड़ लक्ष्य बने।'],
      ['हर टाइल से पट्टी बढ़ती है।', 'टाइल वापस रखने के लिए फिर दबाओ।'],
      ['जोड़ लक्ष्य से ज़्यादा, तो निशाना चूका।', 'लगातार तीन निशानों पर लक्ष्य बड़ा होता है।'],
    ],
  },

  play: {
    stage: 'मेला',
    answers: 'जवाब',
    question: (target) => `${target} बनाओ`,
    target: 'लक्ष्य',
    sum: 'जोड़',
    clear: 'मिटाओ',
    endGame: 'खेल खत्म करो',
    hit: 'निशाना लगा!',
    timeUp: 'समय खत्म।',
    oneWay: 'एक तरीका:',
    equation: formatAddition,
    missed: mistakeText,
  },

  ear: {
    start: (settings) =>
      `ऐसी टाइलें चुनो जिनका जोड़ लक्ष्य के बराबर हो। ${MODES[settings.mode].hint(settings)} तीर वाली कुंजियों से चलो और Enter से टाइल चुनो।${isEndless(settings) ? ' जब चाहो, दौर खत्म करो।' : ''}`,
    asked: (board, columns) => `${board.target} बनाओ। ${tilesText(board, columns)}`,
  },

  said: announcements,
  over: resultText,
};
