/* Ten thousand questions of every mode and difficulty. */
import { describe, expect, it } from 'vitest';
import { countFacts, type FactSettings, type Question, questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES } from '../../../machines/math-facts/rules';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const NUMBERS = 40;
const drawn = (asked: FactSettings): readonly Question[] =>
  indicesUpTo(10_000).map((seed) => questionAt(seed, asked, seed % NUMBERS));
const nameOf = ({ first, operation, second }: Question) => `${first} ${operation} ${second}`;

/** Checks that all facts, numbered by `placeOf`, are asked roughly equally often. */
const evenly = (questions: readonly Question[], placeOf: (question: Question) => number, count: number) => {
  const counts = countOccurrences(questions.map(placeOf), count);
  return counts.length === count && chiSquare(counts) < chiSquareLimit(count);
};

/** The ranges in the specification. */
const RANGES = [
  { difficulty: 'easy', min: 1, max: 10 },
  { difficulty: 'medium', min: 5, max: 20 },
  { difficulty: 'hard', min: 10, max: 50 },
] as const;

describe.each(RANGES)('The question generator on $difficulty', ({ difficulty, min, max }) => {
  const size = max - min + 1;

  it(`draws both numbers in an addition evenly from ${min} to ${max}`, () => {
    const questions = drawn({ mode: 'addition', difficulty });
    for (const name of ['first', 'second'] as const) {
      const numbers = questions.map((question) => question[name]);
      expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([min, max]);
      expect(evenly(questions, (question) => question[name] - min, size)).toBe(true);
    }
    expect(questions.filter(({ first, second, answer }) => first + second !== answer)).toEqual([]);
    expect(countFacts('+', difficulty)).toBe(size * size);
  });

  it(`draws two different numbers in a subtraction from ${min} to ${max}, larger first, with all pairs equally often`, () => {
    const questions = drawn({ mode: 'subtraction', difficulty });
    const pairs = indicesUpTo(size).flatMap((larger) => indicesUpTo(larger).map((smaller) => `${larger} ${smaller}`));
    const placeOf = ({ first, second }: Question) => pairs.indexOf(`${first - min} ${second - min}`);
    expect(questions.filter((question) => placeOf(question) < 0)).toEqual([]);
    expect(questions.filter(({ first, second, answer }) => first - second !== answer || answer < 1)).toEqual([]);
    expect(evenly(questions, placeOf, pairs.length)).toBe(true);
    expect(countFacts('−', difficulty)).toBe(pairs.length);
  });
});

describe.each(DIFFICULTIES)('The question generator on any difficulty, for example %s', (difficulty) => {
  it('draws both factors in a multiplication from 1 to 12, with all pairs equally often', () => {
    const questions = drawn({ mode: 'multiplication', difficulty });
    const factors = questions.flatMap(({ first, second }) => [first, second]);
    expect([Math.min(...factors), Math.max(...factors)]).toEqual([1, 12]);
    expect(questions.filter(({ first, second, answer }) => first * second !== answer)).toEqual([]);
    expect(evenly(questions, ({ first, second }) => 12 * (first - 1) + second - 1, 144)).toBe(true);
  });

  it('draws divisors from 2 to 11 and quotients from 1 to 10, with all pairs equally often', () => {
    const questions = drawn({ mode: 'division', difficulty });
    const divisors = questions.map(({ second }) => second);
    const quotients = questions.map(({ answer }) => answer);
    expect([Math.min(...divisors), Math.max(...divisors)]).toEqual([2, 11]);
    expect([Math.min(...quotients), Math.max(...quotients)]).toEqual([1, 10]);
    expect(questions.filter(({ first, second, answer }) => first !== second * answer)).toEqual([]);
    expect(evenly(questions, ({ second, answer }) => 10 * (second - 2) + answer - 1, 100)).toBe(true);
  });

  it('asks each operation in the mix equally often, within its own ranges', () => {
    const questions = drawn({ mode: 'mixed', difficulty });
    expect(evenly(questions, ({ operation }) => '+−×÷'.indexOf(operation), 4)).toBe(true);
    const [min = 0, max = 0] = { easy: [1, 10], medium: [5, 20], hard: [10, 50] }[difficulty];
    const isWithin = ({ first, second, operation, answer }: Question) => {
      if (operation === '×') return first >= 1 && first <= 12 && second >= 1 && second <= 12;
      if (operation === '÷') return second >= 2 && second <= 11 && answer >= 1 && answer <= 10;
      return Math.min(first, second) >= min && Math.max(first, second) <= max && answer >= 1;
    };
    expect(questions.filter((question) => !isWithin(question))).toEqual([]);
  });
});

describe('The questions in a race', () => {
  it.each([
    ['addition', 100],
    ['subtraction', 45],
    ['multiplication', 144],
    ['division', 100],
  ] as const)('for %s repeat only when all %i have been asked, and never twice in a row', SLOW_TEST, (mode, count) => {
    const asked = { mode, difficulty: 'easy' } as const;
    for (const seed of indicesUpTo(40)) {
      const names = indicesUpTo(3 * count).map((number) => nameOf(questionAt(seed, asked, number)));
      for (const deal of indicesUpTo(3))
        expect(new Set(names.slice(count * deal, count * (deal + 1))).size).toBe(count);
      expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
    }
  });

  it('for the mix include all four operations in every four, and are never the same twice in a row', () => {
    const orders = new Set<string>();
    for (const seed of indicesUpTo(200)) {
      const questions = indicesUpTo(80).map((number) =>
        questionAt(seed, { mode: 'mixed', difficulty: 'easy' }, number),
      );
      for (const group of indicesUpTo(20)) {
        const order = questions.slice(4 * group, 4 * group + 4).map(({ operation }) => operation);
        orders.add(order.join(''));
        expect(order.toSorted()).toEqual(['+', '×', '÷', '−']);
      }
      const names = questions.map(nameOf);
      expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
    }
    expect(orders.size).toBe(24);
  });
});
