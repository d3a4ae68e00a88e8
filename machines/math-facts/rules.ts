/*
 * Math Facts Race: the rules, for a teacher who wants to know what the children do.
 *
 * A cart drives along the coast. Each right answer drives it on, by as much as it scores; a mistake makes it stop for a
 * moment. A race lasts 60 seconds, and the next question comes at once, right or wrong. The player chooses adding, taking
 * away, times, sharing, or a mix of the four, and a difficulty. When adding and taking away, both numbers are from 1 to 10
 * (easy), 5 to 20 (medium) or 10 to 50 (hard). Times and sharing are the tables at every difficulty: factors from 1 to 12;
 * divisors from 2 to 11 with results from 1 to 10.
 *
 * A right answer is worth 10 points, and 2 more for each right answer in a row before it: 10, 12, 14 ... A mistake costs no
 * points; it ends the row. Accuracy is the share of right answers in percent, rounded. Beside the cart drives a ghost, as
 * fast as the player's own best race of this kind. A milestone stands at every 50 points.
 *
 * Where the specification leaves something open, this is what we chose:
 * - When taking away the larger number stands first, and the two numbers differ: there is always something left.
 * - No question comes again before all the others of its operation have been asked. In the mix each four questions hold
 *   all four operations, in an order by chance. In a round that is mixed for one child a question may come again sooner,
 *   but never within the next seven: what went wrong is asked once more after a while.
 * - An answer in the instant in which the time ends counts. What is typed then and not sent does not.
 * - With "longer" a race has 120 seconds; with "none" it has no end but the player's own. With both, the question stays
 *   after a mistake until the player goes on. The time stands still meanwhile, to the millisecond.
 * - Where an answer is worth so much that each one would pass a milestone, only every other one is told, or every fourth.
 * - The ghost drives evenly: at half of the time it is at half of the best score. Without a limit it waits at the best
 *   score. There is none before the first race of a kind.
 * - The questions do not depend on the time setting, so that one link asks a whole class the same.
 */
import type { Operation } from '../core/arithmetic';
import { kindOf } from '../core/bests';
import { stretched, type TimeSetting } from '../core/time-setting';

/** What is asked: one operation, or all four. */
export type Mode = 'addition' | 'subtraction' | 'multiplication' | 'division' | 'mixed';
/** The modes in the order of the menu. */
export const MODES = [
  'addition',
  'subtraction',
  'multiplication',
  'division',
  'mixed',
] as const satisfies readonly Mode[];

/** How large the numbers are in sums and differences. */
export type Difficulty = 'easy' | 'medium' | 'hard';
/** The difficulties in the order of the menu. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** What a round can be set to. */
export interface Settings {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** Whether the difficulty changes what is asked: times and sharing are the tables at every difficulty. */
export const hasLevels = (mode: Mode): boolean => mode !== 'multiplication' && mode !== 'division';

/** The kind of race whose bests are kept together. */
export const kindOfRound = ({ mode, difficulty, time }: Settings): string => kindOf(mode, difficulty, time);

/** The least and the most that a number may be, both included. */
export type Range = readonly [min: number, max: number];

/** Both numbers of a sum, and of a difference. */
const RANGES = { easy: [1, 10], medium: [5, 20], hard: [10, 50] } as const satisfies Record<Difficulty, Range>;

/** Every number of the specification. */
export const RULES = {
  raceSeconds: 60,
  /** From here on the time is shown as running out. */
  lastSeconds: 10,
  /** How long a message stands, in milliseconds, while the player goes on typing. */
  rightMs: 1000,
  wrongMs: 2000,
  points: { base: 10, perStreak: 2 },
  ranges: RANGES,
  factors: [1, 12],
  divisors: [2, 11],
  quotients: [1, 10],
  milestoneEvery: 50,
} as const;

/** The operation that each mode asks, and the order in which the mix is dealt. */
export const OPERATION_OF = {
  addition: '+',
  subtraction: '−',
  multiplication: '×',
  division: '÷',
} as const satisfies Record<Exclude<Mode, 'mixed'>, Operation>;

/** How long a race lasts, in seconds; null without a limit. */
export const raceSeconds = (time: TimeSetting): number | null => stretched(RULES.raceSeconds, time);

/** The points for a right answer after that many right answers in a row. */
export const scoreFor = (streak: number): number => RULES.points.base + RULES.points.perStreak * streak;

/** The share of right answers in whole percent, halves rounded up; 0 where none was given. */
export const accuracyOf = (right: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((100 * right) / answered);

/**
 * The milestone that an answer has passed and that is worth telling, in points; null where there is none. The longer the
 * steps, the farther apart they are told: never by each answer.
 */
export function milestonePassed(before: number, score: number): number | null {
  let every: number = RULES.milestoneEvery;
  while (every < 2 * (score - before)) every *= 2;
  const passed = Math.floor(score / every);
  return passed > Math.floor(before / every) ? passed * every : null;
}

/**
 * The score at which the ghost of a best score is when so many seconds are left (fractions too): it begins at 0 and comes
 * to the best score with the end of the time. Without a limit it waits there.
 */
export function ghostScore(best: number, secondsLeft: number | null, time: TimeSetting): number {
  const seconds = raceSeconds(time);
  return seconds === null || secondsLeft === null ? best : (best * (seconds - secondsLeft)) / seconds;
}
