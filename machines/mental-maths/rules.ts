/*
 * Mental Maths: the rules, for a teacher who wants to know what the children do.
 *
 * Twenty-five sums, one after the other, to be done in the head: adding, taking away, multiplying and sharing in mixed
 * order, each as likely as the next. Four bubbles float on a lagoon, and one of them holds the answer. The others lie
 * within 10 of it and above 0, as often above it as below wherever there is room below it (an answer of 1 has none), so
 * that neither size nor place gives the right one away; up to two of them are slips that children make: a ten forgotten,
 * one off, the next sum of the times table.
 *
 * A sum may be thought about for 12 seconds; when they are over it counts as a wrong answer with none chosen. The answer
 * stands for a second and a half, and then the next sum comes. The score is the number of right answers out of 25. From
 * 70 per cent on, which is 18 of 25, there is confetti. At the end every sum is listed with what was answered.
 *
 * Where the specification leaves something open, this is what we chose:
 * - No sum comes twice in a round (7 × 5 and 5 × 7 are two), but where somebody practises a few facts alone.
 * - Operands are drawn evenly from their ranges: first the operation, then the first number, then the second.
 * - With "longer" a sum has 24 seconds. With "longer" and "none" the player goes on after a mistake by a Next button.
 * - A round that the player ends early has a full result: its score stays out of 25, and its list holds what was answered.
 * - The congratulation is one of twelve lines and never the same twice in a row. It stays for 2 seconds, so for half a
 *   second beside the next sum; a mistake in that half second takes its place.
 * - The best score and the longest streak are kept for each time setting; the sums do not depend on it, so that one link
 *   asks a whole class the same.
 */
import { kindOf } from '../core/bests';
import { stretched, type TimeSetting } from '../core/time-setting';

/** What a round can be set to. */
export interface Settings {
  readonly time: TimeSetting;
}

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ time }: Settings): string => kindOf(time);

/** Every number of the specification. */
export const RULES = {
  questions: 25,
  questionSeconds: 12,
  /** How long an answer stands before the next sum comes. */
  feedbackMs: 1500,
  /** How long a congratulation stays, also beside the next sum. */
  cheerMs: 2000,
  /** From here on the time is shown as running out. */
  lastSeconds: 3,
  /** The part of all sums that have to be right for confetti. */
  confettiFrom: 0.7,
  choices: { count: 4, within: 10, min: 1, slips: 2 },
  /** The least and the most that an operand may be, both included. */
  addition: { operand: [1, 50] },
  subtraction: { minuend: [20, 69], minSubtrahend: 1 },
  multiplication: { factor: [1, 12] },
  division: { divisor: [2, 12], quotient: [1, 12] },
  /** How many lines of congratulation there are. */
  cheers: 12,
} as const;

/** How long a sum may be thought about, in seconds; null without a limit. */
export const questionSeconds = (time: TimeSetting): number | null => stretched(RULES.questionSeconds, time);

/** What part of a whole round is right, in whole per cent, a half rounded up. */
export const percentageOf = (score: number): number => Math.round((100 * score) / RULES.questions);

/** Whether a round that ends with this score has confetti. */
export const hasConfetti = (score: number): boolean => score / RULES.questions >= RULES.confettiFrom;
