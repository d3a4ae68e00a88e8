import { describe, expect, it } from 'vitest';
import { countDotRows, getDotGrid } from '../../../machines/times-tables/dots';
import { puzzleAt, SIZES } from '../../../machines/times-tables/rules';
import { indicesUpTo } from '../../helpers/seeds';
import { findSolutions } from './helpers/game';

describe('The dots of a tile', () => {
  it('match its product, before and after any solution of the puzzle', () => {
    for (const size of SIZES)
      for (const seed of indicesUpTo(500)) {
        const puzzle = puzzleAt(seed, size);
        for (const solution of [null, ...findSolutions(puzzle)])
          for (const cell of puzzle.cells) {
            const { rows, perRow, rest } = getDotGrid(cell, solution);
            expect(rows * perRow + rest).toBe(cell.value);
            expect(perRow).toBeLessThanOrEqual(12);
            expect(countDotRows({ rows, perRow, rest })).toBeLessThanOrEqual(12);
          }
      }
  });

  it('form rows of ten while the puzzle is open, so that they do not give a factor away', () => {
    const cell = { row: 0, column: 1, value: 42, status: 'default' } as const;
    expect(getDotGrid(cell, null)).toEqual({ rows: 4, perRow: 10, rest: 2 });
    expect(countDotRows(getDotGrid(cell, null))).toBe(5);
    expect(getDotGrid({ ...cell, value: 8 }, null)).toEqual({ rows: 0, perRow: 10, rest: 8 });
    expect(countDotRows(getDotGrid({ ...cell, value: 40 }, null))).toBe(4);
  });

  it('form as many rows as the factors say once the puzzle is solved, or rows of ten if those are too long', () => {
    const cell = { row: 0, column: 1, value: 42, status: 'correct' } as const;
    expect(getDotGrid(cell, { row: [7, 1, 1], column: [1, 6, 1] })).toEqual({ rows: 7, perRow: 6, rest: 0 });
    expect(getDotGrid({ ...cell, value: 36 }, { row: [3, 1, 1], column: [1, 12, 1] })).toMatchObject({
      rows: 3,
      perRow: 12,
    });
    expect(getDotGrid({ ...cell, value: 39 }, { row: [3, 1, 1], column: [1, 13, 1] })).toMatchObject({
      rows: 3,
      perRow: 10,
    });
    expect(getDotGrid(cell, { row: [3, 1, 1], column: [1, 14, 1] })).toEqual({ rows: 4, perRow: 10, rest: 2 });
  });
});
