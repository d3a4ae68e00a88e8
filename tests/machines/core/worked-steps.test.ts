import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateAnswer,
  type Equation,
  getPowerOfTenExponent,
  isSameSum,
  type Operation,
  type Sum,
  workedSteps,
} from '../../../machines/core/arithmetic';
import { propertyRuns } from '../../helpers/property-runs';

const shown = (steps: readonly Equation[]): readonly string[] =>
  steps.map(({ first, operation, second, answer }) => `${first} ${operation} ${second} = ${answer}`);

/** Calculated independently of the function under test. */
const isTrue = ({ first, operation, second, answer }: Equation): boolean =>
  operation === '+'
    ? answer - first === second
    : operation === '−'
      ? answer + second === first
      : operation === '×'
        ? answer / second === first
        : answer * second === first;

const numbersOf = ({ first, second, answer }: Equation): readonly number[] => [first, second, answer];

const operand = fc.integer({ min: 1, max: 999 });
const sums: fc.Arbitrary<Sum> = fc.oneof(
  fc.record({ first: operand, second: operand, operation: fc.constantFrom<Operation>('+', '−', '×') }),
  fc
    .record({ divisor: fc.integer({ min: 1, max: 20 }), quotient: fc.integer({ min: 1, max: 20 }) })
    .map(({ divisor, quotient }): Sum => ({ first: divisor * quotient, second: divisor, operation: '÷' })),
);

describe('The number of zeros in a factor', () => {
  it.each([
    [10, 1],
    [100, 2],
    [1000, 3],
    [1, 0],
    [20, 0],
    [110, 0],
    [101, 0],
  ])('for %i is %i', (factor, zeros) => {
    expect(getPowerOfTenExponent(factor)).toBe(zeros);
  });
});

describe('Two sums', () => {
  it('are the same if they have the same numbers in the same order', () => {
    const sum = { first: 7, operation: '+', second: 5 } as const;
    expect(isSameSum(sum, { ...sum })).toBe(true);
    expect(isSameSum(sum, { ...sum, first: 5, second: 7 })).toBe(false);
    expect(isSameSum(sum, { ...sum, operation: '×' })).toBe(false);
  });
});

describe('The answer to a sum', () => {
  it.each([
    [7, '+', 5, 12],
    [7, '−', 12, -5],
    [7, '−', 7, 0],
    [7, '×', 12, 84],
    [84, '÷', 12, 7],
  ] as const)('%i %s %i is %i', (first, operation, second, answer) => {
    expect(calculateAnswer({ first, operation, second })).toBe(answer);
  });

  it('throws for a division by 0 or one with a remainder', () => {
    expect(() => calculateAnswer({ first: 7, operation: '÷', second: 2 })).toThrow(RangeError);
    expect(() => calculateAnswer({ first: 7, operation: '÷', second: 0 })).toThrow(RangeError);
  });
});

