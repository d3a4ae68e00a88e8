/*
 * Math Facts Race: the rules, for a teacher who wants to know what the children do.
 *
 * A cart drives along the coast. Each correct answer moves it forward by as much as it scores; a mistake stops it for a
 * moment. A race lasts 60 seconds, and after each answer, right or wrong, the next question follows immediately. The
 * player chooses addition, subtraction, multiplication, division or a mix of the four, and a difficulty. For addition
 * and subtraction, both numbers are from 1 to 10 (easy), 5 to 20 (medium) or 10 to 50 (hard). Multiplication and
 * division are the tables at every difficulty: factors from 1 to 12; divisors from 2 to 11 with results from 1 to 10.
 *
 * A correct answer is worth 10 points, plus 2 for each correct answer in a row before it: 10, 12, 14 ... A mistake does
 * not cost points, but ends the streak. Accuracy is the percentage of correct answers, rounded. A ghost drives next to
 * the cart at the pace of the player's own best race of this kind. There is a milestone every 50 points.
 *
 * Where the specification leaves something open, this is what we chose:
 * - In a subtraction the larger number comes first and the two numbers differ, so the result is never 0.
 * - A question is repeated only after all others of its operation have been asked. In the mix, every four questions
 * contain all four operations, in random order. In a round that is mixed for one child, a question that was answered
 * wrong can be repeated sooner, but never within the next seven.
 * - An answer still counts if it is given at the very moment when time runs out. Anything typed but not submitted by
 * then does not.
 * - With "longer" a race has 120 seconds; with "none" it ends only when the player ends it. With either setting, the
 * question stays after a mistake until the player continues, and the clock is stopped until then.
 * - If each answer is worth enough to pass a milestone, only every second or every fourth milestone is announced.
 * - The ghost drives at constant speed, so that after half of the time it has half of the best score. Without a limit
 * it waits at the best score. There is no ghost before the first race of a kind.
 * - The questions do not depend on the time setting, so one link asks a whole class the same questions.
 * - In a race that is picked for a child, easy has sums to 10 and products to 20 after a mistake, and at the beginning of a
 * first race. The first race of a mode with levels can climb to medium and hard.
 */
import type { Operation } from '../core/arithmetic';
import { createRoundKind } from '../core/personal-bests';
import { applyTimeSetting, type TimeSetting } from '../core/time-setting';

/** One operation, or all four. */
export type Mode = 'addition' | 'subtraction' | 'multiplication' | 'division' | 'mixed';
export const MODES = [
  'addition',
  'subtraction',
  'multiplication',
  'division',
  'mixed',
] as const satisfies readonly Mode[];

/** Sets the size of the numbers in addition and subtraction. */
export type Difficulty = 'easy' | 'medium' | 'hard';
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

export interface Settings {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/**
 * Whether the difficulty changes the questions. Multiplication and division use the same tables on every difficulty.
 */
export const hasLevels = (mode: Mode): boolean => mode !== 'multiplication' && mode !== 'division';

/** Each kind of race has its own best scores. */
export const getRoundKind = ({ mode, difficulty, time }: Settings): string => createRoundKind(mode, difficulty, time);

/** Minimum and maximum, both inclusive. */
export type Range = readonly [min: number, max: number];

/** The range for both numbers in an addition or a subtraction. */
const RANGES = { easy: [1, 10], medium: [5, 20], hard: [10, 50] } as const satisfies Record<Difficulty, Range>;

export const RULES = {
  raceSeconds: 60,
  /** The clock turns urgent when this many seconds are left. */
  lastSeconds: 10,
  /** How long messages are shown, in milliseconds. The player can keep typing in the meantime. */
  rightMs: 1000,
  wrongMs: 2000,
  points: { base: 10, perStreak: 2 },
  ranges: RANGES,
  factors: [1, 12],
  divisors: [2, 11],
  quotients: [1, 10],
  milestoneEvery: 50,
} as const;

/** The operations of each mode. Random draws of the mix depend on this order. */
export const OPERATION_BY_MODE = {
  addition: '+',
  subtraction: '−',
  multiplication: '×',
  division: '÷',
} as const satisfies Record<Exclude<Mode, 'mixed'>, Operation>;

/** The duration of a race, in seconds; null without a limit. */
export const raceSeconds = (time: TimeSetting): number | null => applyTimeSetting(RULES.raceSeconds, time);

/** The points for a correct answer after this many correct answers in a row. */
export const calculateScore = (streak: number): number => RULES.points.base + RULES.points.perStreak * streak;

/** The percentage of correct answers, rounded; 0 before the first answer. */
export const calculateAccuracy = (right: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((100 * right) / answered);

/**
 * The milestone to announce after an answer, in points; null if there is none. The more points an answer is worth, the
 * further apart the announced milestones are, so that not every answer announces one.
 */
export function findPassedMilestone(before: number, score: number): number | null {
  let every: number = RULES.milestoneEvery;
  while (every < 2 * (score - before)) every *= 2;
  const passed = Math.floor(score / every);
  return passed > Math.floor(before / every) ? passed * every : null;
}

/**
 * The ghost's score when this many seconds are left (not necessarily whole). It grows from 0 to the best score during
 * the race. Without a limit it is always the best score.
 */
export function getGhostScore(best: number, secondsLeft: number | null, time: TimeSetting): number {
  const seconds = raceSeconds(time);
  return seconds === null || secondsLeft === null ? best : (best * (seconds - secondsLeft)) / seconds;
}
