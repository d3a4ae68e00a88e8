import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCheckQuestions, createWarmUpQuestions } from '../../../machines/tables-check/check-questions';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';
import { chiSquareByPosition, findFaults } from './helpers/faults';

const seeds = fc.nat(2 ** 32 - 1);
const productsOf = (seed: number) => createCheckQuestions(seed).map(({ first, second }) => [first, second] as const);
/**
 * Enough forms to show how evenly products are used. Over 10^5 forms, the rarest product has 0.862 of an equal share
 * and the most frequent one 1.124.
 */
const FORMS = 6000;

describe('A form', () => {
  it(
    'obeys every limit in the framework',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          expect(findFaults(productsOf(seed))).toEqual([]);
        }),
        propertyRuns(1500),
      );
    },
    SLOW_TEST.timeout,
  );

  it(
    'uses each of the 121 products almost equally often, within a fifth',
    () => {
      const ratios = chiSquareByPosition(productsOf, FORMS);
      expect(ratios[0]).toBeGreaterThan(0.8);
      expect(ratios.at(-1)).toBeLessThan(1.2);
    },
    SLOW_TEST.timeout,
  );

  it('is the same for the same seed, with true answers and consecutive numbers', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const form = createCheckQuestions(seed);
        expect(form).toEqual(createCheckQuestions(seed));
        expect(form.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, number) => number));
        expect(form.every(({ first, second, answer, part }) => first * second === answer && part === 'check')).toBe(
          true,
        );
      }),
      propertyRuns(100),
    );
  });

  it('is reported if it has any kind of fault', () => {
    const form = productsOf(1);
    const [first, second] = form[0]!;
    expect(findFaults(form.slice(1))).toContain('24 questions');
    expect(findFaults([...form.slice(0, -1), [second, first]])).toContain('the same twice');
    expect(findFaults(form.map(([one, other]) => [one === 5 ? 3 : one, other] as const))).toContain('no 5');
    expect(findFaults(form.map(([, other]) => [7, other] as const))).toContain('first number 7');
    expect(findFaults(form.map(([one]) => [one, 7] as const))).toContain('second number 7');
    expect(findFaults([...form.slice(1), [1, 13]])).toContain('a factor that is none');
    expect(findFaults(form.map(([one, other]) => [[2, 5, 10].includes(one) ? 6 : one, other] as const))).toContain(
      '0 from 2, 5 and 10',
    );
  });

  it('starts with a warm-up of three different products that a check never asks', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const questions = createWarmUpQuestions(seed);
        expect(new Set(questions.map(({ answer }) => answer)).size).toBe(3);
        expect(questions.every(({ first, part }) => first === 1 && part === 'warmUp')).toBe(true);
      }),
      propertyRuns(200),
    );
  });
});
