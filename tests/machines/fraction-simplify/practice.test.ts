import { describe, expect, it } from 'vitest';
import { fraction } from '../../../machines/core/fraction';
import { practiceTopic } from '../../../machines/fraction-simplify/practice';
import type { Question } from '../../../machines/fraction-simplify/questions';

const simplify: Question = { number: 0, type: 'simplify', first: fraction(2, 4), result: fraction(1, 2) };
const pair = (type: 'add' | 'subtract' | 'multiply', one: number, other: number): Question => ({
  number: 1,
  type,
  first: fraction(1, one),
  second: fraction(1, other),
  result: fraction(1, 1),
});

describe('The suggestion for practice', () => {
  it('is the topic with the most mistakes', () => {
    expect(practiceTopic([simplify, pair('multiply', 2, 3), pair('multiply', 2, 2)])).toBe('multiply');
    expect(practiceTopic([pair('add', 2, 3), pair('subtract', 4, 5), pair('add', 3, 3)])).toBe('common parts');
    expect(practiceTopic([pair('add', 3, 3)])).toBe('equal parts');
  });

  it('is the easier of two topics with equally many mistakes', () => {
    expect(practiceTopic([pair('multiply', 2, 3), simplify])).toBe('simplify');
    expect(practiceTopic([pair('add', 2, 3), pair('subtract', 5, 5)])).toBe('equal parts');
  });

  it('is empty after a round without mistakes', () => {
    expect(practiceTopic([])).toBeNull();
  });
});
