/*
 * Fraction Master: the rules, for a teacher who wants to know what the children do.
 *
 * A round has ten questions about fractions: simplifying, adding, subtracting and multiplying. The answer is typed as a
 * numerator and a denominator. Each question has 60 seconds. The whole round has 180, and its clock keeps running while
 * an answer is shown. The correct answer is shown for 1.5 seconds after each question. A question whose time runs out
 * is a mistake. The score is the number of correct answers; 7 or more are celebrated at the end.
 *
 * The player chooses the difficulty. Easy: both fractions have the same denominator, one of 2, 3, 4, 5, 6, 8 and 10; a
 * fraction to simplify has the denominator 4, 6, 8 or 10. Medium: denominators from 2 to 12; hard: from 2 to 20; they
 * may differ. All fractions are above 0 and below 1; a sum may be more than 1.
 *
 * Where the specification leaves something open, this is what we chose:
 * - Every four questions contain all four types, in random order.
 * - A question is never asked twice in a round; on easy, no denominator is repeated within a type either.
 * - Fractions to simplify are never already in their simplest form. In a subtraction the first fraction is the larger
 * one, so the result is never 0. That is impossible with halves only, so easy subtractions start with thirds.
 * - An answer is right if it is the same amount in any form: 2/4 for 1/2, even if the question was to simplify 2/4. The
 * simplest form is then shown as well. A denominator of 0 is a wrong answer.
 * - The answer is shown in its simplest form, as a single fraction: 3/2, and 1/1 for one whole.
 * - With "longer" both times are doubled; with "none" there are none. With either setting, the game waits after a
 * mistake until the player continues.
 * - The questions do not depend on the time setting, so one link asks a whole class the same questions.
 * - In a round that is picked for a child, easy has no products, and no results from one whole on. After a mistake, and at
 * the beginning of a first round, it asks for sums and differences of up to six parts (ease.ts). A first round can climb
 * to medium and hard.
 */
import { createRoundKind } from '../core/personal-bests';
import type { TimeSetting } from '../core/time-setting';

export type QuestionType = 'simplify' | 'add' | 'subtract' | 'multiply';
export const QUESTION_TYPES = ['simplify', 'add', 'subtract', 'multiply'] as const satisfies readonly QuestionType[];

/** Sets the size of the denominators, and whether they can differ. */
export type Difficulty = 'easy' | 'medium' | 'hard';
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ difficulty, time }: Settings): string => createRoundKind(difficulty, time);

/** The numbers specific to this game. `QUIZ` has those that all timed quizzes share. */
export const RULES = {
  /** Common denominators on easy. */
  easyDenominators: [2, 3, 4, 5, 6, 8, 10],
  /** Denominators of fractions to simplify on easy. */
  easySimplified: [4, 6, 8, 10],
  /** Range of denominators on medium and hard, both ends inclusive. */
  denominators: { medium: [2, 12], hard: [2, 20] },
  /** The smallest denominator with two different fractions between 0 and 1. */
  minInDifference: 3,
} as const;
