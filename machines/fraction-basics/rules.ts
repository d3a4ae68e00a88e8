/*
 * Fraction Basics: the rules, for a teacher who wants to know what the children do.
 *
 * The game is set in a mill, with bars of equal length on a table. The bars are cut into equal parts. There are four
 * types of question, and the answer is typed. CONVERT: write a decimal from 0.10 to 1.00 as a fraction. SIMPLIFY: write
 * a fraction in its simplest form. ADD and SUBTRACT: add two fractions, or subtract one from the other. After each
 * answer, right or wrong, the bars are cut into parts of the same size and laid out, so that the child can see the
 * answer. A correct answer is worth one point. Nothing is timed: the next question appears when the player asks for it.
 *
 * Two more types are about a number of things, which are shared into equal groups. HALVES: a half of up to 24 or a quarter
 * of up to 32 things. THIRDS: 1/3 of up to 30, 2/4 and 3/4 of up to 32 things. The answer is a whole number. A round of one
 * of these types begins with six questions about up to 12 things.
 *
 * Where the specification leaves something open, this is what we chose:
 * - There is no menu: the page opens with the first question. All four types take turns, each once in four questions,
 * in random order. The player can also choose a single type, which starts a new round; if anything was answered, the
 * result of the old round is shown first. Each type goes through all its decimals, fractions or pairs of denominators
 * before it repeats one, and never asks the same question twice in a row. If questions are chosen for a child, those that
 * it finds hard come again sooner, but not among the next seven.
 * - Decimals have two places and are equally likely. Fractions to simplify are less than one and have denominators from
 * 4 to 12.
 * - In sums and differences the denominators are 2 to 9, and so is their common denominator (halves with thirds, but
 * not quarters with thirds), so that the bars can be counted. In a little more than half of these questions the
 * denominators are equal. Otherwise both fractions are in their simplest form. Each fraction is less than one; a sum
 * can be up to nearly two. A difference is always more than 0.
 * - Any answer with the same amount is right: 3/4, 6/8, 75/100; 5/4 and 1 1/4; for one whole also 1, 1/1 and 4/4.
 * Typing the fraction from the question is also right, because it is equal; the simplest form is then shown next to it.
 * - Parts of an amount are not among the specification's four types, so a link with a seed only asks for them if it says
 * so. A round that is mixed for one child asks for all six types, each once in six questions. A link to the game without a
 * type still means the four.
 * - A decimal, a denominator of 0 or any other text is not accepted as an answer: the game explains why, and nothing is
 * lost. A negative amount counts as a wrong answer.
 * - A round does not end by itself. The player ends it from the pause card.
 */
import { createRoundKind } from '../core/personal-bests';

/** The types in which a part of an amount is asked for. */
export type AmountType = 'halves' | 'thirds';
export type QuestionType = 'convert' | 'simplify' | 'add' | 'subtract' | AmountType;
/** The four types in the specification. */
const FOUR_TYPES = ['convert', 'simplify', 'add', 'subtract'] as const satisfies readonly QuestionType[];
export const QUESTION_TYPES = [...FOUR_TYPES, 'halves', 'thirds'] as const satisfies readonly QuestionType[];

/** The types that take turns in a round of all types, and in one that is mixed for a child. */
export const TYPES_ASKED = { all: FOUR_TYPES, mixed: QUESTION_TYPES } as const;

/** A single type, or several of them in turn. */
export type RoundType = 'all' | QuestionType;
export const ROUND_TYPES = ['all', ...QUESTION_TYPES] as const satisfies readonly RoundType[];

/** Chosen by the player or set by a link. */
export interface Settings {
  /** Nothing is timed. */
  readonly time?: never;
  readonly type: RoundType;
}

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ type }: Settings): string => createRoundKind(type);

export const RULES = {
  pointsPerAnswer: 1,
  /** The decimals to convert, in hundredths: 0.10 to 1.00. */
  hundredths: { min: 10, max: 100 },
  /** Denominators of the fractions to simplify. */
  simplify: { min: 4, max: 12 },
  /** Denominators in sums and differences, and their common denominators. */
  parts: { min: 2, max: 9 },
  /**
   * How many things there are at most, by the number of equal groups. A round that asks nothing else begins with a few
   * questions about small amounts.
   */
  amounts: { max: { 2: 24, 3: 30, 4: 32 } as Readonly<Record<number, number>>, small: 12, smallFirst: 6 },
  /**
   * The steps of the answer, in milliseconds: cutting the bars, laying out the parts one by one (within `maxLayMs`
   * altogether), and dropping a line at their end.
   */
  show: { cutMs: 400, partMs: 80, maxLayMs: 960, measureMs: 300 },
} as const;
