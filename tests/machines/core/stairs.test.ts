import { describe, expect, it } from 'vitest';
import { getStep } from '../../../machines/core/stairs';

describe('After a round of ten questions', () => {
  it.each([
    [10, 1],
    [9, 1],
    [8, 0],
    [5, 0],
    [4, -1],
    [0, -1],
  ])('with %i right, the next one is harder, the same or easier: %i', (right, step) => {
    expect(getStep({ right, answers: 10 }, 10)).toBe(step);
  });
});

describe('After a round', () => {
  it.each([
    ['a short one counts by its own questions', { right: 5, answers: 5 }, 5, 1],
    ['one that was ended early is not harder', { right: 3, answers: 3 }, 10, 0],
    ['one without a fixed end needs ten answers to be harder', { right: 9, answers: 9 }, undefined, 1],
    ['a few right answers without an end say little', { right: 5, answers: 5 }, undefined, 0],
    ['three lost lives are enough to be easier', { right: 2, answers: 5 }, undefined, -1],
    ['one mistake is not', { right: 0, answers: 1 }, undefined, 0],
    ['no answers say nothing', { right: 0, answers: 0 }, 10, 0],
  ] as const)('%s', (_, tally, questions, step) => {
    expect(getStep(tally, questions)).toBe(step);
  });
});
