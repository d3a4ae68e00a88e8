/* Questions over many seeds, checked with whole numbers of very small parts. */
import { describe, expect, it } from 'vitest';
import type { Fraction } from '../../../machines/core/fraction';
import { listAmountMistakes } from '../../../machines/fraction-basics/amounts';
import {
  isAmountQuestion,
  mixedQuestionAt,
  type Question,
  questionAt,
} from '../../../machines/fraction-basics/questions';
import { QUESTION_TYPES, type QuestionType, ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = 10_000;
/** The first question of each of many rounds of a type. */
const firstOf = (type: QuestionType): readonly Question[] =>
  indicesUpTo(SEEDS).map((seed) => questionAt(seed, { type }, 0));

/** The size of the smallest part: every fraction in the game, including hundredths, is a whole number of them. */
const PARTS = 27_720 * 5;
const inParts = ({ numerator, denominator }: Fraction): number => (numerator * PARTS) / denominator;

/** Whether any number from 2 upwards divides both. */
const canBeSimplified = ({ numerator, denominator }: Fraction): boolean =>
  indicesUpTo(Math.min(numerator, denominator) + 1).some(
    (by) => by > 1 && numerator % by === 0 && denominator % by === 0,
  );

/** The smallest number that both divide, found by a search. */
const commonParts = (one: number, other: number): number =>
  indicesUpTo(one * other + 1).find((parts) => parts > 0 && parts % one === 0 && parts % other === 0)!;

const isProper = ({ numerator, denominator }: Fraction): boolean => numerator > 0 && numerator < denominator;

describe.each(QUESTION_TYPES)('Every answer of "%s"', (type) => {
  it('is in its simplest form and above 0', SLOW_TEST, () => {
    const odd = firstOf(type).filter(({ answer }) => canBeSimplified(answer) || answer.numerator < 1);
    expect(odd).toEqual([]);
  });
});

describe('Converting', () => {
  it(
    'asks every decimal from 0.10 to 1.00 about equally often, with an answer of the same number of hundredths',
    SLOW_TEST,
    () => {
      const decimals = firstOf('convert').map((question) => {
        if (question.type !== 'convert') throw new Error('Another type');
        expect(question.answer.numerator * 100).toBe(question.hundredths * question.answer.denominator);
        return question.hundredths;
      });
      expect([Math.min(...decimals), Math.max(...decimals)]).toEqual([10, 100]);
      const counts = countOccurrences(
        decimals.map((decimal) => decimal - 10),
        91,
      );
      expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(91));
    },
  );
});

describe('Simplifying', () => {
  it('asks exactly the fractions below 1 with denominators of 4 to 12 that can be simplified', SLOW_TEST, () => {
    const asked = firstOf('simplify').map((question) => {
      if (question.type !== 'simplify') throw new Error('Another type');
      expect(inParts(question.answer)).toBe(inParts(question.asked));
      return question.asked;
    });
    const all = indicesUpTo(13)
      .flatMap((denominator) => indicesUpTo(denominator).map((numerator) => ({ numerator, denominator })))
      .filter((one) => one.denominator >= 4 && one.numerator > 0 && canBeSimplified(one))
      .map(({ numerator, denominator }) => `${numerator}/${denominator}`);
    const texts = asked.map(({ numerator, denominator }) => `${numerator}/${denominator}`);
    expect(all).toHaveLength(21);
    expect(new Set(texts)).toEqual(new Set(all));
    const counts = countOccurrences(
      texts.map((text) => all.indexOf(text)),
      all.length,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(all.length));
  });
});

const sums = (type: 'add' | 'subtract') =>
  firstOf(type).map((question) => {
    if (!('first' in question)) throw new Error('Another type');
    return question;
  });

describe.each(['add', 'subtract'] as const)('Every question of "%s"', (type) => {
  it(
    'uses proper fractions, keeps denominators and common denominators from 2 to 9, and has the correct answer',
    SLOW_TEST,
    () => {
      for (const { first, second, answer } of sums(type)) {
        const result = type === 'add' ? inParts(first) + inParts(second) : inParts(first) - inParts(second);
        expect(inParts(answer)).toBe(result);
        expect(result).toBeGreaterThan(0);
        expect(isProper(first) && isProper(second)).toBe(true);
        const parts = [first.denominator, second.denominator, commonParts(first.denominator, second.denominator)];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(2);
        expect(Math.max(...parts)).toBeLessThanOrEqual(9);
      }
    },
  );

  it(
    'uses equal denominators about half of the time, and otherwise two fractions in their simplest form',
    SLOW_TEST,
    () => {
      const asked = sums(type);
      const unlike = asked.filter(({ first, second }) => first.denominator !== second.denominator);
      // 8 of 15 pairs of denominators are equal; halves cannot be subtracted from a half.
      const ratio = type === 'add' ? 7 / 15 : 7 / 14;
      expect(unlike.length / asked.length).toBeGreaterThan(ratio - 0.02);
      expect(unlike.length / asked.length).toBeLessThan(ratio + 0.02);
      expect(unlike.filter(({ first, second }) => canBeSimplified(first) || canBeSimplified(second))).toEqual([]);
    },
  );
});

