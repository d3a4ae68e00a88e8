/*
 * Money Counter: the rules, for a teacher who wants to know what the children do.
 *
 * Ten questions about American money at a market stall. There are four kinds, in mixed order: count the coins that lie on
 * the counter, give change from dollar bills, add two heaps of money, and say how much more one heap is than another. Any
 * four questions beginning with the first, the fifth and the ninth are of four different kinds, so each kind comes two or
 * three times a round.
 *
 * The coins are the penny (1 cent), the nickel (5), the dime (10), the quarter (25) and the dollar bill (100). Easy has 1 to
 * 10 pennies and 0 to 4 nickels; medium adds dimes; hard adds quarters and dollar bills. Easy and medium offer four amounts
 * to choose from, some of them slips that children make (a nickel counted as a penny, a dime as a nickel, a ten forgotten).
 * In hard the amount is typed. A question has 60 seconds, a round 180; the answer stands for a second and a half. The score
 * is the number of right answers. Amounts are cents and are shown as dollars with two decimals: $0.05.
 *
 * Where the specification leaves something open, this is what we chose:
 * - Medium has 1 to 5 dimes. Hard has 0 to 5 dimes, 1 to 4 quarters and 0 to 2 dollar bills. More could not be told apart
 *   on a phone.
 * - Where two heaps lie side by side, each has half of that, so that both together stay within it.
 * - Two heaps that are compared are never worth the same, and one has at least 4 cents; we ask how much more the greater
 *   one is, which lies on the left as it is named first, and offer no difference that is more than it.
 * - In easy and medium things cost less than a dollar and are paid with one dollar bill; in easy prices end in 0 or 5, and
 *   so do the choices. No change is offered that is more than what is paid. In hard things cost 50 cents to $4.99 and are
 *   paid with one, two or five dollar bills: as few as are more than the price.
 * - Change is counted out from the price upwards with as few pieces as there can be, the smallest first.
 * - No question comes twice in a round.
 * - A typed amount may be 1.25, 1,25, $1.25, 125c or 125¢, .5 and 0.5 for fifty cents, and may have thousands in groups of
 *   three (so 1,234 is more than a thousand dollars). A plain whole number from 5 on may be meant as cents: it is
 *   asked what is meant. That, a minus and more than two decimals are answered with a message and cost nothing.
 * - Bests are kept for each difficulty and time setting.
 */
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

/** How hard the questions are, as the menu offers it. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** How hard the questions are. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What is asked, in the order in which the menu tells of it. */
export const QUESTION_TYPES = ['countCoins', 'makeChange', 'addMoney', 'compareMoney'] as const;
/** What is asked. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a round can be set to. */
export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** Every number of the specification that timed quizzes do not share; amounts are cents. */
export const RULES = {
  /** The least and the most there may be of each piece, both included, in one heap that is counted. */
  counted: {
    easy: { 1: [1, 10], 5: [0, 4], 10: [0, 0], 25: [0, 0], 100: [0, 0] },
    medium: { 1: [1, 10], 5: [0, 4], 10: [1, 5], 25: [0, 0], 100: [0, 0] },
    hard: { 1: [1, 10], 5: [0, 4], 10: [0, 5], 25: [1, 4], 100: [0, 2] },
  },
  /** The same for each of two heaps that lie side by side. */
  paired: {
    easy: { 1: [1, 5], 5: [0, 2], 10: [0, 0], 25: [0, 0], 100: [0, 0] },
    medium: { 1: [1, 5], 5: [0, 2], 10: [1, 2], 25: [0, 0], 100: [0, 0] },
    hard: { 1: [1, 5], 5: [0, 2], 10: [0, 2], 25: [1, 2], 100: [0, 1] },
  },
  /** What may be paid (the least that is more than the price is), what prices may be, what they are a multiple of, and how many such steps off choices may be. */
  change: {
    easy: { paid: [100], price: [25, 95], step: 5, within: 5 },
    medium: { paid: [100], price: [11, 99], step: 1, within: 10 },
    hard: { paid: [100, 200, 500], price: [50, 499], step: 1, within: 10 },
  },
  choices: { count: 4, within: 10, min: 1, slips: 2 },
  /** What the greater of two heaps is worth at least, so that four different amounts are no more than it. */
  minGreater: 4,
} as const;

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ difficulty, time }: Settings): string => kindOf(difficulty, time);

/** Whether amounts are offered to choose from; where they are not, they are typed. */
export const hasChoices = (difficulty: Difficulty): boolean => difficulty !== 'hard';
