/*
 * Times Tables Master: the rules, for a teacher who wants to know what the children do.
 *
 * A square of tiles is part of a times table whose factors are hidden: each tile shows its row's number times its
 * column's number. The child works out these numbers and types them next to the rows and above the columns. Check
 * Answers colours the tiles: green with a tick where the product is right, orange with an arrow up where the two
 * numbers make too much, blue with an arrow down where they make too little. When all tiles are right, the puzzle is
 * solved. There are squares of 3 by 3 and of 4 by 4, and all hidden numbers are from 1 to 9.
 *
 * Where the specification leaves something open, this is what we chose:
 * - The hidden numbers of the rows are all different, and so are those of the columns: each row is another times table,
 * and at most one of them is the 1 times table.
 * - Any numbers that make all products right solve the puzzle, for example the hidden ones with the rows doubled and
 * the columns halved.
 * - Changing a number clears the colours of its row or column, because those hints may no longer be true.
 * - Check can be pressed at any time, even before the first number; then it does not colour any tile or start the
 * clock.
 * - The clock counts whole seconds from the first number to the check that finds all tiles right.
 * - There is no time limit, so "longer" changes nothing, and "none" only hides the clock while the puzzle is being
 * solved. Each time setting still has its own best times, as in all games.
 * - A puzzle that is solved within its first second counts as one second.
 * - New Puzzle, or choosing a size, deals another puzzle at any time. The current one is then lost, but the streak is
 * not: it counts the puzzles solved on this device.
 * - A best time is new when it beats the best time of its size. Some early visitors only have a best time without a
 * size; then it has to beat that one.
 * - Pressing a tile shows its product as dots in rows of ten, which does not reveal its factors. Once the puzzle is
 * solved, the factors give the numbers of rows and columns.
 * - A solved puzzle earns one star, two with up to three checks, and three with a single check.
 * - What to practise next is the row or column that checks found wrong most often, with its tile that was wrong most
 * often.
 */
import { seededRandom, shuffle } from '../core/random';
import type { TimeSetting } from '../core/time-setting';
import { parseWholeNumber } from '../core/whole-number';

/** The number of rows, and of columns. */
export type Size = 3 | 4;
export const SIZES = [3, 4] as const satisfies readonly Size[];

export interface Settings {
  readonly size: Size;
  readonly time: TimeSetting;
  /**
   * Set if factors are chosen from 1 to 9. These are all hidden numbers, so choosing one is no easier than typing it,
   * and best times are not stored separately.
   */
  readonly answers?: 'choice' | undefined;
}

export const RULES = {
  firstSize: 3,
  /** The range of the hidden factors, both ends inclusive. */
  factor: { min: 1, max: 9 },
  /** The range of numbers that can be typed, both ends inclusive. */
  typed: { min: 1, max: 99 },
  /** The stars for a solved puzzle: three if the first check solves it, two for up to three checks, otherwise one. */
  stars: { max: 3, maxChecks: [1, 3] },
} as const satisfies Record<string, unknown>;

export const countStars = (checks: number): number =>
  1 + RULES.stars.maxChecks.filter((maxChecks) => checks <= maxChecks).length;

/** The two sides of a puzzle that have factors: next to the rows and above the columns. */
export type Side = 'row' | 'column';
/** The position of a factor: which row or column, from 0. */
export interface Slot {
  readonly side: Side;
  readonly index: number;
}

/** The factors that the player has entered so far; null if there is none yet. */
export type Factors = Readonly<Record<Side, readonly (number | null)[]>>;

/** The result of the last check for a tile. */
export type Status = 'default' | 'correct' | 'hint-high' | 'hint-low';

/** One tile: its row and column from 0, the product it shows, and its colour. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  readonly status: Status;
}

/** Part of a times table with hidden factors. Its cells go from left to right, row by row. */
export interface Puzzle {
  readonly size: Size;
  readonly rowFactors: readonly number[];
  readonly colFactors: readonly number[];
  readonly cells: readonly Cell[];
}

/** Draws different hidden factors. All sets and orders are equally likely. */
function drawFactors(seed: number, size: Size, side: Side): readonly number[] {
  const { min, max } = RULES.factor;
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return shuffle(seededRandom(seed, 'times-tables', size, side), all).slice(0, size);
}

export function puzzleAt(seed: number, size: Size): Puzzle {
  const rowFactors = drawFactors(seed, size, 'row');
  const colFactors = drawFactors(seed, size, 'column');
  const cells = rowFactors.flatMap((rowFactor, row) =>
    colFactors.map((colFactor, column): Cell => ({ row, column, value: rowFactor * colFactor, status: 'default' })),
  );
  return { size, rowFactors, colFactors, cells };
}

export function emptyFactors(size: Size): Factors {
  const empty = Array.from({ length: size }, () => null);
  return { row: empty, column: empty };
}

/** The player's input for a factor: a number, nothing, or something that is not a factor and is ignored. */
export type ParsedFactor =
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' };

/** Whether this number can be typed as a factor. */
export const isFactor = (value: number): boolean =>
  Number.isInteger(value) && value >= RULES.typed.min && value <= RULES.typed.max;

/** Reads what was typed. Spaces, full-width digits and leading zeros are accepted. */
export function parseFactor(typed: string): ParsedFactor {
  if (typed.trim() === '') return { kind: 'empty' };
  const factor = parseWholeNumber(typed);
  return factor === null || !isFactor(factor) ? { kind: 'refused' } : { kind: 'factor', factor };
}

/** Compares the product of two factors with a tile. If a factor is missing, the tile is not marked. */
export function judge(value: number, row: number | null, column: number | null): Status {
  const guess = (row ?? 0) * (column ?? 0);
  if (guess === 0) return 'default';
  if (guess === value) return 'correct';
  return guess > value ? 'hint-high' : 'hint-low';
}

/** The puzzle after a check with these factors. */
export function markTiles(puzzle: Puzzle, factors: Factors): Puzzle {
  const cells = puzzle.cells.map((cell) => ({
    ...cell,
    status: judge(cell.value, factors.row[cell.row] ?? null, factors.column[cell.column] ?? null),
  }));
  return { ...puzzle, cells };
}

export const isSolved = ({ cells }: Puzzle): boolean => cells.every(({ status }) => status === 'correct');

/** Whether a check has coloured any tile. */
export const hasHints = ({ cells }: Puzzle): boolean => cells.some(({ status }) => status !== 'default');

/** Whether a tile is in the row or column of a factor. */
export const isInSlot = (cell: Cell, { side, index }: Slot): boolean => cell[side] === index;

/** The puzzle without the colours of one row or column. Returns the same object if there are none. */
export function withoutHints(puzzle: Puzzle, slot: Slot): Puzzle {
  const isStale = (cell: Cell) => isInSlot(cell, slot) && cell.status !== 'default';
  if (!puzzle.cells.some(isStale)) return puzzle;
  return {
    ...puzzle,
    cells: puzzle.cells.map((cell) => (isStale(cell) ? { ...cell, status: 'default' } : cell)),
  };
}

/** The factors with one of them replaced. */
export const withFactor = (factors: Factors, { side, index }: Slot, factor: number | null): Factors => ({
  ...factors,
  [side]: factors[side].map((old, position) => (position === index ? factor : old)),
});

/** The number of factors still missing. */
export const countMissingFactors = ({ row, column }: Factors): number =>
  [...row, ...column].filter((one) => one === null).length;
