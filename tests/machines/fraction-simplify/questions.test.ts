/* Questions over ten thousand seeds on each difficulty, recalculated with whole numbers of any size. */
import { describe, expect, it } from 'vitest';
import { type Fraction, fraction } from '../../../machines/core/fraction';
import { isCorrect, type Question, questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES, type Difficulty, QUESTION_TYPES } from '../../../machines/fraction-simplify/rules';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = indicesUpTo(10_000);

const asked = new Map(
  DIFFICULTIES.map((difficulty) => [
    difficulty,
    SEEDS.map((seed) => indicesUpTo(10).map((number) => questionAt(seed, { difficulty }, number))),
  ]),
);
const roundsOf = (difficulty: Difficulty) => asked.get(difficulty)!;
const questionsOf = (difficulty: Difficulty): readonly Question[] => roundsOf(difficulty).flat();

/** The least common multiple of 1 to 20, and its square: every amount in the game is a whole number of these parts. */
const EVERY = 232_792_560n;
const partsOf = ({ numerator, denominator }: Fraction): bigint =>
  (BigInt(numerator) * EVERY * EVERY) / BigInt(denominator);

function amountOf(question: Question): bigint {
  const first = partsOf(question.first);
  if (question.type === 'simplify') return first;
  const second = partsOf(question.second);
  if (question.type === 'add') return first + second;
  return question.type === 'subtract' ? first - second : (first * second) / (EVERY * EVERY);
}

/** Whether only 1 divides both numbers, found by a search. */
const isSimplest = ({ numerator, denominator }: Fraction): boolean =>
  !indicesUpTo(denominator + 1).some((by) => by > 1 && numerator % by === 0 && denominator % by === 0);

const denominatorsOf = (questions: readonly Question[]): readonly number[] =>
  [
    ...new Set(
      questions.flatMap((question) =>
        question.type === 'simplify'
          ? [question.first.denominator]
          : [question.first.denominator, question.second.denominator],
      ),
    ),
  ].toSorted((one, other) => one - other);

const isProper = ({ numerator, denominator }: Fraction): boolean => numerator > 0 && numerator < denominator;

const ofType = (difficulty: Difficulty, ...types: readonly Question['type'][]) =>
  questionsOf(difficulty).filter(({ type }) => types.includes(type));

describe.each(DIFFICULTIES)('Every %s question', SLOW_TEST, (difficulty) => {
  it('stores the exact result in its simplest form, which counts as correct', () => {
    const broken = questionsOf(difficulty).filter(
      (question) =>
        partsOf(question.result) !== amountOf(question) ||
        !isSimplest(question.result) ||
        !isCorrect(question, question.result),
    );
    expect(broken).toEqual([]);
  });

  it('uses fractions between 0 and 1, and gives a result above 0', () => {
    const broken = questionsOf(difficulty).filter(
      (question) =>
        !isProper(question.first) ||
        (question.type !== 'simplify' && !isProper(question.second)) ||
        question.result.numerator <= 0,
    );
    expect(broken).toEqual([]);
  });

  it('can be simplified if the question asks for that, and subtracts the smaller fraction from the larger', () => {
    expect(ofType(difficulty, 'simplify').filter(({ first }) => isSimplest(first))).toEqual([]);
    const backwards = ofType(difficulty, 'subtract').filter(
      (question) => question.type === 'subtract' && partsOf(question.first) <= partsOf(question.second),
    );
    expect(backwards).toEqual([]);
  });

  it('uses four types equally often, among the first eight questions and at each position', () => {
    for (const round of roundsOf(difficulty)) {
      const types = [round.slice(0, 4), round.slice(4, 8)].map((four) => new Set(four.map(({ type }) => type)).size);
      expect(types).toEqual([4, 4]);
    }
    for (const number of [0, 3, 9]) {
      const types = roundsOf(difficulty).map((round) => QUESTION_TYPES.indexOf(round[number]!.type));
      expect(chiSquare(countOccurrences(types, 4))).toBeLessThan(chiSquareLimit(4));
    }
  });

  it('is never repeated within a round', () => {
    const repeats = roundsOf(difficulty).filter((round) => {
      const written = round.map(({ type, first, ...rest }) =>
        JSON.stringify([type, first, 'second' in rest ? rest.second : null]),
      );
      return new Set(written).size < written.length;
    });
    expect(repeats).toEqual([]);
  });
});

