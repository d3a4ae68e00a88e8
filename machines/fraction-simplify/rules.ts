/*
 * Fraction Master: the rules, for a teacher who wants to know what the children do.
 *
 * A round has ten questions about fractions: making one simpler, adding two, taking one from another, and times. The
 * answer is typed as a numerator and a denominator. There are 60 seconds for each question and 180 for the round, whose
 * time runs on while an answer is shown; an answer or the end of a question's time is shown for 1.5 seconds. A question
 * whose time runs out is a mistake. The score is the number of right answers; 7 or more are celebrated at the end.
 *
 * The player chooses the difficulty. Easy: both fractions have the same denominator, one of 2, 3, 4, 5, 6, 8 and 10; a
 * fraction to simplify has the denominator 4, 6, 8 or 10. Medium: denominators from 2 to 12; hard: from 2 to 20; they may
 * differ. All fractions are above 0 and below 1; a sum may be more than 1.
 *
 * Where the specification leaves something open, this is what we chose:
 * - Each four questions hold all four types, in an order by chance.
 * - No question comes twice in a round; nor, when it is easy, does a denominator within the same type.
 * - Fractions to simplify can be simplified; in a difference the first fraction is the greater one, so that something is
 *   left. With halves alone there is no such difference, so easy ones begin with thirds.
 * - An answer is right if it is the same amount, whatever its form: 2/4 for 1/2, also where the question was to simplify
 *   2/4. Then the simplest form is said as well. A denominator of 0 is a wrong answer.
 * - The answer that is shown is in its simplest form, as one fraction: 3/2, and 1/1 for one whole.
 * - With "longer" both times are doubled; with "none" there are none. With both, a mistake waits for the player to go on.
 * - The questions do not depend on the time setting, so that one link asks a whole class the same.
 */
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

/** What is asked for. */
export type QuestionType = 'simplify' | 'add' | 'subtract' | 'multiply';
export const QUESTION_TYPES = ['simplify', 'add', 'subtract', 'multiply'] as const satisfies readonly QuestionType[];

/** How large the denominators are, and whether they may differ. */
export type Difficulty = 'easy' | 'medium' | 'hard';
/** The difficulties in the order of the menu. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** What a round can be set to. */
export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ difficulty, time }: Settings): string => kindOf(difficulty, time);

/** Every number of the game itself; those that timed quizzes share are in the quiz's own table. */
export const RULES = {
  /** The one denominator of both fractions when it is easy. */
  easyDenominators: [2, 3, 4, 5, 6, 8, 10],
  /** The denominator of a fraction to simplify when it is easy. */
  easySimplified: [4, 6, 8, 10],
  /** The least and the most that a denominator may be otherwise, both included. */
  denominators: { medium: [2, 12], hard: [2, 20] },
  /** The least denominator that two different fractions above 0 and below 1 can share. */
  minInDifference: 3,
} as const;
