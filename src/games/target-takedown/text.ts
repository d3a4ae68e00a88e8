import type { Board } from '../../../machines/target-takedown/board';
import {
  gameSeconds,
  isEndless,
  type Mode,
  RULES,
  type Settings,
  targetSeconds,
} from '../../../machines/target-takedown/rules';
import { formatAddition } from './format-addition';
import { announcements, mistakeText } from './text/announcements';
import { resultText } from './text/result';

const limitsText = (settings: Settings): string => {
  const each = targetSeconds(settings);
  return each === null ? 'No clock.' : `${each} seconds for each target.`;
};

const MODES = {
  classic: {
    name: 'Classic',
    hint: (settings) => {
      const all = gameSeconds({ ...settings, mode: 'classic' });
      return all === null
        ? 'No clock. Play as long as you like.'
        : `${all} seconds in all. ${limitsText({ ...settings, mode: 'classic' })}`;
    },
  },
  survival: {
    name: 'Survival',
    hint: (settings) => `${RULES.lives.survival} lives. ${limitsText({ ...settings, mode: 'survival' })}`,
  },
  chill: { name: 'Chill', hint: (settings) => `You cannot lose. ${limitsText({ ...settings, mode: 'chill' })}` },
} satisfies Record<Mode, { name: string; hint: (settings: Settings) => string }>;

/** The largest board that is read out whole. Larger ones are explored. */
const MAX_TILES_READ = 20;

/** The numbers on the tiles, row by row. */
function tilesText({ tiles }: Pick<Board, 'tiles'>, columns: number): string {
  const rows = Math.ceil(tiles.length / columns);
  if (tiles.length > MAX_TILES_READ)
    return `${tiles.length} tiles${rows > 1 ? ` in rows of ${columns}` : ''}. Explore them with the arrow keys.`;
  const rowOf = (row: number) =>
    tiles
      .slice(row * columns, (row + 1) * columns)
      .map(({ value }) => value)
      .join(', ');
  if (rows === 1) return `Tiles: ${rowOf(0)}.`;
  return Array.from({ length: rows }, (_, row) => `Row ${row + 1}: ${rowOf(row)}.`).join(' ');
}

export const text = {
  tagline: 'Find tiles that add up to the target.',

  menu: {
    choices: {
      mode: MODES,
    },
    start: '🚀 START GAME',
    howToPlay: 'How to Play',
    steps: () => [
      ['Look at the target.', 'Tap tiles that add up to it.'],
      ['The bar grows with each tile.', 'Tap a tile again to put it back.'],
      ['Go over and it is a miss.', 'Three hits in a row make the target bigger.'],
    ],
  },

  play: {
    stage: 'The fair',
    answers: 'Answers',
    question: (target: number) => `Make ${target}`,
    target: 'Target',
    sum: 'Sum',
    clear: 'Clear',
    endGame: 'End game',
    hit: 'Hit!',
    timeUp: 'Time is up.',
    oneWay: 'One way:',
    equation: formatAddition,
    missed: mistakeText,
  },

  /** Instructions for players who listen, and each target with its tiles, `columns` per row. */
  ear: {
    start: (settings: Settings) =>
      `Choose tiles that add up to the target. ${MODES[settings.mode].hint(settings)} Use the arrow keys to move and Enter to choose a tile.${isEndless(settings) ? ' End the round when you like.' : ''}`,
    asked: (board: Pick<Board, 'target' | 'tiles'>, columns: number) =>
      `Make ${board.target}. ${tilesText(board, columns)}`,
  },

  said: announcements,
  over: resultText,
} as const;