describe('Worked steps', () => {
  it.each([
    ['over the ten', { first: 8, operation: '+', second: 5 }, ['8 + 2 = 10', '10 + 3 = 13']],
    ['the larger number first', { first: 5, operation: '+', second: 8 }, ['8 + 2 = 10', '10 + 3 = 13']],
    ['tens, then ones', { first: 47, operation: '+', second: 36 }, ['47 + 30 = 77', '77 + 6 = 83']],
    ['down over the ten', { first: 13, operation: '−', second: 5 }, ['13 − 3 = 10', '10 − 2 = 8']],
    ['tens taken away, then ones', { first: 83, operation: '−', second: 36 }, ['83 − 30 = 53', '53 − 6 = 47']],
    ['up over the ten', { first: 52, operation: '−', second: 47 }, ['47 + 3 = 50', '50 + 2 = 52', '3 + 2 = 5']],
    ['up from a number that is near', { first: 68, operation: '−', second: 65 }, ['65 + 3 = 68']],
    ['up from a ten', { first: 68, operation: '−', second: 60 }, ['60 + 8 = 68']],
    ['below zero, the other way round', { first: 23, operation: '−', second: 58 }, ['58 − 23 = 35']],
    ['seven eights', { first: 7, operation: '×', second: 8 }, ['5 × 8 = 40', '2 × 8 = 16', '40 + 16 = 56']],
    ['twice the double', { first: 4, operation: '×', second: 8 }, ['2 × 8 = 16', '16 + 16 = 32']],
    ['nines from the tens', { first: 9, operation: '×', second: 6 }, ['10 × 6 = 60', '60 − 6 = 54']],
    ['fives as half the tens', { first: 5, operation: '×', second: 7 }, ['10 × 7 = 70', '70 ÷ 2 = 35']],
    ['one place at a time', { first: 4, operation: '×', second: 23 }, ['4 × 20 = 80', '4 × 3 = 12', '80 + 12 = 92']],
    ['tens as tens', { first: 23, operation: '×', second: 30 }, ['23 × 3 = 69', '69 × 10 = 690']],
    ['a division from its product', { first: 63, operation: '÷', second: 9 }, ['9 × 7 = 63']],
    ['nothing to break down', { first: 7, operation: '+', second: 2 }, []],
    ['nothing to break down in the 1 and 10 times tables', { first: 8, operation: '×', second: 10 }, []],
    ['ten first', { first: 10, operation: '×', second: 12 }, []],
    ['a hundred', { first: 12, operation: '×', second: 100 }, []],
    ['a hundred first', { first: 100, operation: '×', second: 34 }, []],
    ['a thousand', { first: 7, operation: '×', second: 1000 }, []],
    ['tens by tens', { first: 20, operation: '×', second: 30 }, ['20 × 3 = 60', '60 × 10 = 600']],
    ['hundreds', { first: 4, operation: '×', second: 300 }, ['4 × 3 = 12', '12 × 100 = 1200']],
  ] as const)('%s', (_, sum, steps) => {
    expect(shown(workedSteps(sum))).toEqual(steps);
  });

  it('contain only true, whole, non-negative numbers for every sum', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const steps = workedSteps(sum);
        expect(steps.filter((step) => !isTrue(step))).toEqual([]);
        expect(steps.flatMap(numbersOf).filter((value) => value < 0 || !Number.isInteger(value))).toEqual([]);
      }),
      propertyRuns(10_000),
    );
  });

  it('lead to the answer, or to the opposite of a negative one, or to the product for a division', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const goal = sum.operation === '÷' ? sum.first : Math.abs(calculateAnswer(sum));
        const last = workedSteps(sum).at(-1);
        // Counting up to a near number adds the answer.
        const isCountedUp = sum.operation === '−' && last?.answer === sum.first;
        expect((isCountedUp ? last.second : last?.answer) ?? goal).toBe(goal);
      }),
      propertyRuns(10_000),
    );
  });

  it('count up a difference of less than ten', () => {
    const near = fc.record({ second: fc.integer({ min: 11, max: 990 }), apart: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(near, ({ second, apart }) => {
        const steps = workedSteps({ first: second + apart, operation: '−', second });
        expect(steps.every(({ operation }) => operation === '+')).toBe(true);
        expect(steps[0]?.first).toBe(second);
        expect(steps.at(-1)?.[steps.length === 1 ? 'second' : 'answer']).toBe(apart);
      }),
      propertyRuns(2000),
    );
  });

  it('build on one another: each uses a number of the sum or the result of an earlier step', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const known = new Set([sum.first, sum.second]);
        for (const { first, operation, second, answer } of workedSteps(sum)) {
          expect(known.has(first) || known.has(second)).toBe(true);
          known.add(answer);
          // Counting up ends with the sum of the two steps up.
          if (sum.operation === '−' && operation === '+') known.add(second);
        }
      }),
      propertyRuns(5000),
    );
  });

  it('break down every sum that carries', () => {
    fc.assert(
      fc.property(operand, operand, (first, second) => {
        fc.pre((first % 10) + (second % 10) > 10);
        expect(workedSteps({ first, operation: '+', second }).length).toBeGreaterThanOrEqual(2);
      }),
      propertyRuns(5000),
    );
  });

  it('contain more than the sum itself', () => {
    fc.assert(
      fc.property(sums, (sum) => {
        const itself = `${sum.first} ${sum.operation} ${sum.second} = ${calculateAnswer(sum)}`;
        expect(shown(workedSteps(sum))).not.toContain(itself);
      }),
      propertyRuns(10_000),
    );
  });
});
