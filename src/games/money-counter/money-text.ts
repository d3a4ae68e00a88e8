import type { Currency } from '../../../machines/core/currencies';
import type { AmountUnits } from '../../../machines/money-counter/amount';
import type { Piece } from '../../../machines/money-counter/coins';
import { formatDecimal } from '../../ui/format-decimal';

/** How amounts of a currency are written: its sign, and the sign of its parts. Rupees have no parts here. */
interface Signs {
  readonly whole: string;
  readonly part: string;
}

const SIGNS: Readonly<Record<Currency, Signs>> = {
  USD: { whole: '$', part: '¢' },
  GBP: { whole: '£', part: 'p' },
  EUR: { whole: '€', part: 'c' },
  CAD: { whole: '$', part: '¢' },
  AUD: { whole: '$', part: 'c' },
  INR: { whole: '₹', part: '' },
};

/** An amount of whole units and cents with two decimals, or of whole rupees: "$0.05", "£1.25", "₹50". */
export const formatMoney = (cents: number, money: Currency = 'USD'): string =>
  money === 'INR' ? `₹${cents}` : `${SIGNS[money].whole}${formatDecimal(cents / 100, 2)}`;

/** An amount in cents or pence: "5¢", "5p". */
export const formatPart = (cents: number, money: Currency): string => `${cents}${SIGNS[money].part}`;

/** A whole number of units: "$2". */
export const formatWhole = (units: number, money: Currency): string => `${SIGNS[money].whole}${units}`;

/** The sign in front of the field for an amount, if it is not written behind the number. */
export const signBefore = (money: Currency): string | undefined => SIGNS[money].whole;

/** The names of a coin or note: one, several, and the same at the start of a sentence. */
export type PieceNames = readonly [one: string, many: string, oneFirst: string, manyFirst: string];

const PENNY: PieceNames = ['penny', 'pennies', 'Penny', 'Pennies'];
const NICKEL: PieceNames = ['nickel', 'nickels', 'Nickel', 'Nickels'];
const DIME: PieceNames = ['dime', 'dimes', 'Dime', 'Dimes'];
const QUARTER: PieceNames = ['quarter', 'quarters', 'Quarter', 'Quarters'];
const BILL: PieceNames = ['dollar bill', 'dollar bills', 'Dollar bill', 'Dollar bills'];

/** Coins and notes with names of their own. */
const OWN_NAMES: Readonly<Partial<Record<Currency, Readonly<Partial<Record<Piece, PieceNames>>>>>> = {
  USD: { 1: PENNY, 5: NICKEL, 10: DIME, 25: QUARTER, 100: BILL },
  CAD: { 5: NICKEL, 10: DIME, 25: QUARTER },
};

/** The names of a coin or note with this value, as it is written: "20p". */
export function pieceNames(piece: Piece, money: Currency, value: string, kind: 'coin' | 'note'): PieceNames {
  const own = OWN_NAMES[money]?.[piece];
  if (own !== undefined) return own;
  const one = kind === 'coin' ? `${value} coin` : `${value} note`;
  const many = kind === 'coin' ? `${value} coins` : `${value} notes`;
  return [one, many, one, many];
}

/** Counts in words, because "2 1p coins" is hard to read. */
const COUNTS: readonly string[] = ['0', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Some coins of a kind: "3 pennies", "two 1p coins". */
export const countedPieces = (count: number, name: string): string =>
  /^[a-z]/.test(name) ? `${count} ${name}` : `${COUNTS[count] ?? count} ${name}`;

/** Coins and notes of several kinds: "3 pennies, 2 nickels". */
export const pieceList = (parts: readonly string[]): string => parts.join(', ');

/** The names of the units: "dollars" and "cents". */
export const unitNames: Readonly<Record<Currency, { readonly whole: string; readonly part: string }>> = {
  USD: { whole: 'dollars', part: 'cents' },
  GBP: { whole: 'pounds', part: 'pence' },
  EUR: { whole: 'euros', part: 'cents' },
  CAD: { whole: 'dollars', part: 'cents' },
  AUD: { whole: 'dollars', part: 'cents' },
  INR: { whole: 'rupees', part: '' },
};

const DOLLARS: AmountUnits = { whole: ['$', 'dollars', 'dollar'], part: ['cents', 'cent', 'c', '¢'] };

/** The units that can be typed with an amount. */
export const typedUnits: Readonly<Record<Currency, AmountUnits>> = {
  USD: DOLLARS,
  GBP: { whole: ['£', 'pounds', 'pound'], part: ['pence', 'pennies', 'penny', 'p'] },
  EUR: { whole: ['€', 'euros', 'euro'], part: ['cents', 'cent', 'c', 'ct'] },
  CAD: DOLLARS,
  AUD: DOLLARS,
  INR: { whole: ['₹', 'rupees', 'rupee', 'rs.', 'rs'], part: [] },
};
