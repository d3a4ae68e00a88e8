/*
 * The numbers in the specification. They are written out here instead of taken from the rules, so this file shows what
 * was asked for.
 */
import { describe, expect, it } from 'vitest';
import { largestDivisor, largestFactor } from '../../../machines/math-warp/questions';
import {
  calculateScore,
  countStars,
  getBadge,
  getRating,
  isWarpStreak,
  levelAfterAnswers,
  RULES,
  tableToPractise,
} from '../../../machines/math-warp/rules';
import { indicesUpTo } from '../../helpers/seeds';
import { divisionEquation, timesEquation } from './helpers/equations';

describe('A round', () => {
  it('warns in the last 10 seconds', () => {
    expect(RULES.lastSeconds).toBe(10);
  });

  it('is in warp mode from five in a row', () => {
    expect([0, 4, 5, 6, 30].map(isWarpStreak)).toEqual([false, false, true, true, true]);
  });
});

describe('The level', () => {
  it('rises by one with every five answers', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 24, 25, 100].map(levelAfterAnswers)).toEqual([0, 0, 1, 1, 2, 2, 3, 4, 5, 20]);
  });

  it('raises the largest factor from 9 to 15, and the largest divisor and quotient from 8 to 12', () => {
    expect(indicesUpTo(9).map(largestFactor)).toEqual([9, 10, 11, 12, 13, 14, 15, 15, 15]);
    expect(indicesUpTo(7).map(largestDivisor)).toEqual([8, 9, 10, 11, 12, 12, 12]);
  });
});

describe('Points for a correct answer', () => {
  it.each([
    // streak, answers: 10 × streak + 5 × tens of answers
    [1, 1, 10],
    [10, 10, 105],
    [1, 10, 15],
    [20, 31, 215],
  ])('with a streak of %i after %i answers: %3$i', (streak, answers, points) => {
    expect(calculateScore(streak, answers)).toBe(points);
  });
});

describe('The result', () => {
  it.each([
    [0, 'spaceCadet'],
    [249, 'spaceCadet'],
    [250, 'stellarPilot'],
    [499, 'stellarPilot'],
    [500, 'spaceAce'],
    [999, 'spaceAce'],
    [1000, 'warpMaster'],
    [9999, 'warpMaster'],
  ])('rates a score of %i as %s', (score, rating) => {
    expect(getRating(score)).toBe(rating);
  });

  it.each([
    [0, 'gettingStarted'],
    [4, 'gettingStarted'],
    [5, 'hotStreak'],
    [9, 'hotStreak'],
    [10, 'streakMaster'],
    [14, 'streakMaster'],
    [15, 'warpLegend'],
    [60, 'warpLegend'],
  ])('gives a longest streak of %i the badge %s', (streak, badge) => {
    expect(getBadge(streak)).toBe(badge);
  });

  it.each([
    [0, 0],
    [199, 0],
    [200, 1],
    [399, 1],
    [400, 2],
    [999, 4],
    [1000, 5],
    [5000, 5],
  ])('gives a score of %i %i stars', (score, stars) => {
    expect(countStars(score)).toBe(stars);
  });
});

describe('The table to practise', () => {
  it('is empty without mistakes', () => {
    expect(tableToPractise([])).toBeNull();
  });

  it.each([
    [[timesEquation(7, 8)], 8],
    [[timesEquation(7, 8), timesEquation(3, 7)], 7],
    [[timesEquation(7, 8), divisionEquation(24, 6)], 6],
    [[divisionEquation(56, 7), divisionEquation(63, 9), timesEquation(4, 2)], 7],
  ])('is the one in the most mistakes, or else the latest: case %#', (mistakes, table) => {
    expect(tableToPractise(mistakes)).toBe(table);
  });
});
