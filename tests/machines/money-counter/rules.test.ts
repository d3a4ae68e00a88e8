import { describe, expect, it } from 'vitest';
import { createHeap } from '../../../machines/money-counter/coins';
import type { MoneyProblem } from '../../../machines/money-counter/money-problem';
import { practiceTopic } from '../../../machines/money-counter/practice';
import type { Question } from '../../../machines/money-counter/questions';
import { DIFFICULTIES, RULES } from '../../../machines/money-counter/rules';

describe('The rules', () => {
  it('never let two heaps hold more than a single heap can', () => {
    for (const difficulty of DIFFICULTIES)
      for (const piece of [1, 5, 10, 25, 100] as const)
        expect(2 * RULES.paired[difficulty][piece][1]).toBeLessThanOrEqual(RULES.counted[difficulty][piece][1]);
  });
});

const pennies = (count: number) => createHeap((piece) => (piece === 1 ? count : 0));
const count = (pieces: number): MoneyProblem => ({ type: 'countCoins', heap: pennies(pieces) });
const add = (pieces: number): MoneyProblem => ({ type: 'addMoney', heaps: [pennies(pieces), pennies(1)] });
const missed = (...list: readonly MoneyProblem[]): readonly Question[] =>
  list.map((asked, number) => ({ number, asked, answer: 1, options: null }));

describe('The suggestion for practice', () => {
  it('is empty after a round without mistakes', () => {
    expect(practiceTopic([])).toBeNull();
  });

  it('is the type with the most mistakes, with its smallest question', () => {
    expect(practiceTopic(missed(count(5), add(1), count(3)))).toMatchObject({
      type: 'countCoins',
      example: { number: 2 },
    });
  });

  it('is the later of two types with equally many mistakes', () => {
    expect(practiceTopic(missed(count(5), add(4)))?.type).toBe('addMoney');
    expect(practiceTopic(missed(add(4), count(5)))?.type).toBe('countCoins');
  });
});
