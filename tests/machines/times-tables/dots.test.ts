import { describe, expect, it } from 'vitest';
import { dotsOf, rowsOfDots } from '../../../machines/times-tables/dots';
import { puzzleAt, SIZES } from '../../../machines/times-tables/rules';
import { upTo } from '../../helpers/seeds';
import { solutionsOf } from './helpers/game';

describe('The dots of a tile', () => {
  it('match its product, before and after any solution of the puzzle', () => {
    for (const size of SIZES)
      for (const seed of upTo(500)) {
        const puzzle = puzzleAt(seed, size);
        for (const solution of [null, ...solutionsOf(puzzle)])
          for (const cell of puzzle.cells) {
            const { rows, perRow, rest } = dotsOf(cell, solution);
            expect(rows * perRow + rest).toBe(cell.value);
            expect(perRow).toBeLessThanOrEqual(12);
            expect(rowsOfDots({ rows, perRow, rest })).toBeLessThanOrEqual(12);
          }
      }
  });

  it('form rows of ten while the puzzle is open, so that they do not give a factor away', () => {
    const cell = { row: 0, column: 1, value: 42, status: 'default' } as const;
    expect(dotsOf(cell, null)).toEqual({ rows: 4, perRow: 10, rest: 2 });
    expect(rowsOfDots(dotsOf(cell, null))).toBe(5);
    expect(dotsOf({ ...cell, value: 8 }, null)).toEqual({ rows: 0, perRow: 10, rest: 8 });
    expect(rowsOfDots(dotsOf({ ...cell, value: 40 }, null))).toBe(4);
  });

  it('form as many rows as the factors say once it is solved, or rows of ten if those rows would be too long', () => {
    const cell = { row: 0, column: 1, value: 42, status: 'correct' } as const;
    expect(dotsOf(cell, { row: [7, 1, 1], column: [1, 6, 1] })).toEqual({ rows: 7, perRow: 6, rest: 0 });
    expect(dotsOf({ ...cell, value: 36 }, { row: [3, 1, 1], column: [1, 12, 1] })).toMatchObject({
      rows: 3,
      perRow: 12,
    });
    expect(dotsOf({ ...cell, value: 39 }, { row: [3, 1, 1], column: [1, 13, 1] })).toMatchObject({
      rows: 3,
      perRow: 10,
    });
    expect(dotsOf(cell, { row: [3, 1, 1], column: [1, 14, 1] })).toEqual({ rows: 4, perRow: 10, rest: 2 });
  });
});
