/*
 * Fraction Basics: the rules, for a teacher who wants to know what the children do.
 *
 * On the table of a mill lie bars of equal length, cut into equal parts. A question is asked, of one of four types, and the
 * answer is typed. CONVERT: write a decimal from 0.10 to 1.00 as a fraction. SIMPLIFY: write a fraction in its simplest
 * form. ADD and SUBTRACT: two fractions are put together, or one is taken from the other. After each answer, right or
 * wrong, the bars are cut into parts of the same size and laid out, so that the answer can be seen. A right answer is worth
 * one point. Nothing is timed: each next question comes when the player asks for it.
 *
 * Where the specification leaves something open, this is what we chose:
 * - There is no menu: the page opens with the first question. All four types come in turn, each once in four questions, in
 *   an order by chance; or the player chooses one type, which begins a new round; where something was answered, the result
 *   of this one is shown first. What was just asked never comes again at once: each type goes through all of its decimals,
 *   fractions or kinds of parts before one of them comes again.
 * - Decimals have two places, each as likely as the next. Fractions to be simplified are less than one and have the
 *   denominators 4 to 12.
 * - In sums and differences the denominators are 2 to 9, and so are the parts that both have in common (halves with thirds,
 *   but not quarters with thirds): the bars can be counted. A little more than half of them have parts of one size from the
 *   beginning. Where the sizes differ, both fractions are in their simplest form. Each fraction is less than one; a sum may
 *   be up to nearly two. A difference is never 0 or less.
 * - Any answer of the same amount is right: 3/4, 6/8, 75/100; for more than one 5/4 and 1 1/4; for one also 1, 1/1 and 4/4.
 *   The same fraction as was asked is equal too, so it is right; the simplest form is then shown beside it.
 * - A decimal is no fraction, 0 cannot be a denominator, and other text is no answer: the player is told so, and nothing is
 *   lost. An amount below 0 is an answer, and a wrong one.
 * - A perfect player would never end, so the pause card ends a round.
 */
import { kindOf } from '../core/bests';

/** What is asked. */
export type QuestionType = 'convert' | 'simplify' | 'add' | 'subtract';
export const QUESTION_TYPES = ['convert', 'simplify', 'add', 'subtract'] as const satisfies readonly QuestionType[];

/** What a round asks: one type, or all of them in turn. */
export type RoundType = 'all' | QuestionType;
export const ROUND_TYPES = ['all', ...QUESTION_TYPES] as const satisfies readonly RoundType[];

/** What the player or a link chooses. */
export interface Settings {
  /** Nothing is timed. */
  readonly time?: never;
  readonly type: RoundType;
}

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ type }: Settings): string => kindOf(type);

/** Every number of the rules. */
export const RULES = {
  pointsPerAnswer: 1,
  /** The decimals that are converted, in hundredths: 0.10 to 1.00. */
  hundredths: { min: 10, max: 100 },
  /** The denominators of fractions that are simplified. */
  simplify: { min: 4, max: 12 },
  /** The denominators of sums and differences, of each fraction and of their common parts. */
  parts: { min: 2, max: 9 },
  /**
   * What is shown after an answer, one thing after the other: the bars are cut anew, the parts are laid down one by one,
   * but all of them in that time at most, and a line is dropped at their end.
   */
  show: { cutMs: 400, partMs: 80, maxLayMs: 960, measureMs: 300 },
} as const;
