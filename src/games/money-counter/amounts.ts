/* Amounts, coins and heaps in the words of the catalogue. */
import type { Currency } from '../../../machines/core/currencies';
import type { Coins, Heap, Piece } from '../../../machines/money-counter/coins';
import { getCurrencyRules } from '../../../machines/money-counter/currency-rules';
import type { Question } from '../../../machines/money-counter/questions';
import {
  countedPieces,
  formatMoney,
  formatPart,
  formatWhole,
  type PieceNames,
  pieceList,
  pieceNames,
} from './money-text';

/** How a question writes its amounts. */
export interface MoneyStyle extends Pick<Question, 'isInCents'> {
  readonly asked?: Pick<Question['asked'], 'money'>;
}

/** Formats cents as a question writes them: "$0.05", or "5¢" where amounts below a dollar are in cents. */
export function formatAmount(cents: number, { isInCents = false, asked }: MoneyStyle): string {
  const money = asked?.money ?? 'USD';
  return isInCents && cents < 100 && !getCurrencyRules(money).isWhole
    ? formatPart(cents, money)
    : formatMoney(cents, money);
}

/** The value on a coin or note: "20p", "£1". */
export function formatPiece(piece: Piece, money: Currency): string {
  if (getCurrencyRules(money).isWhole) return formatWhole(piece, money);
  return piece < 100 ? formatPart(piece, money) : formatWhole(piece / 100, money);
}

function namesOf(piece: Piece, money: Currency): PieceNames {
  const kind = piece < getCurrencyRules(money).minNote ? 'coin' : 'note';
  return pieceNames(piece, money, formatPiece(piece, money), kind);
}

/** The name for this many pieces of a kind: "penny" for one, "pennies" for more. */
export function getPieceName({ piece, count }: Coins, money: Currency = 'USD'): string {
  const [one, many] = namesOf(piece, money);
  return count === 1 ? one : many;
}

/** The same at the start of a sentence. */
export function getFirstPieceName({ piece, count }: Coins, money: Currency = 'USD'): string {
  const [, , one, many] = namesOf(piece, money);
  return count === 1 ? one : many;
}

/** The pieces of a heap in words: "3 pennies, 2 nickels". */
export const heapText = (heap: Heap, money?: Currency): string =>
  pieceList(heap.map((coins) => countedPieces(coins.count, getPieceName(coins, money))));

/** Non-breaking spaces keep a sum on one line. */
export const withoutLineBreaks = (sum: string): string => sum.replaceAll(' ', '\u00a0');

/** A sum and its result. A line break is possible only between the two. */
export const solvedSum = (sum: string, cents: number, style: MoneyStyle): string =>
  `${withoutLineBreaks(sum)} ${withoutLineBreaks(`= ${formatAmount(cents, style)}`)}`;

export const plus = (one: number, other: number, style: MoneyStyle): string =>
  `${formatAmount(one, style)} + ${formatAmount(other, style)}`;

export const minus = (one: number, other: number, style: MoneyStyle): string =>
  `${formatAmount(one, style)} − ${formatAmount(other, style)}`;
