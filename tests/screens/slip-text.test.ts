/* A slip is named kindly. */
import { describe, expect, it } from 'vitest';
import type { Equation } from '../../machines/core/arithmetic';
import { fractionSlipIn, slipIn } from '../../machines/learning/slips';
import { fractionSlipText, slipText } from '../../src/play/slip-text';

const SEVEN_EIGHTS: Equation = { first: 7, operation: '×', second: 8, answer: 56 };

describe('the text of a slip', () => {
  it.each([
    [SEVEN_EIGHTS, 63, 'You are right next door: 7 × 9 = 63.'],
    [SEVEN_EIGHTS, 15, 'True is 7 + 8 = 15. This one is times.'],
    [SEVEN_EIGHTS, 65, 'The right figures! They only changed seats.'],
    [{ first: 38, operation: '+', second: 25, answer: 63 }, 53, 'So close: one ten got lost on the way.'],
    [{ first: 52, operation: '−', second: 38, answer: 14 }, 24, 'So close: one ten is still to go.'],
  ] as const)('of %j answered by %i is "%s"', (equation, given, text) => {
    expect(slipText(equation, slipIn(equation, given)!)).toBe(text);
  });

  it('of fractions says how it is done', () => {
    const [first, second] = [
      { numerator: 1, denominator: 2 },
      { numerator: 1, denominator: 3 },
    ] as const;
    const slip = fractionSlipIn({ type: 'add', first, second }, { numerator: 2, denominator: 5 });
    expect(fractionSlipText(slip!)).toContain('Only the parts are counted together');
  });
});
