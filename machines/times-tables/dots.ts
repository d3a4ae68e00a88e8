import type { Cell, Factors } from './rules';

/** A product as dots: full rows of `perRow` dots, and a last row of `rest` dots if there are any left over. */
export interface DotGrid {
  readonly rows: number;
  readonly perRow: number;
  readonly rest: number;
}

/** The maximum length of a row or column, so that the dots can still be counted. */
const MAX = 12;
const TEN = 10;

/** The number of rows, including an incomplete last one. */
export const countDotRows = ({ rows, rest }: DotGrid): number => rows + (rest > 0 ? 1 : 0);

/** Whether the dots on a tile are in rows and columns that show the factors. */
export const showsFactors = ({ rows, rest }: DotGrid, { row }: Cell, solution: Factors | null): boolean =>
  solution !== null && rest === 0 && rows === solution.row[row];

/**
 * The dots on a tile. While the puzzle is open they are in rows of ten, so that they do not give a factor away. With
 * the factors that solved it (null before), they show the product as rows and columns if it is small enough to count.
 */
export function getDotGrid({ value, row, column }: Cell, solution: Factors | null): DotGrid {
  const rows = solution?.row[row] ?? null;
  const perRow = solution?.column[column] ?? null;
  if (rows !== null && perRow !== null && rows <= MAX && perRow <= MAX) return { rows, perRow, rest: 0 };
  return { rows: Math.floor(value / TEN), perRow: TEN, rest: value % TEN };
}
