/*
 * Which coins and notes each currency has, and how many of them are asked. Sources: the Royal Mint (GBP), the European Central
 * Bank (EUR), the Royal Canadian Mint and the Bank of Canada (CAD, without the cent, which is no longer given out), the
 * Royal Australian Mint (AUD), the Reserve Bank of India (INR; of 10 and 20 rupees there are coins and notes, here a coin
 * and a note). Notes that no answer needs are left out.
 *
 * Amounts are in the smallest unit that is asked: cents, pence, or whole rupees.
 */
import type { Currency } from '../core/currencies';
import type { Piece } from './coins';
import { type Difficulty, RULES } from './rules';

/** Minimum and maximum, both inclusive. */
type Range = readonly [min: number, max: number];
type Ranges = Readonly<Partial<Record<Piece, Range>>>;

/** A coin that is taken for another one, and whether children also take all of a heap's for the other. */
interface Confusion {
  readonly piece: Piece;
  readonly as: Piece;
  readonly isForAll?: true;
}

export interface CurrencyRules {
  /** The values of coins and notes, largest first. */
  readonly pieces: readonly Piece[];
  /** The value of the smallest note. All smaller pieces are coins. */
  readonly minNote: Piece;
  /** Every amount is a multiple of this one. */
  readonly step: number;
  /** Whether amounts are in whole units, such as rupees, so that they have no decimals. */
  readonly isWhole: boolean;
  /** The number of each piece in a single heap, and in each of two. */
  readonly counted: Readonly<Record<Difficulty, Ranges>>;
  readonly paired: Readonly<Record<Difficulty, Ranges>>;
  /** As in `RULES`. */
  readonly change: Readonly<
    Record<
      Difficulty,
      { readonly paid: readonly number[]; readonly price: Range; readonly step: number; readonly within: number }
    >
  >;
  readonly confusions: readonly Confusion[];
  /** How far typical wrong sums and differences are from the answer, if not by ten. */
  readonly near: { readonly added: readonly number[]; readonly compared: readonly number[] };
  /**
   * What decides which skill a question practises: the smallest pieces of a whole unit, of a quarter or half of it, and of
   * a ten; and the round amount that is crossed.
   */
  readonly tiers: { readonly whole: Piece; readonly middle: Piece; readonly ten: Piece; readonly crossed: number };
}

const USD: CurrencyRules = {
  pieces: [100, 25, 10, 5, 1],
  minNote: 100,
  step: 1,
  isWhole: false,
  counted: RULES.counted,
  paired: RULES.paired,
  change: RULES.change,
  confusions: [
    { piece: 5, as: 1, isForAll: true },
    { piece: 5, as: 10 },
    { piece: 10, as: 5 },
  ],
  near: { added: [-4, 5], compared: [-4, 4, 5] },
  tiers: { whole: 100, middle: 25, ten: 10, crossed: 10 },
};

/** Coins of 1, 2 and 5, ten times and a hundred times that. */
const ONE_TWO_FIVE: Pick<CurrencyRules, 'step' | 'counted' | 'paired' | 'confusions' | 'near' | 'tiers'> = {
  step: 1,
  counted: {
    easy: { 1: [1, 5], 2: [0, 4], 5: [0, 2] },
    medium: { 1: [1, 4], 2: [0, 3], 5: [0, 2], 10: [1, 4], 20: [0, 2] },
    hard: { 1: [1, 4], 2: [0, 2], 5: [0, 2], 10: [0, 3], 20: [0, 2], 50: [0, 2], 100: [0, 1], 200: [0, 1] },
  },
  paired: {
    easy: { 1: [1, 3], 2: [0, 2], 5: [0, 1] },
    medium: { 1: [1, 2], 2: [0, 1], 5: [0, 1], 10: [1, 2], 20: [0, 1] },
    hard: { 1: [1, 2], 2: [0, 1], 5: [0, 1], 10: [0, 1], 20: [0, 1], 50: [0, 1], 100: [0, 1] },
  },
  confusions: [
    { piece: 2, as: 1, isForAll: true },
    { piece: 5, as: 10 },
    { piece: 10, as: 5 },
    { piece: 20, as: 50 },
    { piece: 50, as: 20 },
    { piece: 200, as: 100 },
  ],
  near: { added: [-1, 1, 5], compared: [-1, 1, -5, 5] },
  tiers: { whole: 100, middle: 50, ten: 10, crossed: 10 },
};

