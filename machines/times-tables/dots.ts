import type { Cell, Factors } from './rules';

/** A product as dots: full rows of `perRow` dots, and a shorter last row of `rest` dots, 0 if all rows are full. */
export interface Dots {
  readonly rows: number;
  readonly perRow: number;
  readonly rest: number;
}

/** The longest row or column, so that the dots can still be counted. */
const MAX = 12;
const TEN = 10;

/** How many rows of dots there are, including the last one. */
export const rowsOfDots = ({ rows, rest }: Dots): number => rows + (rest > 0 ? 1 : 0);

/**
 * The dots of a tile. While the puzzle is open they are in rows of ten, which gives no factor away. With the factors that
 * solved it (null before), they show what the product means, if that is small enough to count.
 */
export function dotsOf({ value, row, column }: Cell, solution: Factors | null): Dots {
  const rows = solution?.row[row] ?? null;
  const perRow = solution?.column[column] ?? null;
  if (rows !== null && perRow !== null && rows <= MAX && perRow <= MAX) return { rows, perRow, rest: 0 };
  return { rows: Math.floor(value / TEN), perRow: TEN, rest: value % TEN };
}
