/*
 * Arithmetic Hero: the rules, for a teacher who wants to know what the children do.
 *
 * Sums fall on the city. Solving one before it lands zaps it and earns points; a sum that lands costs 20 of the 100
 * parts of the shield, a wrong answer 10. Five levels go from one-digit adding to all four operations with three-digit
 * and negative numbers. In ARCADE the sums come in waves, each a little faster, until the shield is gone; enough points
 * open the next level. In HERO CHALLENGE there are 90 seconds, the sums grow harder as the time runs down, and an empty
 * shield is filled again. In PRACTICE nothing falls: one sum at a time, with a second try after a mistake.
 *
 * Right answers in a row multiply the points. From level 3 on (and in the challenge) one sum in ten carries a power-up
 * that works from the next solve on.
 *
 * Where the specification leaves something open, this is what we chose:
 * - With "longer", limits, falls and the two timed power-ups last twice as long and the challenge changes its tiers at
 *   the same thirds of its time. The spaces between the sums of a wave stay as they are, and what falls does not wait
 *   for a Next button after a mistake. A sum that would catch up with another starts higher or falls a little longer.
 * - With "none" one sum waits at a time. A wave is as many sums as it would have had falling. The challenge has 30 sums,
 *   ten a tier, in place of its 90 seconds. Slow motion and multi-zap, which need falling sums, do not come up, and
 *   double points last for the next five solves.
 * - A challenge that is ended before it has begun is over with nothing. Banners last as long with every time setting.
 * - A guest round (a linked level not yet unlocked) sets no high score and unlocks no level; its right answers count.
 */
import type { Equation } from '../core/arithmetic';
import type { Streak } from '../core/streak';
import { stretched, type TimeSetting } from '../core/time-setting';

/** What is played: waves of falling sums, one sum at a time, or a sprint against the clock. */
export type Mode = 'arcade' | 'practice' | 'challenge';
/** The modes in the order of the menu. */
export const MODES = ['arcade', 'practice', 'challenge'] as const satisfies readonly Mode[];

/** How answers are given: typed into a field, or chosen from four. */
export type AnswerForm = 'type' | 'choice';
/** Both ways, in the order of the menu. */
export const ANSWER_FORMS = ['type', 'choice'] as const satisfies readonly AnswerForm[];

/** What a sum can carry for the one who solves it. */
export type PowerUp = 'slowMotion' | 'doublePoints' | 'shield' | 'multiZap';
/** All four, in the order in which chance draws them: another order would change the rounds that links name. */
export const POWER_UPS = ['slowMotion', 'doublePoints', 'shield', 'multiZap'] as const satisfies readonly PowerUp[];

/** Every number of the specification that is not in the table of levels. Times in milliseconds, the shield in percent. */
export const RULES = {
  shield: { full: 100, landed: 20, wrongAnswer: 10, powerUp: 30, greenAbove: 60, amberAbove: 30 },
  screen: { maxUnsolved: 5, startX: { low: 10, high: 90 }, startY: -10, options: 4, choosableProblems: 2 },
  answers: { below: 10_000, minNear: 10, nearRatio: 0.2 },
  division: { divisor: [2, 11], quotient: [1, 10] },
  easyProducts: { fromLevel: 3, chance: 0.8, factorUpTo: 12, multipleOf: 10 },
  powerUps: {
    chance: 0.1,
    fromLevel: 3,
    slowMotionMs: 15_000,
    doublePointsMs: 20_000,
    doublePointsSolves: 5,
    fallFactor: 1.5,
    pointsFactor: 2,
  },
  banners: { powerUpMs: 3000, waveMs: 1600 },
  arcade: {
    spawnMs: 1500,
    waveGapFactor: 1.5,
    minWaveGapMs: 5000,
    fasterPerLevelMs: 100,
    minFall: 0.4,
    points: 10,
    multiZapPoints: 10,
    solvesPerMultiplier: 5,
    maxMultiplier: 5,
    unlockedMs: 2000,
  },
  challenge: {
    durationMs: 90_000,
    spawnMs: 3000,
    fallMs: { low: 4000, high: 5000, leader: 4100 },
    tierTwoFrom: 60,
    tierThreeFrom: 30,
    points: 10,
    multiZapPoints: 5,
    solvesPerStep: 5,
    multiplierStep: 0.5,
    maxMultiplier: 5,
    turnsPerTier: 10,
    /** From here on the time is shown as running out. */
    lastSeconds: 10,
  },
  practice: { nextMs: 1000 },
  turns: { nextMs: 1000 },
  streak: { confettiEvery: 10, confetti: 50, flames: [5, 10, 20] },
  toasts: { startedMs: 2000, achievementMs: 5000, unlockedItemMs: 3000 },
  /** A wrong entry flashes for this long. */
  wrongFlashMs: 300,
  /** How long a typed answer that is wrong is named, in milliseconds. */
  slipShownMs: 2000,
  /** The least score or accuracy for each grade, the best first. */
  grades: {
    score: [
      [2000, 'incredible'],
      [1500, 'amazing'],
      [1000, 'outstanding'],
      [500, 'great'],
      [200, 'well'],
      [0, 'good'],
    ],
    accuracy: [
      [95, 'perfect'],
      [90, 'excellent'],
      [80, 'great'],
      [70, 'good'],
      [0, 'practising'],
    ],
  },
} as const;

