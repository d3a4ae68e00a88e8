/* Ten thousand questions of every mode and difficulty: the equations and the choices. */
import { describe, expect, it } from 'vitest';
import {
  type EquationSettings,
  getDistractors,
  type Question,
  questionAt,
} from '../../../machines/algebra-adventure/questions';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { indicesUpTo } from '../../helpers/seeds';

type Span = readonly [number, number];

/** The ranges in the specification, with its names for the numbers in the equation. */
const ROWS: readonly (EquationSettings & { readonly crates: Span; readonly added: Span; readonly x: Span })[] = [
  { mode: 'findX', difficulty: 'easy', crates: [1, 3], added: [1, 10], x: [1, 8] },
  { mode: 'findX', difficulty: 'medium', crates: [1, 6], added: [1, 20], x: [1, 15] },
  { mode: 'findX', difficulty: 'hard', crates: [1, 10], added: [1, 20], x: [1, 15] },
  { mode: 'balance', difficulty: 'easy', crates: [1, 1], added: [1, 3], x: [1, 10] },
  { mode: 'balance', difficulty: 'medium', crates: [1, 1], added: [1, 6], x: [1, 10] },
  { mode: 'balance', difficulty: 'hard', crates: [1, 1], added: [1, 10], x: [1, 10] },
  { mode: 'substitute', difficulty: 'easy', crates: [2, 6], added: [0, 0], x: [1, 8] },
  { mode: 'substitute', difficulty: 'medium', crates: [2, 6], added: [0, 0], x: [1, 8] },
  { mode: 'substitute', difficulty: 'hard', crates: [2, 6], added: [0, 0], x: [1, 8] },
];

const NUMBERS = 40;

/** Ways to guess from four sorted numbers without looking at the question. */
const GUESSES: Readonly<Record<string, (sorted: readonly number[]) => number | undefined>> = {
  'the middle of a run of three': (sorted) =>
    sorted.find((value) => sorted.includes(value - 1) && sorted.includes(value + 1)) ?? sorted[1],
  'the second smallest': (sorted) => sorted[1],
  'the second greatest': (sorted) => sorted[2],
  'the one nearest to all others': (sorted) =>
    sorted.toSorted((one, other) => distances(sorted, one) - distances(sorted, other))[0],
  'the one farthest from all others': (sorted) =>
    sorted.toSorted((one, other) => distances(sorted, other) - distances(sorted, one))[0],
};

/** Whether a choice is a typical mistake or off by one. */
const isSlip = (question: Question, choice: number): boolean =>
  choice !== question.answer && (getDistractors(question).includes(choice) || Math.abs(choice - question.answer) === 1);

const distances = (values: readonly number[], from: number): number =>
  values.reduce((sum, value) => sum + Math.abs(value - from), 0);

describe.each(ROWS)('The question generator ($mode, $difficulty)', (row) => {
  const { mode, difficulty } = row;
  const questions = indicesUpTo(10_000).map((seed) => questionAt(seed, { mode, difficulty }, seed % NUMBERS));

  it.each(['crates', 'added', 'x'] as const)('draws %s evenly from its whole range', (name) => {
    const [min, max] = row[name];
    const drawn = questions.map((question) => question[name]);
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([min, max]);
    const counts = countOccurrences(
      drawn.map((value) => value - min),
      max - min + 1,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length));
  });

  it('shows a true equation and asks for the number that is not given', () => {
    const untrue = questions.filter(({ crates, added, x, total }) => crates * x + added !== total);
    expect(untrue).toEqual([]);
    expect(questions.filter(({ answer, x, total }) => answer !== (mode === 'substitute' ? total : x))).toEqual([]);
  });

  it('offers four different whole numbers above 0, within 5 of the answer, and the answer exactly once', () => {
    for (const { choices, answer } of questions) {
      expect([choices.length, new Set(choices.map(String)).size, choices.filter((it) => it === answer).length]).toEqual(
        [4, 4, 1],
      );
      expect(choices.every((it) => Number.isInteger(it) && it >= 1 && Math.abs(it - answer) <= 5)).toBe(true);
    }
  });

  it('puts the answer in each position equally often', () => {
    const indices = questions.map(({ choices, answer }) => choices.indexOf(answer));
    expect(chiSquare(countOccurrences(indices, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('makes the answer the smallest, the largest or a middle choice equally often, if it is large enough', () => {
    const ranks = questions
      .filter(({ answer }) => answer > 3)
      .map(({ choices, answer }) => choices.filter((choice) => choice < answer).length);
    expect(chiSquare(countOccurrences(ranks, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it.each(Object.entries(GUESSES))('rarely rewards a child who picks %s without reading the question', (_, guess) => {
    const large = questions.filter(({ answer }) => answer > 3);
    const right = large.filter(({ choices, answer }) => guess(choices.toSorted((a, b) => a - b)) === answer);
    expect(right.length / large.length).toBeLessThan(0.36);
  });

  it('usually offers a typical mistake or a number that is off by one', () => {
    const withOne = questions.filter((question) => question.choices.some((choice) => isSlip(question, choice)));
    expect(withOne.length / questions.length).toBeGreaterThan(0.6);
  });
});

const nameOf = ({ crates, added, x }: Question) => `${crates}x + ${added}, x = ${x}`;

describe('The questions in a round', () => {
  it('repeat only when all others have been asked, and never twice in a row', () => {
    // 3 times 10 questions.
    const asked = { mode: 'balance', difficulty: 'easy' } as const;
    for (const seed of indicesUpTo(100)) {
      const names = indicesUpTo(120).map((number) => nameOf(questionAt(seed, asked, number)));
      for (const deal of indicesUpTo(4)) expect(new Set(names.slice(30 * deal, 30 * (deal + 1))).size).toBe(30);
      expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
    }
  });
});

describe('Typical mistakes', () => {
  const question = { crates: 3, added: 4, x: 5, total: 19, answer: 5 } as const;

  it.each([
    ['findX', { ...question, mode: 'findX' }, [15, 12]],
    ['findX that shares evenly', { crates: 3, added: 6, x: 5, total: 21, answer: 5, mode: 'findX' }, [7, 15, 12]],
    ['balance', { crates: 1, added: 4, x: 5, total: 9, answer: 5, mode: 'balance' }, [9, 4]],
    ['substitute', { crates: 3, added: 0, x: 4, total: 12, answer: 12, mode: 'substitute' }, [8, 16, 7]],
  ] as const)('for %s include a forgotten step or one crate too many', (_, about, slips) => {
    expect(getDistractors(about)).toEqual(slips);
  });
});
