/*
 * Money Counter: the rules, for a teacher who wants to know what the children do.
 *
 * Ten questions about money at a market stall, American unless a link or the device says otherwise. There are four types, in mixed order: count the coins on the
 * counter, give change from dollar bills, add two heaps of money, and say how much more one heap is worth than another.
 * Each type appears once in the first four questions and once in the next four; the last two are of two different
 * types. So each type appears two or three times in a round.
 *
 * The money is the penny (1 cent), the nickel (5), the dime (10), the quarter (25) and the dollar bill (100). Easy has
 * 1 to 10 pennies and 0 to 4 nickels; medium adds dimes; hard adds quarters and dollar bills. Easy and medium offer
 * four amounts to choose from, some of them mistakes that children make (a nickel counted as a penny, a dime as a
 * nickel, a forgotten ten). On hard the amount is typed. A question has 60 seconds and a round has 180; the answer is
 * shown for a second and a half. The score is the number of correct answers. Amounts are shown as dollars with two
 * decimals: $0.05.
 *
 * Where the specification leaves something open, this is what we chose:
 * - The amounts of two heaps to add or compare are hidden until the answer on easy and medium, so that the coins have
 * to be counted. On hard they are shown. Players who listen hear the amounts.
 * - Medium has 1 to 5 dimes. Hard has 0 to 5 dimes, 1 to 4 quarters and 0 to 2 dollar bills. More would be hard to
 * distinguish on a phone.
 * - If there are two heaps, each has at most half as many, so that both together stay within these limits.
 * - Two heaps that are compared are never worth the same, and one is worth at least 4 cents. The question is how much
 * more the larger one is worth. It is on the left because it is named first. Options are never larger than this heap.
 * - On easy and medium, things cost less than a dollar and are paid for with one dollar bill. On easy, prices and
 * choices end in 0 or 5. Options are never more than the money paid. On hard, things cost 50 cents to $4.99 and are
 * paid for with one, two or five dollar bills, as few as possible.
 * - Change is counted up from the price with as few pieces as possible, smallest first.
 * - A question is never asked twice in a round.
 * - A typed amount can be 1.25, 1,25, $1.25, 125c or 125¢, .5 or 0.5 for fifty cents, and can have thousands in groups
 * of three (so 1,234 is more than a thousand dollars). A whole number of 5 or more without a unit may mean cents, so
 * the game asks. There is no penalty for this, or for a minus sign or more than two decimals, which the game explains.
 * - Best scores are stored for each difficulty and time setting.
 * - Other currencies (currency-rules.ts) have their own coins and notes. Their easy has the smallest coins, medium those up to
 * a fifth or a quarter of the whole unit, and hard all up to two units. Canadian and Australian amounts are multiples of 5
 * cents. Indian ones are whole rupees: things cost 5 to 19 rupees on easy, and up to 499 on hard.
 * - In a round that is picked for a child, easy has at most six coins and no change after a mistake, and at the beginning
 * of a first round (ease.ts). A first round can climb to medium.
 */
import type { Currency } from '../core/currencies';
import { createRoundKind } from '../core/personal-bests';
import type { TimeSetting } from '../core/time-setting';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const QUESTION_TYPES = ['countCoins', 'makeChange', 'addMoney', 'compareMoney'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
  /** The currency. Rounds from before there were several have none, which means American money. */
  readonly money?: Currency;
}

/** The numbers in this game's specification. `QUIZ` has those that all timed quizzes share. Amounts are in cents. */
export const RULES = {
  /** The minimum and maximum number of each piece in a single heap, both inclusive. */
  counted: {
    easy: { 1: [1, 10], 5: [0, 4], 10: [0, 0], 25: [0, 0], 100: [0, 0] },
    medium: { 1: [1, 10], 5: [0, 4], 10: [1, 5], 25: [0, 0], 100: [0, 0] },
    hard: { 1: [1, 10], 5: [0, 4], 10: [0, 5], 25: [1, 4], 100: [0, 2] },
  },
  /** The minimum and maximum number of each piece in each of two heaps shown side by side. */
  paired: {
    easy: { 1: [1, 5], 5: [0, 2], 10: [0, 0], 25: [0, 0], 100: [0, 0] },
    medium: { 1: [1, 5], 5: [0, 2], 10: [1, 2], 25: [0, 0], 100: [0, 0] },
    hard: { 1: [1, 5], 5: [0, 2], 10: [0, 2], 25: [1, 2], 100: [0, 1] },
  },
  /**
   * The amounts that can be paid (the smallest sufficient one is used), the range of prices, the step between prices,
   * and how many steps a choice can be from the answer.
   */
  change: {
    easy: { paid: [100], price: [25, 95], step: 5, within: 5 },
    medium: { paid: [100], price: [11, 99], step: 1, within: 10 },
    hard: { paid: [100, 200, 500], price: [50, 499], step: 1, within: 10 },
  },
  choices: { count: 4, within: 10, min: 1, maxDistractors: 2 },
  /** The minimum value of the larger heap, so that four distinct options fit below it. */
  minGreater: 4,
} as const;

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ difficulty, money = 'USD', time }: Settings): string =>
  money === 'USD' ? createRoundKind(difficulty, time) : createRoundKind(difficulty, money, time);

/** Whether there are amounts to choose from. Otherwise the answer is typed. */
export const hasChoices = (difficulty: Difficulty): boolean => difficulty !== 'hard';
