import type { Coins, Heap, Piece } from '../../../machines/money-counter/coins';
import type { Question } from '../../../machines/money-counter/questions';

/** Formats cents as dollars with two decimals: "$0.05", "$1.25". */
export const formatMoney = (cents: number): string =>
  `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** How a question writes its amounts. */
export type MoneyStyle = Pick<Question, 'isInCents'>;

/** Formats cents as a question writes them: "$0.05", or "5¢" where amounts below a dollar are in cents. */
export const formatAmount = (cents: number, { isInCents = false }: MoneyStyle): string =>
  isInCents && cents < 100 ? `${cents}¢` : formatMoney(cents);

const NAMES: Readonly<Record<Piece, readonly [one: string, many: string]>> = {
  1: ['penny', 'pennies'],
  5: ['nickel', 'nickels'],
  10: ['dime', 'dimes'],
  25: ['quarter', 'quarters'],
  100: ['dollar bill', 'dollar bills'],
};

/** The name for this many pieces of a kind: "penny" for one, "pennies" for more. */
export const getPieceName = ({ piece, count }: Coins): string => NAMES[piece][count === 1 ? 0 : 1];

/** The pieces of a heap in words: "3 pennies, 2 nickels". */
export const heapText = (heap: Heap): string => heap.map((coins) => `${coins.count} ${getPieceName(coins)}`).join(', ');

/** Non-breaking spaces keep a sum on one line. */
export const withoutLineBreaks = (sum: string): string => sum.replaceAll(' ', '\u00a0');

/** A sum and its result. A line break is possible only between the two. */
export const solvedSum = (sum: string, cents: number, style: MoneyStyle): string =>
  `${withoutLineBreaks(sum)} ${withoutLineBreaks(`= ${formatAmount(cents, style)}`)}`;

export const plus = (one: number, other: number, style: MoneyStyle): string =>
  `${formatAmount(one, style)} + ${formatAmount(other, style)}`;
