import type { Equation } from '../../../machines/core/arithmetic';
import { applyTimeSetting, type TimeSetting } from '../../../machines/core/time-setting';
import { explainMismatch, type Question } from '../../../machines/math-warp/questions';
import type { Mistake, RoundEvent } from '../../../machines/math-warp/round';
import { type Badge, isWarpStreak, type Rating, RULES, type Settings } from '../../../machines/math-warp/rules';
import { motivationalLineAt } from '../../../machines/math-warp/shuffled-index';
import { plural } from '../../locale/grammar';
import { choicesText } from '../../play/answers/choices-text';
import type { EventOf, Reactions } from '../../play/feedback/round-events';
import { formatEquation, formatNumber, formatSum } from '../../ui/format';
import { formatQuestion } from './format-question';
import { PRAISE_LINES } from './praise-text';

/** Explains why a number does not fit without giving the answer away: "Not 9, because 7 × 9 = 63." */
function notThis(question: Mistake['question'], chosen: number): string {
  const reason = explainMismatch(question, chosen);
  const why =
    reason.kind === 'fits'
      ? formatEquation(reason.equation)
      : `${formatSum(reason.sum)} is ${reason.is} than ${formatNumber(reason.than)}`;
  return `Not ${formatNumber(chosen)}, because ${why}.`;
}

/** The praise for a right answer. `rightBefore` is the number of earlier right answers. */
const praise = (seed: number, rightBefore: number): string =>
  PRAISE_LINES[motivationalLineAt(seed, rightBefore)] ?? PRAISE_LINES[0];

const livesLeft = (lives: number): string =>
  lives === 0 ? 'No lives left.' : plural(lives, 'One life left.', `${formatNumber(lives)} lives left.`);

/** What the question and the stats do not announce already. */
const said = {
  correct: ({ question, rightBefore }, seed) => `${formatEquation(question.equation)}. ${praise(seed, rightBefore)}`,
  incorrect: ({ question, answer, lives }: Omit<EventOf<RoundEvent, 'incorrect'>, 'type'>) =>
    `${notThis(question, answer)} ${livesLeft(lives)} ${lives === 0 ? `${formatEquation(question.equation)}.` : 'Try again.'}`,
  warpOn: () => 'Warp mode!',
  warpOff: () => 'Warp mode is over.',
  levelUp: ({ level }) => `Level ${level}`,
} as const satisfies Reactions<RoundEvent, number, string>;

const roomFor = (seconds: number | null): string =>
  seconds === null
    ? `No hurry. You have ${RULES.lives} lives.`
    : `You have ${seconds} seconds and ${RULES.lives} lives.`;

const withoutMistakes = (right: number): string =>
  right === 0 ? 'Try just one portal next time.' : 'Try for a longer streak.';

const practiceNext = (table: number | null, missed: Equation | undefined, right: number): string =>
  table === null || missed === undefined
    ? withoutMistakes(right)
    : `The ${table} times table, like ${formatEquation(missed)}.`;

const wentWell = (right: number, streak: number): string => {
  if (isWarpStreak(streak)) return `${formatNumber(streak)} right in a row!`;
  if (right === 0) return 'Brave try!';
  return plural(right, 'You flew through a portal.', `You flew through ${formatNumber(right)} portals.`);
};

export const text = {
  tagline: 'Find the missing number and fly through the portal. For ages 9 to 14.',

  menu: {
    start: 'Launch into space',
    howToPlay: 'How to Play',
    steps: (time: TimeSetting): readonly (readonly [string, string])[] => [
      ['A portal opens. One number is missing.', 'Press the right number, or its key from 1 to 4.'],
      [roomFor(applyTimeSetting(RULES.seconds, time)), 'A wrong number costs a life. Then you can try again.'],
      [`${RULES.warpFromStreak} right in a row: warp mode!`, 'Each right answer is worth more than the one before.'],
    ],
  },

  play: {
    stage: 'Deep space',
    answers: 'Answers',
    warp: 'Warp',
    asked: (question: Question) => formatQuestion(question),
    praise,
    notThis,
  },

  over: {
    ratings: {
      warpMaster: 'WARP MASTER',
      spaceAce: 'SPACE ACE',
      stellarPilot: 'STELLAR PILOT',
      spaceCadet: 'SPACE CADET',
    } satisfies Record<Rating, string>,
    badges: {
      warpLegend: 'WARP LEGEND',
      streakMaster: 'STREAK MASTER',
      hotStreak: 'HOT STREAK',
      gettingStarted: 'GETTING STARTED',
    } satisfies Record<Badge, string>,
    praise: {
      warpMaster: 'You flew at the speed of light!',
      spaceAce: 'What a flight!',
      stellarPilot: 'Well flown!',
      spaceCadet: 'A good first flight!',
    } satisfies Record<Rating, string>,
    points: 'Score',
    bestStreak: 'Best streak',
    solved: 'Portals',
    level: 'Level',
    again: 'Warp Again',
    menu: 'Return to Base',
    wentWell,
    practiceNext,
    why: ({ question, chosen }: Mistake) => chosen.map((one) => notThis(question, one)).join(' '),
  },

  /** Instructions for players who listen, and each question with its choices. */
  ear: {
    start: ({ time }: Settings) =>
      `Find the missing number. ${roomFor(applyTimeSetting(RULES.seconds, time))} Choose with keys 1 to 4.`,
    asked: (question: Question) =>
      `${formatQuestion(question, question.missing === 'first' ? 'What' : 'what')}? ${choicesText(question.choices.map(String))}`,
  },

  said,
} as const;
