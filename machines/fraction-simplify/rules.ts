/*
 * Fraction Master: the rules, for a teacher who wants to know what the children do.
 *
 * A round has ten questions about fractions: simplifying, adding, subtracting and multiplying. The answer is typed as a
 * numerator and a denominator. Each question has 60 seconds and the round 180, which run on while an answer is shown. An
 * answer, or the end of a question's time, is shown for 1.5 seconds. A question whose time runs out is a mistake. The score is
 * the number of correct answers; 7 or more are celebrated at the end.
 *
 * The player chooses the difficulty. Easy: both fractions have the same denominator, one of 2, 3, 4, 5, 6, 8 and 10; a
 * fraction to simplify has the denominator 4, 6, 8 or 10. Medium: denominators from 2 to 12; hard: from 2 to 20; they may
 * differ. All fractions are above 0 and below 1; a sum may be more than 1.
 *
 * Where the specification leaves something open, this is what we chose:
 * - Every four questions contain all four types, in random order.
 * - No question is asked twice in a round; at easy, no denominator is repeated within the same type either.
 * - Fractions to simplify are never in their simplest form already. In a subtraction the first fraction is the larger one, so
 *   the result is never 0. That is impossible with halves only, so easy subtractions start with thirds.
 * - An answer is right if it is the same amount, whatever its form: 2/4 for 1/2, even if the question was to simplify 2/4. The
 *   simplest form is then shown as well. A denominator of 0 is a wrong answer.
 * - The answer is shown in its simplest form, as a single fraction: 3/2, and 1/1 for one whole.
 * - With "longer" both times are doubled; with "none" there are none. With both, the game waits after a mistake until the
 *   player goes on.
 * - The questions do not depend on the time setting, so one link asks a whole class the same questions.
 */
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

export type QuestionType = 'simplify' | 'add' | 'subtract' | 'multiply';
export const QUESTION_TYPES = ['simplify', 'add', 'subtract', 'multiply'] as const satisfies readonly QuestionType[];

/** How large the denominators are, and whether they can differ. */
export type Difficulty = 'easy' | 'medium' | 'hard';
/** In the order of the menu. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** The kind of round, which has its own bests. */
export const kindOfRound = ({ difficulty, time }: Settings): string => kindOf(difficulty, time);

/** The numbers of this game. Those that all timed quizzes share are in the quiz's own table. */
export const RULES = {
  /** The common denominator of both fractions at easy. */
  easyDenominators: [2, 3, 4, 5, 6, 8, 10],
  /** The denominator of a fraction to simplify at easy. */
  easySimplified: [4, 6, 8, 10],
  /** The range of denominators at medium and hard, both ends included. */
  denominators: { medium: [2, 12], hard: [2, 20] },
  /** The smallest denominator that two different fractions above 0 and below 1 can share. */
  minInDifference: 3,
} as const;
