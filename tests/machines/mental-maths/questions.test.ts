/* Ten thousand rounds: the sums and the choices. */
import { describe, expect, it } from 'vitest';
import { calculateAnswer, type Operation } from '../../../machines/core/arithmetic';
import {
  cheerIndexAt,
  getDistractors,
  OPERATIONS,
  type Question,
  questionAt,
} from '../../../machines/mental-maths/questions';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const NUMBERS = 25;
const questions = indicesUpTo(10_000).map((seed) => questionAt(seed, seed % NUMBERS));
/** The first questions of four times as many rounds, so that each operation appears ten thousand times. */
const first = indicesUpTo(40_000).map((seed) => questionAt(seed, 0));
const ofOperation = (operation: Operation) =>
  first.filter(({ equation }) => equation.operation === operation).map(({ equation }) => equation);

/** The minimum and maximum of some whole numbers, and whether all numbers between them are equally frequent. */
function spreadOf(values: readonly number[]) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const counts = countOccurrences(
    values.map((value) => value - min),
    max - min + 1,
  );
  return [min, max, chiSquare(counts) < chiSquareLimit(counts.length) ? 'evenly' : 'unevenly'];
}

describe('A sum', () => {
  it('uses each operation equally often', () => {
    const drawn = questions.map(({ equation }) => OPERATIONS.indexOf(equation.operation));
    expect(chiSquare(countOccurrences(drawn, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('adds 1 to 50 and 1 to 50', () => {
    expect(spreadOf(ofOperation('+').map((sum) => sum.first))).toEqual([1, 50, 'evenly']);
    expect(spreadOf(ofOperation('+').map((sum) => sum.second))).toEqual([1, 50, 'evenly']);
  });

  it('subtracts a number of at least 1 from a larger one between 20 and 69', () => {
    const sums = ofOperation('−');
    expect(spreadOf(sums.map((sum) => sum.first))).toEqual([20, 69, 'evenly']);
    expect(sums.filter((sum) => sum.second < 1 || sum.second >= sum.first)).toEqual([]);
    // Both ends occur for each minuend: 20 − 1 and 20 − 19.
    for (const minuend of [20, 21, 22]) {
      const taken = sums.filter((sum) => sum.first === minuend).map((sum) => sum.second);
      expect([Math.min(...taken), Math.max(...taken)]).toEqual([1, minuend - 1]);
    }
  });

  it('multiplies 1 to 12 by 1 to 12', () => {
    expect(spreadOf(ofOperation('×').map((sum) => sum.first))).toEqual([1, 12, 'evenly']);
    expect(spreadOf(ofOperation('×').map((sum) => sum.second))).toEqual([1, 12, 'evenly']);
  });

  it('divides by 2 to 12, with results from 1 to 12', () => {
    expect(spreadOf(ofOperation('÷').map((sum) => sum.second))).toEqual([2, 12, 'evenly']);
    expect(spreadOf(ofOperation('÷').map((sum) => sum.answer))).toEqual([1, 12, 'evenly']);
  });

  it('is true', () => {
    expect([...questions, ...first].filter(({ equation }) => calculateAnswer(equation) !== equation.answer)).toEqual(
      [],
    );
  });
});

/** Ways to guess from four sorted numbers without looking at the question. */
const GUESSES: Readonly<Record<string, (sorted: readonly number[]) => number | undefined>> = {
  'the least': (sorted) => sorted[0],
  'the second smallest': (sorted) => sorted[1],
  'the second greatest': (sorted) => sorted[2],
  'the greatest': (sorted) => sorted[3],
  'the one nearest to all others': (sorted) =>
    sorted.toSorted((one, other) => distances(sorted, one) - distances(sorted, other))[0],
  'the one farthest from all others': (sorted) =>
    sorted.toSorted((one, other) => distances(sorted, other) - distances(sorted, one))[0],
  'the first of two that are ten apart': (sorted) =>
    sorted.find((value) => sorted.includes(value + 10) || sorted.includes(value - 10)) ?? sorted[1],
};

const distances = (values: readonly number[], from: number): number =>
  values.reduce((sum, value) => sum + Math.abs(value - from), 0);

const isSlip = ({ equation }: Question, choice: number): boolean =>
  choice !== equation.answer && (getDistractors(equation).includes(choice) || Math.abs(choice - equation.answer) === 1);

describe('A set of choices', () => {
  it('contains four different whole numbers above 0, within 10 of the answer, and the answer exactly once', () => {
    const faulty = [...questions, ...first].filter(({ choices, equation: { answer } }) => {
      const right = choices.filter((choice) => choice === answer).length;
      const fits = choices.every((it) => Number.isInteger(it) && it >= 1 && Math.abs(it - answer) <= 10);
      return choices.length !== 4 || new Set(choices.map(String)).size !== 4 || right !== 1 || !fits;
    });
    expect(faulty).toEqual([]);
  });

  it('goes up to 10 away from the answer in both directions', () => {
    const off = questions.flatMap(({ choices, equation }) => choices.map((choice) => choice - equation.answer));
    expect([Math.min(...off), Math.max(...off)]).toEqual([-10, 10]);
  });

  it('goes from 1 to 11 if the answer is 1', () => {
    const offered = first.filter(({ equation }) => equation.answer === 1).flatMap(({ choices }) => choices);
    expect([Math.min(...offered), Math.max(...offered)]).toEqual([1, 11]);
  });

  it('puts the answer in each position equally often, for each operation', () => {
    for (const operation of OPERATIONS) {
      const indices = first
        .filter(({ equation }) => equation.operation === operation)
        .map(({ choices, equation }) => choices.indexOf(equation.answer));
      expect(chiSquare(countOccurrences(indices, 4))).toBeLessThan(chiSquareLimit(4));
    }
  });

  it('makes the answer the smallest, the largest or a middle choice equally often, if it is large enough', () => {
    const ranks = questions
      .filter(({ equation }) => equation.answer > 3)
      .map(({ choices, equation }) => choices.filter((choice) => choice < equation.answer).length);
    expect(chiSquare(countOccurrences(ranks, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it.each(Object.entries(GUESSES))('rarely rewards a child who picks %s without reading the question', (_, guess) => {
    const large = questions.filter(({ equation }) => equation.answer > 3);
    const right = large.filter(({ choices, equation }) => guess(choices.toSorted((a, b) => a - b)) === equation.answer);
    expect(right.length / large.length).toBeLessThan(0.36);
  });

  it('contains a number that is off by one, in either direction equally often', () => {
    const large = questions.filter(({ equation }) => equation.answer > 3);
    const offered = (by: number) =>
      large.filter(({ choices, equation }) => choices.includes(equation.answer + by)).length;
    const [less, more] = [offered(-1), offered(1)];
    expect(Math.min(less, more) / large.length).toBeGreaterThan(0.25);
    expect(chiSquare([less, more])).toBeLessThan(chiSquareLimit(2));
  });

  it('contains a typical mistake, and four fifths of its wrong numbers are one', () => {
    const withOne = questions.filter((question) => question.choices.some((choice) => isSlip(question, choice)));
    expect(withOne.length / questions.length).toBeGreaterThan(0.99);
    const wrong = questions.flatMap((question) =>
      question.choices
        .filter((choice) => choice !== question.equation.answer)
        .map((choice) => isSlip(question, choice)),
    );
    expect(wrong.filter(Boolean).length / wrong.length).toBeGreaterThan(0.8);
  });
});

describe('Typical mistakes', () => {
  it.each([
    [{ first: 38, operation: '+', second: 25, answer: 63 }, [53, 73, 36, 13, 62, 64]],
    [{ first: 52, operation: '−', second: 37, answer: 15 }, [25, 5, 25, 89, 14, 16]],
    [{ first: 58, operation: '−', second: 23, answer: 35 }, [45, 25, 35, 81, 34, 36]],
    [{ first: 7, operation: '×', second: 8, answer: 56 }, [49, 63, 48, 64, 54, 56, 15]],
    [{ first: 36, operation: '÷', second: 4, answer: 9 }, [8, 10, 4, 7, 11, 32]],
  ] as const)('for %o are %o', (equation, slips) => {
    expect(getDistractors(equation)).toEqual(slips);
  });
});

const nameOf = ({ equation }: Question) => `${equation.first} ${equation.operation} ${equation.second}`;

describe('The questions in a round', () => {
  it('never repeat within the twenty-five', SLOW_TEST, () => {
    for (const seed of indicesUpTo(400)) {
      const names = indicesUpTo(25).map((number) => nameOf(questionAt(seed, number)));
      expect(new Set(names).size).toBe(25);
    }
  });
});

describe('Cheers', () => {
  it('are never the same twice in a row', () => {
    const twice = indicesUpTo(1000).flatMap((seed) => {
      const lines = indicesUpTo(25).map((solved) => cheerIndexAt(seed, solved));
      return lines.filter((line, solved) => line === lines[solved + 1]);
    });
    expect(twice).toEqual([]);
  });

  it('are drawn evenly from a set of twelve at any position', () => {
    for (const solved of [0, 1, 7, 24]) {
      const counts = countOccurrences(
        indicesUpTo(10_000).map((seed) => cheerIndexAt(seed, solved)),
        12,
      );
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(12));
    }
  });
});
