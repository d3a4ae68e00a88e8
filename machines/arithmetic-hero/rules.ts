/*
 * Arithmetic Hero: the rules, for a teacher who wants to know what the children do.
 *
 * Sums fall towards a city. Solving a sum before it lands zaps it and earns points. A sum that lands costs 20 of the
 * shield's 100 points, and a wrong answer costs 10. Five levels go from adding one-digit numbers to all four operations
 * with three-digit and negative numbers. In ARCADE the sums fall in waves, each a little faster, until the shield is
 * used up; enough points unlock the next level. HERO CHALLENGE lasts 90 seconds: the sums get harder as time runs down,
 * and an empty shield is refilled. In PRACTICE nothing falls: there is one sum at a time, with a second try after a
 * mistake.
 *
 * Correct answers in a row multiply the points. From level 3, and in the challenge, one sum in ten carries a power-up,
 * which takes effect with the next sum.
 *
 * Where the specification leaves something open, this is what we chose:
 * - With "longer", time limits, falls and the two timed power-ups last twice as long, and the tiers of the challenge
 * are longer as well. The gaps between the sums in a wave stay the same, and falling sums do not wait for Next after a
 * mistake. A sum that would catch up with another one starts higher or falls a little longer.
 * - With "none" one sum waits at a time. Each wave has the usual number of sums. The challenge has 30 sums instead of
 * 90 seconds, ten in each tier. Slow motion and multi-zap need falling sums, so they do not appear, and double points
 * last for the next five solved sums.
 * - A challenge that is ended before it begins has no result. Banners last for the same time with every time setting.
 * - A guest round (a level from a link that is not unlocked yet) does not set a high score or unlock a level, but its
 * correct answers count.
 */
import type { Equation } from '../core/arithmetic';
import type { Streak } from '../core/streak';
import { applyTimeSetting, type TimeSetting } from '../core/time-setting';

export type Mode = 'arcade' | 'practice' | 'challenge';
export const MODES = ['arcade', 'practice', 'challenge'] as const satisfies readonly Mode[];

export type AnswerMode = 'type' | 'choice';
export const ANSWER_MODES = ['type', 'choice'] as const satisfies readonly AnswerMode[];

/** A power-up that a sum can carry. */
export type PowerUp = 'slowMotion' | 'doublePoints' | 'shield' | 'multiZap';
/** Random draws depend on this order: changing it would change the rounds behind existing links. */
export const POWER_UPS = ['slowMotion', 'doublePoints', 'shield', 'multiZap'] as const satisfies readonly PowerUp[];

/**
 * The numbers in the specification, apart from the table of levels. Times are in milliseconds, the shield is in
 * percent.
 */
export const RULES = {
  shield: { full: 100, landed: 20, wrongAnswer: 10, powerUp: 30, greenAbove: 60, amberAbove: 30 },
  screen: { maxUnsolved: 5, startY: -10, options: 4, choosableProblems: 2 },
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
    /** The clock turns urgent when this many seconds are left. */
    lastSeconds: 10,
  },
  practice: { nextMs: 1000 },
  turns: { nextMs: 1000 },
  streak: { confettiEvery: 10, confetti: 50, flames: [5, 10, 20] },
  toasts: { startedMs: 2000, achievementMs: 5000, unlockedItemMs: 3000 },
  wrongFlashMs: 300,
  /** How long the explanation of a wrong typed answer is shown, in milliseconds. */
  slipShownMs: 2000,
  /** The minimum score or accuracy for each grade, best first. */
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

/** The number of sums in a challenge without a clock. */
export const CHALLENGE_TURNS = 3 * RULES.challenge.turnsPerTier;

/** The duration of a challenge, in milliseconds; null without a clock, when it has `CHALLENGE_TURNS` sums instead. */
export const challengeMs = (time: TimeSetting): number | null => applyTimeSetting(RULES.challenge.durationMs, time);

/** The same in seconds. */
export function challengeSeconds(time: TimeSetting): number | null {
  const lengthMs = challengeMs(time);
  return lengthMs === null ? null : lengthMs / 1000;
}

/** The arcade's multiplier for a streak that includes this answer: 1, plus 1 for every five, up to 5. */
export const getArcadeMultiplier = (streak: number): number =>
  Math.min(Math.floor(streak / RULES.arcade.solvesPerMultiplier) + 1, RULES.arcade.maxMultiplier);

/** The challenge's multiplier for a streak that includes this answer: 1, plus a half for every five, up to 5. */
export const getChallengeMultiplier = (streak: number): number =>
  Math.min(
    1 + Math.floor(streak / RULES.challenge.solvesPerStep) * RULES.challenge.multiplierStep,
    RULES.challenge.maxMultiplier,
  );

/**
 * The points for one solved sum, by mode. `streak` includes this sum; `isDoubled` is true while double points are
 * active.
 */
export const POINTS = {
  arcade: (streak: number, isDoubled: boolean, level: number): number =>
    RULES.arcade.points * getArcadeMultiplier(streak) * (isDoubled ? RULES.powerUps.pointsFactor : 1) * level,
  challenge: (streak: number, isDoubled: boolean): number =>
    Math.ceil(RULES.challenge.points * getChallengeMultiplier(streak)) * (isDoubled ? RULES.powerUps.pointsFactor : 1),
} as const;

/** The statistics of a round, in every mode. */
export interface Tally {
  readonly score: number;
  readonly streak: Streak;
  /** Problems solved by an answer. Those cleared by a multi-zap do not count. */
  readonly solved: number;
  readonly wrong: number;
  readonly landed: number;
  /** Each sum that landed or was answered wrong, once, in order. */
  readonly mistakes: readonly Equation[];
}

/** Correct answers as a percentage of all answered or landed sums, rounded; 0 before the first. */
export function calculateAccuracy({ solved, wrong, landed }: Pick<Tally, 'solved' | 'wrong' | 'landed'>): number {
  const decided = solved + wrong + landed;
  return decided === 0 ? 0 : Math.round((100 * solved) / decided);
}

/** The mistake to practise next: the latest one of the operation with the most mistakes; null without mistakes. */
export function practiceTopic(mistakes: readonly Equation[]): Equation | null {
  const times = ({ operation }: Equation) => mistakes.filter((other) => other.operation === operation).length;
  return [...mistakes].reverse().sort((one, other) => times(other) - times(one))[0] ?? null;
}

/** The shield changes colour as it runs low. */
export type ShieldColour = 'green' | 'amber' | 'red';

/** The colour of the shield for this percentage. */
export const getShieldColour = (shield: number): ShieldColour =>
  shield > RULES.shield.greenAbove ? 'green' : shield > RULES.shield.amberAbove ? 'amber' : 'red';

/** The grade of a score. The screen supplies the wording. */
export type ScoreGrade = (typeof RULES.grades.score)[number][1];

/** The grade of an accuracy. The screen supplies the wording. */
export type AccuracyGrade = (typeof RULES.grades.accuracy)[number][1];

export const getScoreGrade = (score: number): ScoreGrade =>
  RULES.grades.score.find(([min]) => score >= min)?.[1] ?? 'good';

export const getAccuracyGrade = (accuracy: number): AccuracyGrade =>
  RULES.grades.accuracy.find(([min]) => accuracy >= min)?.[1] ?? 'practising';

/** The number of flames for a streak: one each from 5, 10 and 20. */
export const countFlames = (streak: number): number => RULES.streak.flames.filter((from) => streak >= from).length;
