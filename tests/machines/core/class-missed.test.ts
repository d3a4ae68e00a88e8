import { expect, it } from 'vitest';
import { rankClassMisses } from '../../../machines/core/class-missed';

/** The answers in a row of signs: + for a right one. */
const answersOf = (signs: string): readonly boolean[] => Array.from(signs, (sign) => sign === '+');
const numbersOf = (...children: readonly string[]) =>
  rankClassMisses(children.map(answersOf)).map(({ number }) => number);

it('The question that most children missed is first, and one that nobody missed is left out', () => {
  expect(rankClassMisses(['+--', '++-', '+-+', '++-'].map(answersOf))).toEqual([
    { number: 2, level: 0, asked: 4, missed: 3 },
    { number: 1, level: 0, asked: 4, missed: 2 },
  ]);
});

it('Of two questions that as many children missed, the one that fewer were asked is first, then the earlier one', () => {
  expect(numbersOf('-+-', '++')).toEqual([2, 0]);
  expect(numbersOf('--', '--')).toEqual([0, 1]);
});

it('The order does not depend on the order of the children', () => {
  const children = ['+-+-', '--++', '-', '++--', '-+-+'];
  expect(numbersOf(...children)).toEqual(numbersOf(...children.toReversed()));
});

it('A child who needed several attempts at a question has missed it once', () => {
  const ranked = rankClassMisses([answersOf('--+'), answersOf('+')], (answers) =>
    answers.map(() => ({ number: 0, level: 1 })),
  );
  expect(ranked).toEqual([{ number: 0, level: 1, asked: 2, missed: 1 }]);
});

it('Without answers there are no questions', () => {
  expect([rankClassMisses([]), rankClassMisses([[]])]).toEqual([[], []]);
});
