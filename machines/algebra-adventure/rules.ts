/*
 * Algebra Adventure: the rules, for a teacher who wants to know what the children do.
 *
 * The game is set in a workshop with a balance. In FIND X the left pan holds some crates, each with the same unknown
 * number in it, and some weights; the right pan holds only weights: 3x + 4 = 19. What is x? In BALANCE there is one
 * crate and some weights: 4 + x = 9. In SUBSTITUTE the number in the crates is given (x = 4), and the question is how
 * much they hold altogether: what is 3x? Each question has four answers to choose from, one of them correct. The others
 * are within 5 of it, above it as often as below, so that neither size nor position gives away the correct one. Up to
 * two of them are mistakes that children make, if they are close enough: a forgotten step, one crate too many, or an
 * answer that is off by one.
 *
 * There are three lives, and 30 seconds for each question. A mistake or no answer costs a life. A correct answer is
 * worth 10, 20 or 30 points depending on the difficulty, plus a point for every three correct answers in a row and for
 * every three seconds left, all multiplied by the combo. The combo starts at 1 and grows by a half with every third
 * correct answer in a row, up to 3. Every fifth correct answer in a row reaches a new level. A round is over when all
 * lives are lost, or when the player ends it.
 *
 * Where the specification leaves something open, this is what we chose:
 * - Points use the streak and combo from before the answer, and the seconds as they were shown; without limits, seconds
 * do not add points. Halves are rounded up.
 * - With "longer" a question has 60 seconds, and every three of them still earn a point, so such rounds have their own
 * best scores. With "longer" and "none" the game waits for a Next button after a mistake.
 * - Levels are never lost, and do not change the questions: the difficulty is chosen in the menu.
 * - In BALANCE, x is the specification's b, so it is 1 to 10 on every difficulty.
 * - In SUBSTITUTE the difficulty only changes the points, because the specification has one range for all.
 * - A question is repeated only after all others of its mode and difficulty have been asked.
 * - The questions do not depend on the time setting, so one link asks a whole class the same questions.
 * - In a round that is picked for a child, easy has a single crate and totals to 12 after a mistake, and at the beginning
 * of a first round. The first round of FIND X and of BALANCE can climb to medium and hard.
 */
import { createRoundKind } from '../core/personal-bests';
import { applyTimeSetting, type TimeSetting } from '../core/time-setting';

export type Mode = 'findX' | 'balance' | 'substitute';
export const MODES = ['findX', 'balance', 'substitute'] as const satisfies readonly Mode[];

export type Difficulty = 'easy' | 'medium' | 'hard';
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

export interface Settings {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ mode, difficulty, time }: Settings): string => createRoundKind(mode, difficulty, time);

/** Minimum and maximum, both inclusive. */
export type Range = readonly [min: number, max: number];

/** The ranges for the number of crates, the number added to them, and the number in each crate. */
export interface Ranges {
  readonly crates: Range;
  readonly added: Range;
  readonly x: Range;
}

/*
 * The letters in the specification: in FIND X a·x + b = c, a is `crates` and b is `added`; in BALANCE a + x = c with
 * c = a + b, a is `added` and b is `x`; in SUBSTITUTE b·x, b is `crates`.
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

export const RULES = {
  lives: 3,
  questionSeconds: 30,
  /** How long an answer is shown before the next question, in milliseconds. */
  feedbackMs: 2000,
  /** The clock turns urgent when this many seconds are left. */
  lastSeconds: 5,
  choices: { count: 4, within: 5, min: 1, maxDistractors: 2 },
  ranges: {
    findX: FIND_X,
    balance: BALANCE,
    substitute: { easy: SUBSTITUTE, medium: SUBSTITUTE, hard: SUBSTITUTE },
  },
  points: { easy: 10, medium: 20, hard: 30, streakPerPoint: 3, secondsPerPoint: 3 },
  combo: { first: 1, step: 0.5, every: 3, max: 3 },
  levels: { first: 1, every: 5 },
} as const;

/** The time limit for a question, in seconds; null without a limit. */
export const questionSeconds = (time: TimeSetting): number | null => applyTimeSetting(RULES.questionSeconds, time);

/** The multiplier of points after this many correct answers in a row. */
export const getCombo = (streak: number): number =>
  Math.min(RULES.combo.first + Math.floor(streak / RULES.combo.every) * RULES.combo.step, RULES.combo.max);

/** Whether the correct answer that makes a streak this long reaches a new level. */
export const isLevelUp = (streak: number): boolean => streak > 0 && streak % RULES.levels.every === 0;

/** The values that the points depend on: the streak before the answer, and the seconds shown (null without a limit). */
export interface ScoredAnswer {
  readonly difficulty: Difficulty;
  readonly streak: number;
  readonly secondsLeft: number | null;
}

/** The points for a correct answer, rounded to a whole number. */
export function calculateScore({ difficulty, streak, secondsLeft }: ScoredAnswer): number {
  const { streakPerPoint, secondsPerPoint } = RULES.points;
  const forStreak = Math.floor(streak / streakPerPoint);
  const forTime = Math.floor((secondsLeft ?? 0) / secondsPerPoint);
  return Math.round((RULES.points[difficulty] + forStreak + forTime) * getCombo(streak));
}
