// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Equation } from '../../machines/core/arithmetic';
import { NO_MEMORY } from '../../machines/learning/memory';
import { learningStore } from '../../src/device/learning';
import { SumExplanation } from '../../src/play/feedback/explain/SumExplanation';
import { explainAnswer, explainMistake } from '../../src/play/feedback/explain-sum';
import { createMemory } from '../helpers/memories';

const SUM: Equation = { first: 7, operation: '×', second: 8, answer: 56 };
const know = (facts: Readonly<Record<string, string>>) => learningStore.update(() => createMemory(facts, 20_000));

beforeEach(() => learningStore.update(() => NO_MEMORY));

describe('The explanation of a sum', () => {
  it('uses the same steps for everyone, as long as nothing is known', () => {
    expect(explainAnswer(SUM)).toBe('5 × 8 = 40. Then 2 × 8 = 16. Then 40 + 16 = 56.');
  });

  it('uses the facts that this child knows, in words and in the picture', () => {
    know({ '7x7': 'qqqq' });
    expect(explainAnswer(SUM)).toBe('7 × 7 = 49. Then 49 + 7 = 56.');
    const { container } = render(<SumExplanation sum={SUM} />);
    const said = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(['49', '7']));
  });

  it('never builds on a fact that was missed', () => {
    know({ '7x7': 'qqqm' });
    expect(explainAnswer(SUM)).toBe('5 × 8 = 40. Then 2 × 8 = 16. Then 40 + 16 = 56.');
  });

  it('starts with the mistake, if it can be recognised', () => {
    expect(explainMistake(SUM, 63)).toBe(`Nearly! You are next door: 7 × 9 = 63. ${explainAnswer(SUM)}`);
    expect([explainMistake(SUM, 5), explainMistake(SUM, null)]).toEqual([explainAnswer(SUM), explainAnswer(SUM)]);
  });
});
