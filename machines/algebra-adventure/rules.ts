/*
 * Algebra Adventure: the rules, for a teacher who wants to know what the children do.
 *
 * A balance stands in a workshop. In FIND X the left pan holds some crates with the same unknown number in each, and some
 * weights; the right pan holds weights alone: 3x + 4 = 19. What is x? In BALANCE there is one crate beside weights:
 * 4 + x = 9. In SUBSTITUTE the number in the crates is told (x = 4), and the question is what they hold together: what is
 * 3x? Each question has four answers to choose from, one of them right. The others lie within 5 of it, as often above
 * it as below, so that neither size nor place gives the right one away; up to two of them are slips that children make,
 * where such a slip lies near enough: a step forgotten, one crate too many, one off.
 *
 * There are three lives and 30 seconds a question. A mistake or no answer costs a life. A right answer is worth 10, 20 or
 * 30 points by the difficulty, a point for each three right answers in a row and for each three seconds left, all of that
 * times the combo. The combo begins at 1 and grows by a half with every third right answer in a row, up to 3. Every fifth
 * right answer in a row is a new level. A round is over when the lives are gone, or when the player ends it.
 *
 * Where the specification leaves something open, this is what we chose:
 * - Points use streak and combo as they were before the answer, and the seconds as they were shown; without limits the
 *   seconds count nothing. Halves are rounded up.
 * - With "longer" a question has 60 seconds, each three of which still count a point: its bests are kept apart. With
 *   "longer" and "none" the player goes on after a mistake by a Next button.
 * - Levels are never lost, and do not change what is asked: the difficulty is chosen in the menu.
 * - In BALANCE x is b of the specification, and so 1 to 10 at every difficulty.
 * - In SUBSTITUTE the difficulty changes the points alone: the specification has one range for all.
 * - No question comes again before all the others of its mode and difficulty have been asked.
 * - The questions do not depend on the time setting, so that one link asks a whole class the same.
 */
import { kindOf } from '../core/bests';
import { stretched, type TimeSetting } from '../core/time-setting';

/** What is asked: the number in several crates, in one crate, or what crates of a known number hold together. */
export type Mode = 'findX' | 'balance' | 'substitute';
/** The modes in the order of the menu. */
export const MODES = ['findX', 'balance', 'substitute'] as const satisfies readonly Mode[];

/** How large the numbers are, and what an answer is worth. */
export type Difficulty = 'easy' | 'medium' | 'hard';
/** The difficulties in the order of the menu. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** What a round can be set to. */
export interface Settings {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ mode, difficulty, time }: Settings): string => kindOf(mode, difficulty, time);

/** The least and the most that a number may be, both included. */
export type Range = readonly [min: number, max: number];

/** From what an equation is drawn: how many crates, what is added to them, and the number in each crate. */
export interface Ranges {
  readonly crates: Range;
  readonly added: Range;
  readonly x: Range;
}

/*
 * The specification's letters: in FIND X a·x + b = c, a is `crates` and b is `added`; in BALANCE a + x = c with c = a + b,
 * a is `added` and b is `x`; in SUBSTITUTE b·x, b is `crates`.
 */
const FIND_X = {
  easy: { crates: [1, 3], added: [1, 10], x: [1, 8] },
  medium: { crates: [1, 6], added: [1, 20], x: [1, 15] },
  hard: { crates: [1, 10], added: [1, 20], x: [1, 15] },
} as const satisfies Record<Difficulty, Ranges>;
const BALANCE = {
  easy: { crates: [1, 1], added: [1, 3], x: [1, 10] },
  medium: { crates: [1, 1], added: [1, 6], x: [1, 10] },
  hard: { crates: [1, 1], added: [1, 10], x: [1, 10] },
} as const satisfies Record<Difficulty, Ranges>;
const SUBSTITUTE = { crates: [2, 6], added: [0, 0], x: [1, 8] } as const satisfies Ranges;

/** Every number of the specification. */
export const RULES = {
  lives: 3,
  questionSeconds: 30,
  /** How long an answer stands before the next question comes. */
  feedbackMs: 2000,
  /** From here on the time is shown as running out. */
  lastSeconds: 5,
  choices: { count: 4, within: 5, min: 1, slips: 2 },
  ranges: {
    findX: FIND_X,
    balance: BALANCE,
    substitute: { easy: SUBSTITUTE, medium: SUBSTITUTE, hard: SUBSTITUTE },
  },
  points: { easy: 10, medium: 20, hard: 30, streakPerPoint: 3, secondsPerPoint: 3 },
  combo: { first: 1, step: 0.5, every: 3, max: 3 },
  levels: { first: 1, every: 5 },
} as const;

/** How long a question may be thought about, in seconds; null without a limit. */
export const questionSeconds = (time: TimeSetting): number | null => stretched(RULES.questionSeconds, time);

/** What points are multiplied by after that many right answers in a row. */
export const comboFor = (streak: number): number =>
  Math.min(RULES.combo.first + Math.floor(streak / RULES.combo.every) * RULES.combo.step, RULES.combo.max);

/** Whether the right answer that makes a streak this long brings a new level. */
export const isLevelUp = (streak: number): boolean => streak > 0 && streak % RULES.levels.every === 0;

/** What the points for a right answer depend on: streak as before it, seconds as they were shown (null without a limit). */
export interface Scored {
  readonly difficulty: Difficulty;
  readonly streak: number;
  readonly secondsLeft: number | null;
}

/** The points for a right answer, whole, halves rounded up. */
export function scoreFor({ difficulty, streak, secondsLeft }: Scored): number {
  const { streakPerPoint, secondsPerPoint } = RULES.points;
  const forStreak = Math.floor(streak / streakPerPoint);
  const forTime = Math.floor((secondsLeft ?? 0) / secondsPerPoint);
  return Math.round((RULES.points[difficulty] + forStreak + forTime) * comboFor(streak));
}
