import { describe, expect, it } from 'vitest';
import { practiceTopic } from '../../../machines/fraction-basics/practice';
import { questionAt } from '../../../machines/fraction-basics/questions';
import type { Mistake } from '../../../machines/fraction-basics/round';
import { type QuestionType } from '../../../machines/fraction-basics/rules';
import { WRONG } from './helpers/game';

const missed = (type: QuestionType, number: number): Mistake => ({
  question: questionAt(1, { type }, number),
  entry: WRONG,
});

describe('The suggestion for practice', () => {
  it('is empty after a round without mistakes', () => {
    expect(practiceTopic([])).toBeNull();
  });

  it('is the type with the most mistakes, with its last question', () => {
    const mistakes = [missed('add', 0), missed('convert', 0), missed('add', 1), missed('subtract', 0)];
    expect(practiceTopic(mistakes)).toBe(mistakes[2]);
  });

  it('is the latest mistake if all types have equally many', () => {
    const mistakes = [missed('simplify', 0), missed('convert', 0)];
    expect(practiceTopic(mistakes)).toBe(mistakes[1]);
  });
});
