import { describe, expect, it } from 'vitest';
import { practiceTopic } from '../../../machines/fraction-basics/practice';
import { questionAt } from '../../../machines/fraction-basics/questions';
import type { Mistake } from '../../../machines/fraction-basics/round';
import {
  kindOfRound,
  QUESTION_TYPES,
  type QuestionType,
  ROUND_TYPES,
  RULES,
} from '../../../machines/fraction-basics/rules';
import { WRONG } from './helpers/game';

describe('The specification', () => {
  it('lists four types of question, and rounds of each or of all', () => {
    expect(QUESTION_TYPES).toEqual(['convert', 'simplify', 'add', 'subtract']);
    expect(ROUND_TYPES).toEqual(['all', 'convert', 'simplify', 'add', 'subtract']);
  });

  it('converts decimals from 0.10 to 1.00, and uses denominators from 2 to 9 in sums and differences', () => {
    expect(RULES.hundredths).toEqual({ min: 10, max: 100 });
    expect(RULES.parts).toEqual({ min: 2, max: 9 });
    expect(RULES.simplify).toEqual({ min: 4, max: 12 });
  });

  it('gives one point for a correct answer, and times each step after it', () => {
    expect(RULES.pointsPerAnswer).toBe(1);
    expect(RULES.show).toEqual({ cutMs: 400, partMs: 80, maxLayMs: 960, measureMs: 300 });
  });

  it('stores best scores separately for each type', () => {
    expect(ROUND_TYPES.map((type) => kindOfRound({ type }))).toEqual(ROUND_TYPES);
  });
});

const missed = (type: QuestionType, number: number): Mistake => ({
  question: questionAt(1, { type }, number),
  entry: WRONG,
});

describe('What to practise', () => {
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
