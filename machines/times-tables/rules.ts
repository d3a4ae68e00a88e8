/*
 * Times Tables Master: the rules, for a teacher who wants to know what the children do.
 *
 * A square of tiles is a piece of a times table whose factors are hidden: each tile shows the product of the number of
 * its row and the number of its column. The child finds these numbers and types them beside the rows and above the
 * columns. Check Answers colours the tiles: green with a tick where the product is right, orange with an arrow up where
 * the two numbers make too much, blue with an arrow down where they make too little. When all tiles are right the puzzle
 * is solved. There are squares of 3 by 3 and of 4 by 4, and all hidden numbers are from 1 to 9.
 *
 * Where the specification leaves something open, this is what we chose:
 * - The hidden numbers of the rows are all different, and so are those of the columns: each row is another times table,
 *   and at most one of them is that of 1.
 * - Any numbers whose products are all right solve the puzzle, also where rows are doubled and columns halved.
 * - A changed number takes the colours of its row or column away: a hint that may be no longer true is none.
 * - Check may be pressed at any time, also before the first number: it then colours nothing and starts no clock.
 * - The clock counts whole seconds that have passed, from the first number to the check that finds all tiles right.
 * - There is no limit, so "longer" changes nothing, and "none" only hides the clock while the puzzle is being solved. Best
 *   times are kept apart by this setting all the same, as in all games.
 * - A puzzle that is solved within its first second took one second: nobody solves one in no time.
 * - New Puzzle, or a size that is chosen, deals another puzzle at any time; the one at hand counts for nothing then, and
 *   the streak, which counts the puzzles solved on this device, stays.
 * - A best time is new when it beats that of its size; where only a best time without its size is known, as visitors of
 *   long ago have it, it has to beat that one.
 * - A pressed tile shows its product as dots in rows of ten, which tells nothing of its factors; once the puzzle is
 *   solved, as many rows and columns as its factors say.
 * - A solved puzzle brings a star; two with up to three checks, and three at the first one.
 * - What to practise next is the row or column that checks found wrong most often, with its tile that was wrong most often.
 */
import { seededRandom, shuffle } from '../core/random';
import type { TimeSetting } from '../core/time-setting';
import { wholeNumber } from '../core/whole-number';

/** How many rows and columns a puzzle has. */
export type Size = 3 | 4;
/** The sizes in the order in which they are offered. */
export const SIZES = [3, 4] as const satisfies readonly Size[];

/** What is chosen on the page. */
export interface Settings {
  readonly size: Size;
  readonly time: TimeSetting;
}

/** Every number of the specification. */
export const RULES = {
  firstSize: 3,
  /** What the hidden factors are drawn from, both ends included. */
  factor: { min: 1, max: 9 },
  /** What may be typed, both ends included. */
  typed: { min: 1, max: 99 },
  /** The stars of a solved puzzle: three at the first check, two for up to three checks, one for having done it. */
  stars: { max: 3, maxChecks: [1, 3] },
} as const satisfies Record<string, unknown>;

/** The stars of a puzzle that was solved with so many checks. */
export const starsFor = (checks: number): number =>
  1 + RULES.stars.maxChecks.filter((maxChecks) => checks <= maxChecks).length;

/** The two sides of a puzzle that carry factors: beside the rows and above the columns. */
export type Side = 'row' | 'column';
/** The place of one factor: which row or column, from 0. */
export interface Slot {
  readonly side: Side;
  readonly index: number;
}

/** The factors that a player has found so far; null where there is none yet. */
export type Factors = Readonly<Record<Side, readonly (number | null)[]>>;

/** What the last check said of a tile. */
export type Status = 'default' | 'correct' | 'hint-high' | 'hint-low';

/** One tile: its row and column from 0, the product that it shows, and its colour. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  readonly status: Status;
}

/** A piece of a times table with its hidden factors; its cells from left to right, row by row. */
export interface Puzzle {
  readonly size: Size;
  readonly rowFactors: readonly number[];
  readonly colFactors: readonly number[];
  readonly cells: readonly Cell[];
}

/** So many different hidden factors, each set and order as likely as the next. */
function drawn(seed: number, size: Size, side: Side): readonly number[] {
  const { min, max } = RULES.factor;
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return shuffle(seededRandom(seed, 'times-tables', size, side), all).slice(0, size);
}

/** The puzzle that seed and size name. */
export function puzzleAt(seed: number, size: Size): Puzzle {
  const rowFactors = drawn(seed, size, 'row');
  const colFactors = drawn(seed, size, 'column');
  const cells = rowFactors.flatMap((rowFactor, row) =>
    colFactors.map((colFactor, column): Cell => ({ row, column, value: rowFactor * colFactor, status: 'default' })),
  );
  return { size, rowFactors, colFactors, cells };
}

/** No factors yet. */
export function noFactors(size: Size): Factors {
  const empty = Array.from({ length: size }, () => null);
  return { row: empty, column: empty };
}

/** What a player has typed for a factor: a number, nothing at all, or what is no factor and changes nothing. */
export type Reading =
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' };

/** Whether this number may be typed as a factor. */
export const isFactor = (value: number): boolean =>
  Number.isInteger(value) && value >= RULES.typed.min && value <= RULES.typed.max;

/** Reads what was typed: spaces, full-width digits and leading zeros are no mistake. */
export function readFactor(typed: string): Reading {
  if (typed.trim() === '') return { kind: 'empty' };
  const factor = wholeNumber(typed);
  return factor === null || !isFactor(factor) ? { kind: 'refused' } : { kind: 'factor', factor };
}

/** What two factors make of a tile's product; nothing is said where one of them is missing, which counts as 0. */
export function judge(value: number, row: number | null, column: number | null): Status {
  const guess = (row ?? 0) * (column ?? 0);
  if (guess === 0) return 'default';
  if (guess === value) return 'correct';
  return guess > value ? 'hint-high' : 'hint-low';
}

/** The puzzle after a check of these factors. */
export function checked(puzzle: Puzzle, factors: Factors): Puzzle {
  const cells = puzzle.cells.map((cell) => ({
    ...cell,
    status: judge(cell.value, factors.row[cell.row] ?? null, factors.column[cell.column] ?? null),
  }));
  return { ...puzzle, cells };
}

/** Whether a check found every tile right. */
export const isSolved = ({ cells }: Puzzle): boolean => cells.every(({ status }) => status === 'correct');

/** Whether a check has coloured any tile. */
export const isMarked = ({ cells }: Puzzle): boolean => cells.some(({ status }) => status !== 'default');

/** Whether a tile lies in the row or column of a factor. */
export const liesAt = (cell: Cell, { side, index }: Slot): boolean => cell[side] === index;

/** The puzzle without the colours of one row or column; the very same one where it has none. */
export function withoutHints(puzzle: Puzzle, slot: Slot): Puzzle {
  const isStale = (cell: Cell) => liesAt(cell, slot) && cell.status !== 'default';
  if (!puzzle.cells.some(isStale)) return puzzle;
  return {
    ...puzzle,
    cells: puzzle.cells.map((cell) => (isStale(cell) ? { ...cell, status: 'default' } : cell)),
  };
}

/** The factors with another one at a place. */
export const withFactor = (factors: Factors, { side, index }: Slot, factor: number | null): Factors => ({
  ...factors,
  [side]: factors[side].map((old, position) => (position === index ? factor : old)),
});

/** How many factors are still missing. */
export const missing = ({ row, column }: Factors): number => [...row, ...column].filter((one) => one === null).length;
