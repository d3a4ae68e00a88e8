/* The constants in the specification, and points worked out by hand. */
import { describe, expect, it } from 'vitest';
import { calculateScore, getCombo, isLevelUp } from '../../../machines/algebra-adventure/rules';
import { indicesUpTo } from '../../helpers/seeds';

describe('The combo', () => {
  it('starts at 1 and grows by a half with every third correct answer, up to 3', () => {
    expect(indicesUpTo(17).map(getCombo)).toEqual([1, 1, 1, 1.5, 1.5, 1.5, 2, 2, 2, 2.5, 2.5, 2.5, 3, 3, 3, 3, 3]);
  });
});

describe('A new level', () => {
  it('is reached with every fifth correct answer in a row, but not at 0', () => {
    expect(indicesUpTo(21).filter(isLevelUp)).toEqual([5, 10, 15, 20]);
  });
});

describe('Points', () => {
  // (base + a point for each 3 of the streak + a point for each 3 seconds) x combo
  it.each([
    ['easy', 0, 30, 20], // (10 + 0 + 10) x 1
    ['easy', 2, 3, 11], // (10 + 0 + 1) x 1
    ['easy', 3, 30, 32], // (10 + 1 + 10) x 1.5 = 31.5, a half is rounded up
    ['medium', 4, 14, 38], // (20 + 1 + 4) x 1.5 = 37.5
    ['medium', 10, 1, 58], // (20 + 3 + 0) x 2.5 = 57.5
    ['hard', 0, 30, 40], // (30 + 0 + 10) x 1
    ['hard', 30, 30, 150], // (30 + 10 + 10) x 3
    ['hard', 0, 60, 50], // (30 + 0 + 20) x 1, with longer time
    ['easy', 0, null, 10], // without limits, seconds do not add points
    ['hard', 7, null, 64], // (30 + 2 + 0) x 2
  ] as const)('for a correct answer on %s after %i in a row with %s seconds left: %i', (...row) => {
    const [difficulty, streak, secondsLeft, points] = row;
    expect(calculateScore({ difficulty, streak, secondsLeft })).toBe(points);
  });
});