const CENTS_AND_EUROS = {
  ...ONE_TWO_FIVE,
  pieces: [500, 200, 100, 50, 20, 10, 5, 2, 1],
  minNote: 500,
  isWhole: false,
  change: RULES.change,
} as const satisfies CurrencyRules;

/** A currency without coins of 1 and 2 cents. */
const FIVES: Pick<CurrencyRules, 'step' | 'isWhole' | 'change' | 'near'> = {
  step: 5,
  isWhole: false,
  change: {
    easy: { paid: [100], price: [25, 95], step: 5, within: 5 },
    medium: { paid: [200], price: [105, 195], step: 5, within: 10 },
    hard: { paid: [100, 200, 500], price: [50, 495], step: 5, within: 10 },
  },
  near: { added: [-5, 5], compared: [-5, 5, -15] },
};

const CAD: CurrencyRules = {
  ...FIVES,
  pieces: [500, 200, 100, 25, 10, 5],
  minNote: 500,
  counted: {
    easy: { 5: [1, 8], 10: [0, 4] },
    medium: { 5: [1, 6], 10: [0, 4], 25: [0, 3] },
    hard: { 5: [1, 6], 10: [0, 4], 25: [1, 4], 100: [0, 1], 200: [0, 1] },
  },
  paired: {
    easy: { 5: [1, 4], 10: [0, 2] },
    medium: { 5: [1, 3], 10: [0, 2], 25: [0, 1] },
    hard: { 5: [1, 3], 10: [0, 2], 25: [1, 2], 100: [0, 1] },
  },
  confusions: [
    { piece: 10, as: 5, isForAll: true },
    { piece: 5, as: 10 },
    { piece: 200, as: 100 },
  ],
  tiers: { whole: 100, middle: 25, ten: 10, crossed: 20 },
};

const AUD: CurrencyRules = {
  ...FIVES,
  pieces: [500, 200, 100, 50, 20, 10, 5],
  minNote: 500,
  counted: {
    easy: { 5: [1, 8], 10: [0, 4] },
    medium: { 5: [1, 6], 10: [0, 4], 20: [0, 3] },
    hard: { 5: [1, 4], 10: [0, 3], 20: [0, 2], 50: [1, 2], 100: [0, 1], 200: [0, 1] },
  },
  paired: {
    easy: { 5: [1, 4], 10: [0, 2] },
    medium: { 5: [1, 3], 10: [0, 2], 20: [0, 1] },
    hard: { 5: [1, 2], 10: [0, 1], 20: [0, 1], 50: [0, 1], 100: [0, 1] },
  },
  confusions: [
    { piece: 10, as: 5, isForAll: true },
    { piece: 10, as: 20 },
    { piece: 20, as: 10 },
    // The coin of two dollars is smaller than that of one.
    { piece: 200, as: 100 },
    { piece: 100, as: 200 },
  ],
  tiers: { whole: 100, middle: 50, ten: 10, crossed: 20 },
};

const INR: CurrencyRules = {
  ...ONE_TWO_FIVE,
  pieces: [500, 200, 100, 50, 20, 10, 5, 2, 1],
  minNote: 20,
  isWhole: true,
  // Notes are large, so there are fewer of them than of coins.
  counted: {
    easy: ONE_TWO_FIVE.counted.easy,
    medium: { 1: [1, 4], 2: [0, 3], 5: [0, 2], 10: [1, 4], 20: [0, 1] },
    hard: { 1: [1, 4], 2: [0, 2], 5: [0, 2], 10: [0, 4], 20: [0, 1], 50: [0, 1], 100: [0, 2] },
  },
  paired: {
    easy: ONE_TWO_FIVE.paired.easy,
    medium: { 1: [1, 2], 2: [0, 1], 5: [0, 1], 10: [1, 2] },
    hard: { 1: [1, 2], 2: [0, 1], 5: [0, 1], 10: [0, 2], 50: [0, 1], 100: [0, 1] },
  },
  change: {
    easy: { paid: [20], price: [5, 19], step: 1, within: 5 },
    medium: { paid: [100], price: [11, 99], step: 1, within: 10 },
    hard: { paid: [100, 200, 500], price: [50, 499], step: 1, within: 10 },
  },
};

const CURRENCY_RULES: Readonly<Record<Currency, CurrencyRules>> = {
  USD,
  GBP: CENTS_AND_EUROS,
  EUR: CENTS_AND_EUROS,
  CAD,
  AUD,
  INR,
};

/** The coins and notes of a currency; American ones if a round does not say which. */
export const getCurrencyRules = (money: Currency = 'USD'): CurrencyRules => CURRENCY_RULES[money];
