import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countMissingFactors,
  countStars,
  emptyFactors,
  isSolved,
  judge,
  markTiles,
  type Puzzle,
  parseFactor,
  puzzleAt,
  SIZES,
  type Size,
  withFactor,
  withoutHints,
} from '../../../machines/times-tables/rules';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';
import { findSolutions } from './helpers/game';

const SEEDS = indicesUpTo(10_000);

/** The number of times each of the nine factors appears at an index. */
const factorsAt = (puzzles: readonly Puzzle[], side: 'rowFactors' | 'colFactors', index: number) =>
  countOccurrences(
    puzzles.map((puzzle) => (puzzle[side][index] ?? 0) - 1),
    9,
  );

const shown = (seed: number, size: Size) =>
  puzzleAt(seed, size)
    .cells.map(({ value }) => value)
    .join(' ');

describe.each(SIZES)('10,000 puzzles of size %i', (size) => {
  const puzzles = SEEDS.map((seed) => puzzleAt(seed, size));

  it('have the right number of rows and columns, and tiles without a colour', () => {
    for (const { size: rows, rowFactors, colFactors, cells } of puzzles) {
      expect([rows, rowFactors.length, colFactors.length, cells.length]).toEqual([size, size, size, size * size]);
      expect(cells.every(({ status }) => status === 'default')).toBe(true);
      expect(cells.map(({ row, column }) => row * size + column)).toEqual(indicesUpTo(size * size));
    }
  });

  it('hide different whole factors from 1 to 9 on each side', () => {
    for (const { rowFactors, colFactors } of puzzles) {
      for (const factors of [rowFactors, colFactors]) {
        expect(factors.every((factor) => Number.isInteger(factor) && factor >= 1 && factor <= 9)).toBe(true);
        expect(new Set(factors).size).toBe(size);
      }
    }
  });

  it('show exactly the products of their factors', () => {
    for (const { rowFactors, colFactors, cells } of puzzles)
      for (const { row, column, value } of cells)
        expect(value).toBe((rowFactors[row] ?? 0) * (colFactors[column] ?? 0));
  });

  it('use every factor equally often at every position', () => {
    for (const index of indicesUpTo(size)) {
      expect(chiSquare(factorsAt(puzzles, 'rowFactors', index))).toBeLessThan(chiSquareLimit(9));
      expect(chiSquare(factorsAt(puzzles, 'colFactors', index))).toBeLessThan(chiSquareLimit(9));
    }
  });

  it(
    'can be solved with the hidden factors and with any others that make the products, and some have others',
    SLOW_TEST,
    () => {
      let others = 0;
      for (const puzzle of puzzles) {
        const hidden = { row: puzzle.rowFactors, column: puzzle.colFactors };
        const solutions = findSolutions(puzzle);
        expect(solutions).toContainEqual(hidden);
        others += solutions.length - 1;
        expect(solutions.every((solution) => isSolved(markTiles(puzzle, solution)))).toBe(true);
      }
      expect(others).toBeGreaterThan(100);
    },
  );

  it('stay unsolved if any factor of a solution is changed', () => {
    fc.assert(
      fc.property(
        fc.nat(9999),
        fc.constantFrom('row' as const, 'column' as const),
        fc.nat(size - 1),
        fc.integer({ min: 1, max: 99 }),
        (seed, side, index, factor) => {
          const puzzle = puzzleAt(seed, size);
          const hidden = { row: puzzle.rowFactors, column: puzzle.colFactors };
          fc.pre(hidden[side][index] !== factor);
          const tried = markTiles(puzzle, withFactor(hidden, { side, index }, factor));
          const wrong = tried.cells.filter((cell) => cell[side] === index);
          expect(isSolved(tried)).toBe(false);
          expect(
            wrong.every(({ status }) => status === (factor > (hidden[side][index] ?? 0) ? 'hint-high' : 'hint-low')),
          ).toBe(true);
          expect(tried.cells.filter(({ status }) => status === 'correct')).toHaveLength(size * (size - 1));
        },
      ),
      propertyRuns(500),
    );
  });
});

describe('A seed', () => {
  it('almost never gives the same puzzle as the next seed', () => {
    expect(new Set(indicesUpTo(1000).map((seed) => shown(seed, 3))).size).toBeGreaterThan(990);
    expect(new Set(indicesUpTo(1000).map((seed) => shown(seed, 4))).size).toBeGreaterThan(998);
  });
});

describe('A tile', () => {
  it.each([
    [42, 7, 6, 'correct'],
    [42, 6, 7, 'correct'],
    [42, 14, 3, 'correct'],
    [42, 7, 7, 'hint-high'],
    [42, 99, 99, 'hint-high'],
    [42, 41, 1, 'hint-low'],
    [42, 1, 1, 'hint-low'],
    [42, null, 6, 'default'],
    [42, 7, null, 'default'],
    [42, null, null, 'default'],
  ] as const)('showing %i is, with %s and %s, %s', (value, row, column, status) => {
    expect(judge(value, row, column)).toBe(status);
  });
});

describe('A typed factor', () => {
  it.each([
    ['7', 7],
    ['1', 1],
    ['99', 99],
    [' 12 ', 12],
    ['07', 7],
    ['007', 7],
    ['７', 7],
    ['９９', 99],
    ['+4', 4],
  ])('"%s" is %i', (typed, factor) => {
    expect(parseFactor(typed)).toEqual({ kind: 'factor', factor });
  });

  it.each(['', ' ', '\u3000'])('"%s" is empty', (typed) => {
    expect(parseFactor(typed)).toEqual({ kind: 'empty' });
  });

  it.each(['0', '00', '100', '-1', '−7', '1.5', '1,5', 'abc', '7a', '-', '1 2', '²', '1e1'])(
    '"%s" is refused',
    (typed) => {
      expect(parseFactor(typed)).toEqual({ kind: 'refused' });
    },
  );
});

describe('Hints for a row or column', () => {
  it('disappear when its factor changes, while the others stay', () => {
    const puzzle = puzzleAt(5, 3);
    const tried = markTiles(puzzle, { row: puzzle.rowFactors, column: puzzle.colFactors });
    const after = withoutHints(tried, { side: 'column', index: 1 });
    expect(after.cells.map(({ status }) => status === 'default')).toEqual(
      after.cells.map(({ column }) => column === 1),
    );
    expect(withoutHints(after, { side: 'column', index: 1 })).toBe(after);
  });
});

describe('The number of missing factors', () => {
  it('includes all factors at first, and drops with each one entered', () => {
    const none = emptyFactors(4);
    expect(countMissingFactors(none)).toBe(8);
    expect(countMissingFactors(withFactor(none, { side: 'row', index: 3 }, 6))).toBe(7);
    expect(withFactor(none, { side: 'row', index: 3 }, 6).row).toEqual([null, null, null, 6]);
  });
});

describe('Stars for a puzzle', () => {
  it('are three for the first check, two for a few checks, and one otherwise', () => {
    expect([1, 2, 3, 4, 20].map(countStars)).toEqual([3, 2, 2, 1, 1]);
  });
});
