/* The constants in the specification, and numbers worked out by hand. */
import { describe, expect, it } from 'vitest';
import {
  calculateAccuracy,
  calculateScore,
  findPassedMilestone,
  getGhostScore,
  hasLevels,
  MODES,
  RULES,
} from '../../../machines/math-facts/rules';
import { indicesUpTo } from '../../helpers/seeds';

describe('The rules', () => {
  it('mark the last ten seconds as running out, and set a milestone every fifty points', () => {
    expect([RULES.lastSeconds, RULES.milestoneEvery]).toEqual([10, 50]);
  });

  it('offer difficulty levels in modes with addition or subtraction', () => {
    expect(MODES.filter(hasLevels)).toEqual(['addition', 'subtraction', 'mixed']);
  });
});

describe('Points', () => {
  it('start at 10, plus 2 for each correct answer in a row before it', () => {
    expect(indicesUpTo(12).map(calculateScore)).toEqual([10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32]);
  });
});

describe('Accuracy', () => {
  it.each([
    [0, 0, 0],
    [0, 5, 0],
    [1, 1, 100],
    [1, 3, 33], // 33.33
    [2, 3, 67], // 66.67
    [1, 8, 13], // 12.5, rounded up
    [3, 8, 38], // 37.5
    [199, 200, 100], // 99.5
    [7, 9, 78], // 77.78
  ])('for %i correct out of %i is %i', (right, answeredInAll, accuracy) => {
    expect(calculateAccuracy(right, answeredInAll)).toBe(accuracy);
  });
});

describe('Milestones', () => {
  it.each([
    [0, 10, null],
    [36, 52, 50],
    [40, 50, 50],
    [50, 60, null],
    [90, 112, 100],
    [130, 154, 150],
    // Steps of 26 points: every second milestone, so that two answers in a row never pass one.
    [136, 162, null],
    [190, 216, 200],
    // Steps of 60: every fourth milestone.
    [380, 440, 400],
    [440, 500, null],
  ])('from %i to %i points: %s', (before, score, milestone) => {
    expect(findPassedMilestone(before, score)).toBe(milestone);
  });

  it('are never announced for two answers in a row, however long the streak', () => {
    let score = 0;
    const shown = indicesUpTo(200).map((streak) => {
      const before = score;
      score += calculateScore(streak);
      return findPassedMilestone(before, score) !== null;
    });
    expect(shown.filter((isShown, index) => isShown && shown[index + 1])).toEqual([]);
    expect(shown.filter(Boolean).length).toBeGreaterThan(40);
  });
});

describe('The ghost', () => {
  it.each([
    [300, 60, 'normal', 0],
    [300, 59, 'normal', 5],
    [300, 30, 'normal', 150],
    [300, 29.5, 'normal', 152.5],
    [300, 0, 'normal', 300],
    [300, 120, 'longer', 0],
    [300, 60, 'longer', 150],
    [300, 0, 'longer', 300],
    [300, null, 'none', 300],
    [0, 30, 'normal', 0],
  ] as const)('with a best of %i, %s seconds left and time %s is at %s points', (best, left, time, score) => {
    expect(getGhostScore(best, left, time)).toBe(score);
  });
});