describe('Denominators', () => {
  it('are equal in both fractions on easy: 2, 3, 4, 5, 6, 8 or 10, but not 2 in a subtraction', () => {
    expect(denominatorsOf(ofType('easy', 'add'))).toEqual([2, 3, 4, 5, 6, 8, 10]);
    expect(denominatorsOf(ofType('easy', 'multiply'))).toEqual([2, 3, 4, 5, 6, 8, 10]);
    expect(denominatorsOf(ofType('easy', 'subtract'))).toEqual([3, 4, 5, 6, 8, 10]);
    expect(denominatorsOf(ofType('easy', 'simplify'))).toEqual([4, 6, 8, 10]);
    const unlike = ofType('easy', 'add', 'subtract', 'multiply').filter(
      (question) => question.type !== 'simplify' && question.first.denominator !== question.second.denominator,
    );
    expect(unlike).toEqual([]);
  });

  it('never repeat on easy within one type of question in a round', () => {
    for (const round of roundsOf('easy')) {
      for (const wanted of ['add', 'subtract', 'multiply'] as const) {
        const dealt = round.filter(({ type }) => type === wanted).map(({ first }) => first.denominator);
        expect(new Set(dealt).size).toBe(dealt.length);
      }
    }
    const added = roundsOf('easy').flatMap((round) => round.slice(0, 4).filter(({ type }) => type === 'add'));
    const indices = added.map(({ first }) => [2, 3, 4, 5, 6, 8, 10].indexOf(first.denominator));
    expect(chiSquare(countOccurrences(indices, 7))).toBeLessThan(chiSquareLimit(7));
  });

  it.each([
    ['medium', 12, [4, 6, 8, 9, 10, 12]],
    ['hard', 20, [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20]],
  ] as const)('go from 2 to the maximum on %s, and often differ', (difficulty, max, simplified) => {
    const all = indicesUpTo(max + 1).slice(2);
    for (const type of ['add', 'subtract', 'multiply'] as const) {
      expect(denominatorsOf(ofType(difficulty, type))).toEqual(all);
    }
    expect(denominatorsOf(ofType(difficulty, 'simplify'))).toEqual(simplified);
    const sums = ofType(difficulty, 'add');
    const unlike = sums.filter(
      (question) => question.type !== 'simplify' && question.first.denominator !== question.second.denominator,
    );
    expect(unlike.length / sums.length).toBeCloseTo(1 - 1 / all.length, 1);
    expect(
      chiSquare(
        countOccurrences(
          sums.map(({ first }) => first.denominator - 2),
          all.length,
        ),
      ),
    ).toBeLessThan(chiSquareLimit(all.length));
  });
});

describe('An answer', () => {
  const half: Question = { number: 0, type: 'simplify', first: fraction(2, 4), result: fraction(1, 2) };

  it('is right in every form of the amount, including the one in the question', () => {
    expect(
      [fraction(1, 2), fraction(2, 4), fraction(50, 100), fraction(-1, -2)].map((one) => isCorrect(half, one)),
    ).toEqual([true, true, true, true]);
  });

  it('is wrong for another amount, and with a denominator of 0', () => {
    const wrong = [fraction(1, 3), fraction(2, 1), fraction(0, 2), fraction(1, 0), fraction(0, 0), fraction(-1, 2)];
    expect(wrong.map((one) => isCorrect(half, one))).toEqual([false, false, false, false, false, false]);
  });
});
