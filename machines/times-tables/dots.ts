import type { Cell, Factors } from './rules';

/** A product as dots: full rows of so many dots, and a last row of fewer, 0 where all are full. */
export interface Dots {
  readonly rows: number;
  readonly perRow: number;
  readonly rest: number;
}

/** No row and no column is longer, so that the dots can be counted. */
const MAX = 12;
const TEN = 10;

/** How many rows of dots there are, the last one included. */
export const rowsOfDots = ({ rows, rest }: Dots): number => rows + (rest > 0 ? 1 : 0);

/**
 * The dots of a tile. While the puzzle is open they lie in rows of ten, which gives no factor away; with the factors that
 * solved it (null before) they are what the product means: so many rows of so many, where that can be counted.
 */
export function dotsOf({ value, row, column }: Cell, solution: Factors | null): Dots {
  const rows = solution?.row[row] ?? null;
  const perRow = solution?.column[column] ?? null;
  if (rows !== null && perRow !== null && rows <= MAX && perRow <= MAX) return { rows, perRow, rest: 0 };
  return { rows: Math.floor(value / TEN), perRow: TEN, rest: value % TEN };
}
