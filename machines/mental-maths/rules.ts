/*
 * Mental Maths: the rules, for a teacher who wants to know what the children do.
 *
 * Twenty-five sums, one after another, to do in your head: addition, subtraction, multiplication and division in mixed
 * order, all equally likely. Four bubbles float on a lagoon, and one of them has the answer. The others are within 10
 * of it and above 0. They are above it as often as below, unless there is no room below (for an answer of 1), so that
 * neither size nor position gives away the correct one. Up to two of them are mistakes that children make: a forgotten
 * ten, an answer that is off by one, or the next product in the times table.
 *
 * Each sum has 12 seconds; when they are up, it counts as wrong. The answer is shown for a second and a half, and then
 * the next sum follows. The score is the number of correct answers out of 25. From 70 percent, which is 18 of 25, there
 * is confetti. At the end every sum is listed with its answer.
 *
 * Where the specification leaves something open, this is what we chose:
 * - A sum is never asked twice in a round (7 × 5 and 5 × 7 are two sums), unless the player is practising only a few
 * facts.
 * - Operands are drawn evenly from their ranges: first the operation, then the first number, then the second.
 * - With "longer" a sum has 24 seconds. With "longer" and "none" the game waits for a Next button after a mistake.
 * - If the player ends a round early, its score is still out of 25, and its list shows the sums that were answered.
 * - The cheer is one of twelve and never the same twice in a row. It stays for 2 seconds, so it overlaps the next sum
 * by half a second, unless a mistake replaces it.
 * - The best score and the longest streak are stored for each time setting. The sums do not depend on it, so one link
 * asks a whole class the same sums.
 */
import { createRoundKind } from '../core/personal-bests';
import { applyTimeSetting, type TimeSetting } from '../core/time-setting';

export interface Settings {
  readonly time: TimeSetting;
}

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ time }: Settings): string => createRoundKind(time);

export const RULES = {
  questions: 25,
  questionSeconds: 12,
  /** How long an answer is shown before the next sum, in milliseconds. */
  feedbackMs: 1500,
  /** How long a cheer is shown, in milliseconds. It overlaps the next sum. */
  cheerMs: 2000,
  /** The clock turns urgent when this many seconds are left. */
  lastSeconds: 3,
  /** The proportion of correct answers that earns confetti. */
  confettiFrom: 0.7,
  choices: { count: 4, within: 10, min: 1, maxDistractors: 3 },
  /** Ranges have a minimum and a maximum, both inclusive. */
  addition: { operand: [1, 50] },
  subtraction: { minuend: [20, 69], minSubtrahend: 1 },
  multiplication: { factor: [1, 12] },
  division: { divisor: [2, 12], quotient: [1, 12] },
  /** The number of different cheers. */
  cheers: 12,
} as const;

/** The time limit for a sum, in seconds; null without a limit. */
export const questionSeconds = (time: TimeSetting): number | null => applyTimeSetting(RULES.questionSeconds, time);

/** Correct answers as a percentage of a whole round, rounded. */
export const toPercentage = (score: number, questions: number = RULES.questions): number =>
  Math.round((100 * score) / questions);

/** Whether a round with this final score has confetti. */
export const hasConfetti = (score: number, questions: number = RULES.questions): boolean =>
  score / questions >= RULES.confettiFrom;