it('Addition questions include sums above 1 and of exactly 1, but none of 2', SLOW_TEST, () => {
  const results = sums('add').map(({ answer }) => inParts(answer) / PARTS);
  expect(results.some((result) => result > 1)).toBe(true);
  expect(results.some((result) => result === 1)).toBe(true);
  expect(Math.max(...results)).toBeLessThan(2);
});

/** The largest amount in question `number` of many rounds. */
const largestAmount = (type: QuestionType, number: number): number =>
  Math.max(
    ...indicesUpTo(100)
      .map((seed) => questionAt(seed, { type }, number))
      .filter(isAmountQuestion)
      .map(({ amount }) => amount),
  );

describe.each([
  ['halves', { '1/2': [2, 24], '1/4': [4, 32] }],
  ['thirds', { '1/3': [3, 30], '2/4': [4, 32], '3/4': [4, 32] }],
] as const)('Parts of amounts: "%s"', (type, limits) => {
  const asked = firstOf(type).concat(indicesUpTo(SEEDS / 10).map((seed) => questionAt(seed, { type }, 12)));
  const amounts = asked.filter(isAmountQuestion);

  it('ask for these fractions of all amounts that can be shared, and no others', SLOW_TEST, () => {
    expect(amounts).toHaveLength(asked.length);
    const found = Object.keys(limits).map((part) => {
      const dealt = amounts.filter((one) => `${one.part.numerator}/${one.part.denominator}` === part);
      return [part, [Math.min(...dealt.map(({ amount }) => amount)), Math.max(...dealt.map(({ amount }) => amount))]];
    });
    expect(Object.fromEntries(found)).toEqual(limits);
    for (const { part, amount, answer } of amounts)
      expect([answer.numerator * part.denominator, answer.denominator]).toEqual([amount * part.numerator, 1]);
  });

  it('begin with six questions about up to 12 things, and then ask about more', () => {
    expect(indicesUpTo(8).map((number) => largestAmount(type, number) <= 12)).toEqual([
      ...Array(6).fill(true),
      false,
      false,
    ]);
  });

  it('have mistakes that differ from the answer', () => {
    for (const question of amounts)
      for (const [, given] of listAmountMistakes(question)) {
        expect(given).not.toBe(question.answer.numerator);
        expect(Number.isInteger(given) && given > 0).toBe(true);
      }
  });
});

/** The question without its index in the round. */
const withoutNumber = (question: Question): string => JSON.stringify({ ...question, number: 0 });

describe('A round', () => {
  it('of all types asks each type once in four questions, in evenly distributed orders', SLOW_TEST, () => {
    const orders = indicesUpTo(SEEDS).map((seed) =>
      indicesUpTo(4)
        .map((number) => questionAt(seed, { type: 'all' }, number + 4).type)
        .join(' '),
    );
    const kinds = [...new Set(orders)];
    expect(kinds).toHaveLength(24);
    expect(kinds.every((order) => new Set(order.split(' ')).size === 4)).toBe(true);
    const counts = countOccurrences(
      orders.map((order) => kinds.indexOf(order)),
      24,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(24));
  });

  it('that is mixed for a child asks each of the six types once in six questions', () => {
    for (const seed of indicesUpTo(100)) {
      const types = indicesUpTo(6).map((number) => mixedQuestionAt(seed, { type: 'all' }, number + 6).type);
      expect(types.toSorted()).toEqual([...QUESTION_TYPES].toSorted());
    }
  });

  it('that is mixed but has one type asks only that', () => {
    expect(mixedQuestionAt(7, { type: 'add' }, 3)).toEqual(questionAt(7, { type: 'add' }, 3));
  });

  it.each(ROUND_TYPES)('of "%s" never asks the same question twice in a row', SLOW_TEST, (type) => {
    for (const seed of indicesUpTo(60)) {
      const asked = indicesUpTo(100).map((number) => withoutNumber(questionAt(seed, { type }, number)));
      expect(asked.filter((question, number) => question === asked[number - 1])).toEqual([]);
    }
  });

  it('goes through all decimals and all fractions before one is repeated', () => {
    const convert = indicesUpTo(91).map((number) => withoutNumber(questionAt(3, { type: 'convert' }, number)));
    const simplify = indicesUpTo(21).map((number) => withoutNumber(questionAt(3, { type: 'simplify' }, number)));
    expect([new Set(convert).size, new Set(simplify).size]).toEqual([91, 21]);
  });
});
