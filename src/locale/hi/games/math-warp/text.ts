import { applyTimeSetting } from '../../../../../machines/core/time-setting';
import { explainMismatch } from '../../../../../machines/math-warp/questions';
import type { Mistake } from '../../../../../machines/math-warp/round';
import { isWarpStreak, RULES } from '../../../../../machines/math-warp/rules';
import { motivationalLineAt } from '../../../../../machines/math-warp/shuffled-index';
import { formatQuestion } from '../../../../games/math-warp/format-question';
import type * as English from '../../../../games/math-warp/text';
import { choicesText } from '../../../../play/answers/choices-text';
import { formatEquation, formatNumber, formatSum } from '../../../../ui/format';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';
import { PRAISE_LINES } from './praise-text';

function notThis(question: Mistake['question'], chosen: number): string {
  const reason = explainMismatch(question, chosen);
  const why =
    reason.kind === 'fits'
      ? formatEquation(reason.equation)
      : `${formatSum(reason.sum)}, ${formatNumber(reason.than)} से ${reason.is === 'more' ? 'ज़्यादा' : 'कम'} है`;
  return `${formatNumber(chosen)} नहीं, क्योंकि ${why}।`;
}

const praise = (seed: number, rightBefore: number): string =>
  PRAISE_LINES[motivationalLineAt(seed, rightBefore)] ?? PRAISE_LINES[0];

const livesLeft = (lives: number): string =>
  lives === 0 ? 'कोई जान नहीं बची।' : plural(lives, 'एक जान बची है।', `${formatNumber(lives)} जानें बची हैं।`);

const roomFor = (seconds: number | null): string =>
  seconds === null
    ? `कोई जल्दी नहीं। तुम्हारे पास ${RULES.lives} जानें हैं।`
    : `तुम्हारे पास ${seconds} सेकंड और ${RULES.lives} जानें हैं।`;

export const text: Catalogue<typeof English.text> = {
  tagline: 'छिपी संख्या खोजो और द्वार से उड़कर जाओ। 9 से 14 साल के लिए।',

  menu: {
    start: 'अंतरिक्ष में चलो',
    howToPlay: 'कैसे खेलें',
    steps: (time) => [
      ['एक द्वार खुलता है। एक संख्या छिपी है।', 'सही संख्या दबाओ, या उसकी कुंजी, 1 से 4।'],
      [roomFor(applyTimeSetting(RULES.seconds, time)), 'गलत संख्या पर एक जान जाती है। फिर कोशिश करो।'],
      [`लगातार ${RULES.warpFromStreak} सही: महा रफ़्तार!`, 'हर सही जवाब पिछले से ज़्यादा अंक देता है।'],
    ],
  },

  play: {
    stage: 'गहरा अंतरिक्ष',
    answers: 'जवाब',
    warp: 'रफ़्तार',
    asked: (question) => formatQuestion(question),
    praise,
    notThis,
  },

  over: {
    ratings: {
      warpMaster: 'रफ़्तार के उस्ताद',
      spaceAce: 'अंतरिक्ष के धुरंधर',
      stellarPilot: 'तारों के पायलट',
      spaceCadet: 'अंतरिक्ष कैडेट',
    },
    badges: {
      warpLegend: 'रफ़्तार की मिसाल',
      streakMaster: 'लगातार सही के उस्ताद',
      hotStreak: 'लगातार धमाल',
      gettingStarted: 'अच्छी शुरुआत',
    },
    praise: {
      warpMaster: 'उड़ान रोशनी जितनी तेज़ थी!',
      spaceAce: 'क्या उड़ान थी!',
      stellarPilot: 'बढ़िया उड़ान!',
      spaceCadet: 'अच्छी पहली उड़ान!',
    },
    points: 'अंक',
    bestStreak: 'लगातार सबसे ज़्यादा',
    solved: 'द्वार',
    level: 'स्तर',
    again: 'फिर उड़ो',
    menu: 'अड्डे पर लौटो',
    wentWell: (right, streak) => {
      if (isWarpStreak(streak)) return `लगातार ${formatNumber(streak)} सही!`;
      if (right === 0) return 'हिम्मत भरी कोशिश!';
      return plural(right, 'एक द्वार पार हुआ।', `${formatNumber(right)} द्वार पार हुए।`);
    },
    practiceNext: (table, missed, right) => {
      if (table !== null && missed !== undefined) return `${table} का पहाड़ा, जैसे ${formatEquation(missed)}।`;
      return right === 0 ? 'अगली बार बस एक द्वार पार करके देखो।' : 'लगातार और ज़्यादा सही जवाब दो।';
    },
    why: ({ question, chosen }) => chosen.map((one) => notThis(question, one)).join(' '),
  },

  ear: {
    start: ({ time }) => `छिपी संख्या खोजो। ${roomFor(applyTimeSetting(RULES.seconds, time))} कुंजी 1 से 4 से चुनो।`,
    asked: (question) => `${formatQuestion(question, 'कितना')}? ${choicesText(question.choices.map(String))}`,
  },

  said: {
    correct: ({ question, rightBefore }, seed) => `${formatEquation(question.equation)}। ${praise(seed, rightBefore)}`,
    incorrect: ({ question, answer, lives }) =>
      `${notThis(question, answer)} ${livesLeft(lives)} ${lives === 0 ? `${formatEquation(question.equation)}।` : 'फिर कोशिश करो।'}`,
    warpOn: () => 'महा रफ़्तार!',
    warpOff: () => 'महा रफ़्तार खत्म।',
    levelUp: ({ level }) => `स्तर ${level}`,
  },
};
