import { describe, expect, it } from 'vitest';
import { hasConfetti, questionSeconds, RULES, toPercentage } from '../../../machines/mental-maths/rules';
import { indicesUpTo } from '../../helpers/seeds';

describe('The numbers in the specification', () => {
  it('include at least ten cheers', () => {
    expect(RULES.cheers).toBeGreaterThanOrEqual(10);
  });
});

describe('The time for a question', () => {
  it('is 12 seconds, twice that, or unlimited', () => {
    expect([questionSeconds('normal'), questionSeconds('longer'), questionSeconds('none')]).toEqual([12, 24, null]);
  });
});

describe('A score out of 25', () => {
  it.each([
    [0, 0],
    [7, 28],
    [25, 100],
  ])('of %i is %i percent', (score, percentage) => {
    expect(toPercentage(score)).toBe(percentage);
  });

  it('earns confetti from 18', () => {
    expect(indicesUpTo(26).filter((score) => hasConfetti(score))).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
  });
});