/** How many sums a challenge without a clock has. */
export const CHALLENGE_TURNS = 3 * RULES.challenge.turnsPerTier;

/** How long a challenge lasts, in milliseconds; null without a clock, where it has `CHALLENGE_TURNS` sums. */
export const challengeMs = (time: TimeSetting): number | null => stretched(RULES.challenge.durationMs, time);

/** The arcade's multiplier for a streak that includes this answer: 1, and 1 more for every five, up to 5. */
export const arcadeMultiplier = (streak: number): number =>
  Math.min(Math.floor(streak / RULES.arcade.solvesPerMultiplier) + 1, RULES.arcade.maxMultiplier);

/** The challenge's multiplier for a streak that includes this answer: 1, and a half more for every five, up to 5. */
export const challengeMultiplier = (streak: number): number =>
  Math.min(
    1 + Math.floor(streak / RULES.challenge.solvesPerStep) * RULES.challenge.multiplierStep,
    RULES.challenge.maxMultiplier,
  );

/** The points for one solve, by mode: `streak` includes it, `isDoubled` while double points last. */
export const POINTS = {
  arcade: (streak: number, isDoubled: boolean, level: number): number =>
    RULES.arcade.points * arcadeMultiplier(streak) * (isDoubled ? RULES.powerUps.pointsFactor : 1) * level,
  challenge: (streak: number, isDoubled: boolean): number =>
    Math.ceil(RULES.challenge.points * challengeMultiplier(streak)) * (isDoubled ? RULES.powerUps.pointsFactor : 1),
} as const;

/** What a round has come to; every mode keeps one. */
export interface Tally {
  readonly score: number;
  readonly streak: Streak;
  /** Problems solved by an answer; those that a multi-zap cleared do not count. */
  readonly solved: number;
  readonly wrong: number;
  readonly landed: number;
  /** The sums that landed or were answered wrong, each once, in order. */
  readonly mistakes: readonly Equation[];
}

/** Right answers in percent of all that was decided, rounded; 0 before the first. */
export function accuracyOf({ solved, wrong, landed }: Pick<Tally, 'solved' | 'wrong' | 'landed'>): number {
  const decided = solved + wrong + landed;
  return decided === 0 ? 0 : Math.round((100 * solved) / decided);
}

/** The mistake to practise next: the last one of the operation that went wrong most often; null without mistakes. */
export function practiceTopic(mistakes: readonly Equation[]): Equation | null {
  const times = ({ operation }: Equation) => mistakes.filter((other) => other.operation === operation).length;
  return [...mistakes].reverse().sort((one, other) => times(other) - times(one))[0] ?? null;
}

/** The colour of the shield: it warns when little is left. */
export type ShieldColour = 'green' | 'amber' | 'red';

/** The shield's colour by what is left of it, in percent. */
export const shieldColour = (shield: number): ShieldColour =>
  shield > RULES.shield.greenAbove ? 'green' : shield > RULES.shield.amberAbove ? 'amber' : 'red';

/** How good a score is, by name; the words for it are the screen's. */
export type ScoreGrade = (typeof RULES.grades.score)[number][1];

/** How good an accuracy is, by name; the words for it are the screen's. */
export type AccuracyGrade = (typeof RULES.grades.accuracy)[number][1];

/** The grade of a score. */
export const scoreGrade = (score: number): ScoreGrade =>
  RULES.grades.score.find(([min]) => score >= min)?.[1] ?? 'good';

/** The grade of an accuracy in percent. */
export const accuracyGrade = (accuracy: number): AccuracyGrade =>
  RULES.grades.accuracy.find(([min]) => accuracy >= min)?.[1] ?? 'practising';

/** How many flames a streak shows: one each from 5, 10 and 20. */
export const flamesFor = (streak: number): number => RULES.streak.flames.filter((from) => streak >= from).length;
