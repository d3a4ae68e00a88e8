/* Everything the game says about a question is true. Tested in a thousand rounds. */
import { describe, expect, it } from 'vitest';
import { fraction } from '../../machines/core/fraction';
import { questionAt } from '../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../machines/fraction-simplify/rules';
import { quizText } from '../../src/games/fraction-simplify/quiz';
import { text } from '../../src/games/fraction-simplify/text';
import { indicesUpTo } from '../helpers/seeds';
import { pair, simplify } from '../scenes/helpers/fraction-simplify';

const plain = (spoken: string): string => spoken.replaceAll('\u00a0', ' ');

/** The value of a number or a fraction. */
function amount(written: string): number {
  const [above = 0, below = 1] = written.split('/').map(Number);
  return above / below;
}

/** The value of a term: a number, a fraction, or an operation on two of them. */
function valueOf(term: string): number {
  const [one = '', operation, other] = term.trim().split(' ');
  if (operation === undefined || other === undefined) return amount(one);
  const [a, b] = [amount(one), amount(other)];
  return { '+': a + b, '−': a - b, '×': a * b, '÷': a / b }[operation] ?? Number.NaN;
}

/** Every equation in a string, as the values of its sides. */
const equationsIn = (spoken: string): readonly (readonly number[])[] => {
  const term = String.raw`\d+(?:/\d+)?(?: [+−×÷] \d+(?:/\d+)?)?`;
  return [...plain(spoken).matchAll(new RegExp(`${term}(?: = ${term})+`, 'g'))].map(([equation]) =>
    equation.split(' = ').map(valueOf),
  );
};

const asked = DIFFICULTIES.flatMap((difficulty) =>
  indicesUpTo(1000).flatMap((seed) => indicesUpTo(4).map((number) => questionAt(seed, { difficulty }, number))),
);

describe('The text about a question', () => {
  it('is never false: both sides of every equation are the same amount', () => {
    for (const question of asked) {
      const equations = [...equationsIn(quizText.answered(question)), ...equationsIn(quizText.why(question))];
      expect(equations.length).toBeGreaterThan(1);
      for (const [first = Number.NaN, ...others] of equations)
        for (const other of others) expect(other).toBeCloseTo(first, 12);
    }
  });

  it.each([
    [simplify('6/8', '3/4'), 'Simplify 6/8', '3/4', '6/8 = 3/4', 'Divide both by 2: 6 ÷ 2 = 3 and 8 ÷ 2 = 4.'],
    [
      pair('add', '1/2', '1/3', '5/6'),
      '1/2 + 1/3',
      '5/6',
      '1/2 + 1/3 = 5/6',
      '1/2 = 3/6 and 1/3 = 2/6. 3/6 + 2/6 = 5/6.',
    ],
    [
      pair('add', '3/4', '3/4', '3/2'),
      '3/4 + 3/4',
      '3/2',
      '3/4 + 3/4 = 3/2',
      'The parts are the same: 3/4 + 3/4 = 6/4 = 3/2.',
    ],
    [
      pair('add', '1/3', '2/3', '1/1'),
      '1/3 + 2/3',
      '1/1',
      '1/3 + 2/3 = 1/1',
      'The parts are the same: 1/3 + 2/3 = 3/3 = 1/1. One whole.',
    ],
    [pair('subtract', '5/6', '1/3', '1/2'), '5/6 − 1/3', '1/2', '5/6 − 1/3 = 1/2', '1/3 = 2/6. 5/6 − 2/6 = 3/6 = 1/2.'],
    [
      pair('multiply', '2/3', '3/5', '2/5'),
      '2/3 × 3/5',
      '2/5',
      '2/3 × 3/5 = 2/5',
      '2 × 3 = 6 on top and 3 × 5 = 15 below. 6/15 = 2/5.',
    ],
    [
      pair('multiply', '1/2', '1/3', '1/6'),
      '1/2 × 1/3',
      '1/6',
      '1/2 × 1/3 = 1/6',
      '1 × 1 = 1 on top and 2 × 3 = 6 below.',
    ],
  ])('contains the question, its answer and a worked step', (question, wanted, answer, answered, why) => {
    expect(
      [quizText.question(question), quizText.answer(question), quizText.answered(question), quizText.why(question)].map(
        plain,
      ),
    ).toEqual([wanted, answer, answered, why]);
  });

  it('explains the error in an answer that cannot be drawn', () => {
    const question = simplify('2/4', '1/2');
    const given = [fraction(3, 0), fraction(-1, 2), fraction(1, -2), fraction(13, 3), fraction(12, 3), fraction(1, 5)];
    expect(given.map((one) => quizText.explanation?.(question, one))).toEqual([
      'The bottom number cannot be 0.',
      'The answer cannot be less than 0.',
      'The answer cannot be less than 0.',
      '13/3 is more than 4 whole cakes.',
      null,
      null,
    ]);
  });

  it('names the simplest form after an answer in another form', () => {
    const question = simplify('2/4', '1/2');
    expect([fraction(1, 2), fraction(2, 4), fraction(3, 6)].map((given) => quizText.note?.(question, given))).toEqual([
      null,
      'That is equal! In simplest form it is 1/2.',
      'That is equal! In simplest form it is 1/2.',
    ]);
  });
});

const entry = (question: Parameters<typeof quizText.why>[0]) => ({
  question,
  given: { verdict: 'timeout', answer: null } as const,
});

describe('The text at the end', () => {
  it('is different for each tier', () => {
    expect(new Set(text.over.praise).size).toBe(4);
  });

  it('suggests one thing to practise next, which depends on the mistakes', () => {
    const next = text.over.practiceNext('easy');
    expect(next([entry(simplify('2/4', '1/2'))], 9)).toBe('Look for a number that divides the top and the bottom.');
    expect(next([entry(pair('add', '1/2', '1/3', '5/6'))], 9)).toBe(
      'Cut both cakes into slices of the same size first.',
    );
    expect(next([entry(pair('add', '1/3', '1/3', '2/3'))], 9)).toBe(
      'Add or take away the top numbers. The bottom number stays the same.',
    );
    expect(next([entry(pair('multiply', '1/2', '1/3', '1/6'))], 9)).toBe('To multiply: top × top and bottom × bottom.');
    expect([next([], 10), next([], 0), text.over.practiceNext('hard')([], 10)]).toEqual([
      'Try a harder round.',
      'Try just one question next time.',
      'Beat your best streak.',
    ]);
  });
});
