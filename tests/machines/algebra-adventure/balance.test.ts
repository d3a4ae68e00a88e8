/* The balance always shows true equations: at the start, at every step, and for a wrong number. */
import { describe, expect, it } from 'vitest';
import {
  getBalance,
  getSolutionSteps,
  splitIntoWeights,
  weighChoice,
  weighPan,
} from '../../../machines/algebra-adventure/balance';
import { type Question, questionAt } from '../../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { indicesUpTo } from '../../helpers/seeds';

const questions = MODES.flatMap((mode) =>
  DIFFICULTIES.flatMap((difficulty) =>
    indicesUpTo(300).map((seed) => questionAt(seed, { mode, difficulty }, seed % 30)),
  ),
);

const findX = (crates: number, added: number, x: number): Question => ({
  mode: 'findX',
  crates,
  added,
  x,
  total: crates * x + added,
  answer: x,
  number: 0,
  choices: [x],
});

describe('The pans', () => {
  it('balance for the correct number', () => {
    for (const question of questions.filter(({ mode }) => mode !== 'substitute')) {
      const { left, right } = getBalance(question);
      expect([left.crates, left.units, right.crates, right.units]).toEqual([
        question.crates,
        question.added,
        0,
        question.total,
      ]);
      expect(weighPan(left, question.x)).toBe(weighPan(right, question.x));
    }
  });

  it('show only the crates while their total is asked for', () => {
    for (const question of questions.filter(({ mode }) => mode === 'substitute')) {
      expect(getBalance(question)).toEqual({
        left: { crates: question.crates, units: 0 },
        right: { crates: 0, units: 0 },
      });
    }
  });

  it('differ for every wrong choice and balance for the correct one', () => {
    for (const question of questions) {
      for (const choice of question.choices) {
        const { left, right } = weighChoice(question, choice);
        expect(left === right).toBe(choice === question.answer);
      }
    }
  });

  it('weigh 22 against 19 for x = 6 in 3x + 4 = 19', () => {
    expect(weighChoice(findX(3, 4, 5), 6)).toEqual({ left: 22, right: 19 });
  });
});

describe('The steps to a solution', () => {
  it('contain only true sums and keep the balance level', () => {
    for (const question of questions) {
      for (const { sum, leaves } of getSolutionSteps(question)) {
        const { first, second, operation, answer } = sum;
        const result = { '+': first + second, '−': first - second, '×': first * second, '÷': first / second };
        expect(answer).toBe(result[operation]);
        expect(weighPan(leaves.left, question.x)).toBe(weighPan(leaves.right, question.x));
      }
    }
  });

  it('lead to the answer', () => {
    expect(questions.filter((question) => getSolutionSteps(question).at(-1)?.sum.answer !== question.answer)).toEqual(
      [],
    );
  });

  it('subtract first and then divide when there are several crates', () => {
    expect(getSolutionSteps(findX(3, 4, 5))).toEqual([
      {
        kind: 'take',
        sum: { first: 19, operation: '−', second: 4, answer: 15 },
        leaves: { left: { crates: 3, units: 0 }, right: { crates: 0, units: 15 } },
      },
      {
        kind: 'share',
        sum: { first: 15, operation: '÷', second: 3, answer: 5 },
        leaves: { left: { crates: 1, units: 0 }, right: { crates: 0, units: 5 } },
      },
    ]);
  });

  it('only subtract when there is a single crate', () => {
    expect(getSolutionSteps(findX(1, 4, 5)).map(({ kind }) => kind)).toEqual(['take']);
  });

  it('multiply when the number is given', () => {
    const question = questions.find(({ mode, crates, x }) => mode === 'substitute' && crates === 3 && x === 4);
    expect(question && getSolutionSteps(question)).toEqual([
      {
        kind: 'fill',
        sum: { first: 3, operation: '×', second: 4, answer: 12 },
        leaves: { left: { crates: 3, units: 0 }, right: { crates: 0, units: 12 } },
      },
    ]);
  });
});

describe('Weights', () => {
  it.each([
    [0, []],
    [4, [1, 1, 1, 1]],
    [5, [5]],
    [19, [10, 5, 1, 1, 1, 1]],
    [30, [10, 10, 10]],
  ])('show %i with the fewest of 10, 5 and 1', (units, weights) => {
    expect(splitIntoWeights(units)).toEqual(weights);
  });

  it('add up to the amount, without two fives or five ones', () => {
    for (const units of indicesUpTo(171)) {
      const weights = splitIntoWeights(units);
      expect(weights.reduce<number>((sum, weight) => sum + weight, 0)).toBe(units);
      expect(weights.filter((weight) => weight === 5).length).toBeLessThanOrEqual(1);
      expect(weights.filter((weight) => weight === 1).length).toBeLessThanOrEqual(4);
    }
  });
});
