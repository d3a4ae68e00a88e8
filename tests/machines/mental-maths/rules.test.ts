import { describe, expect, it } from 'vitest';
import { hasConfetti, kindOfRound, percentageOf, questionSeconds, RULES } from '../../../machines/mental-maths/rules';
import { upTo } from '../../helpers/seeds';

describe('The numbers of the specification', () => {
  it('match the rules', () => {
    expect(RULES).toMatchObject({
      questions: 25,
      questionSeconds: 12,
      feedbackMs: 1500,
      cheerMs: 2000,
      confettiFrom: 0.7,
      choices: { count: 4, within: 10, min: 1 },
      addition: { operand: [1, 50] },
      subtraction: { minuend: [20, 69], minSubtrahend: 1 },
      multiplication: { factor: [1, 12] },
      division: { divisor: [2, 12], quotient: [1, 12] },
    });
  });

  it('include at least ten cheers', () => {
    expect(RULES.cheers).toBeGreaterThanOrEqual(10);
  });
});

describe('The time for a question', () => {
  it('is 12 seconds, twice that, or without limit', () => {
    expect([questionSeconds('normal'), questionSeconds('longer'), questionSeconds('none')]).toEqual([12, 24, null]);
  });

  it('gives each setting its own best scores', () => {
    expect([kindOfRound({ time: 'normal' }), kindOfRound({ time: 'none' })]).toEqual(['normal', 'none']);
  });
});

describe('A score out of 25', () => {
  it.each([
    [0, 0],
    [1, 4],
    [7, 28],
    [17, 68],
    [18, 72],
    [25, 100],
  ])('of %i is %i percent', (score, percentage) => {
    expect(percentageOf(score)).toBe(percentage);
  });

  it('earns confetti from 18', () => {
    expect(upTo(26).filter(hasConfetti)).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
  });
});
