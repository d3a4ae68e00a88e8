/*
 * Fraction Basics: the rules, for a teacher who wants to know what the children do.
 *
 * On a table in a mill there are bars of equal length, cut into equal parts. A question of one of four types is asked, and the
 * answer is typed. CONVERT: write a decimal from 0.10 to 1.00 as a fraction. SIMPLIFY: write a fraction in its simplest form.
 * ADD and SUBTRACT: add two fractions, or subtract one from the other. After each answer, right or wrong, the bars are cut
 * into parts of the same size and laid out, so that the child can see the answer. A correct answer is worth one point. Nothing
 * is timed: the player asks for each next question.
 *
 * Where the specification leaves something open, this is what we chose:
 * - There is no menu: the page opens with the first question. All four types take turns, each once in four questions, in
 *   random order. The player can also choose one type, which starts a new round; if anything was answered, the result of the
 *   old round is shown first. No question is repeated at once: each type goes through all its decimals, fractions or pairs of
 *   denominators before one of them is repeated.
 * - Decimals have two places and are equally likely. Fractions to simplify are less than one and have denominators from 4 to
 *   12.
 * - In sums and differences the denominators are 2 to 9, and so is their common denominator (halves with thirds, but not
 *   quarters with thirds), so that the bars can be counted. A little more than half of these questions have equal denominators
 *   from the start. Otherwise both fractions are in their simplest form. Each fraction is less than one; a sum can be up to
 *   nearly two. A difference is always more than 0.
 * - Any answer with the same amount is right: 3/4, 6/8, 75/100; 5/4 and 1 1/4; for one whole also 1, 1/1 and 4/4. Typing the
 *   fraction from the question is also right, because it is equal; the simplest form is then shown next to it.
 * - A decimal is not a fraction, 0 cannot be a denominator, and other text is not an answer: the game says so, and nothing is
 *   lost. A negative amount is an answer, and a wrong one.
 * - A round has no end of its own, so the pause card can end it.
 */
import { kindOf } from '../core/bests';

export type QuestionType = 'convert' | 'simplify' | 'add' | 'subtract';
export const QUESTION_TYPES = ['convert', 'simplify', 'add', 'subtract'] as const satisfies readonly QuestionType[];

/** One type, or all of them in turn. */
export type RoundType = 'all' | QuestionType;
export const ROUND_TYPES = ['all', ...QUESTION_TYPES] as const satisfies readonly RoundType[];

/** What the player or a link chooses. */
export interface Settings {
  /** Nothing is timed. */
  readonly time?: never;
  readonly type: RoundType;
}

/** The kind of round, which has its own bests. */
export const kindOfRound = ({ type }: Settings): string => kindOf(type);

export const RULES = {
  pointsPerAnswer: 1,
  /** The decimals to convert, in hundredths: 0.10 to 1.00. */
  hundredths: { min: 10, max: 100 },
  /** The denominators of fractions to simplify. */
  simplify: { min: 4, max: 12 },
  /** The denominators in sums and differences, and the common denominator. */
  parts: { min: 2, max: 9 },
  /**
   * The steps shown after an answer, in milliseconds: the bars are cut, the parts are laid out one by one (all of them within
   * `maxLayMs`), and a line is dropped at their end.
   */
  show: { cutMs: 400, partMs: 80, maxLayMs: 960, measureMs: 300 },
} as const;
