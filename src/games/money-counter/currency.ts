import type { Currency } from '../../../machines/core/currencies';
import type { Piece } from '../../../machines/money-counter/coins';
import { getCurrencyRules } from '../../../machines/money-counter/currency-rules';
import type { Difficulty } from '../../../machines/money-counter/rules';
import { formatPiece } from './amounts';

/** Whether amounts of a currency have two decimals. */
export const hasDecimals = (money: Currency): boolean => !getCurrencyRules(money).isWhole;

/** The coins and notes that a round can ask, smallest first. */
export function listAskedPieces(money: Currency, difficulty: Difficulty): readonly Piece[] {
  const { pieces, counted } = getCurrencyRules(money);
  return [...pieces].reverse().filter((piece) => (counted[difficulty][piece]?.[1] ?? 0) > 0);
}

/** Their values, as they are written: "5¢". */
export const listAskedValues = (money: Currency, difficulty: Difficulty): readonly string[] =>
  listAskedPieces(money, difficulty).map((piece) => formatPiece(piece, money));

/** Coins and notes in pictures that explain the game: a few for each difficulty, and two coins that are added. */
interface Examples extends Readonly<Record<Difficulty, readonly Piece[]>> {
  readonly added: readonly [Piece, Piece];
  /** Some change, the smallest coin first, and what was paid, as a coin or note. */
  readonly change: readonly Piece[];
  readonly paid: Piece;
}

const ONE_TWO_FIVE = { easy: [1, 2, 5], medium: [5, 10, 20], added: [20, 10] } as const;
const CENTS = { ...ONE_TWO_FIVE, hard: [20, 50, 100], change: [5, 10, 20], paid: 100 } as const;

const EXAMPLES: Readonly<Record<Currency, Examples>> = {
  USD: { easy: [1, 5], medium: [1, 5, 10], hard: [10, 25, 100], added: [25, 10], change: [10, 25], paid: 100 },
  GBP: CENTS,
  EUR: CENTS,
  CAD: { easy: [5, 10], medium: [5, 10, 25], hard: [25, 100, 200], added: [25, 10], change: [10, 25], paid: 100 },
  AUD: { easy: [5, 10], medium: [5, 10, 20], hard: [50, 100, 200], added: [20, 10], change: [5, 10, 20], paid: 100 },
  INR: { ...ONE_TWO_FIVE, hard: [10, 20, 50], change: [5, 10, 20], paid: 100 },
};

export const getExamples = (money: Currency): Examples => EXAMPLES[money];
