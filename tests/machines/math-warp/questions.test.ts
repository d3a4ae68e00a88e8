import { describe, expect, it } from 'vitest';
import { calculateAnswer } from '../../../machines/core/arithmetic';
import { explainMismatch, getSpread, judge, type Question, questionAt } from '../../../machines/math-warp/questions';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';
import { divisionEquation, timesEquation } from './helpers/equations';

const SEEDS = 10_000;
const LEVELS = [0, 1, 3, 6, 12] as const;

const NUMBERS = ['first', 'second', 'answer'] as const;

/** The first question of each of 10,000 rounds. */
const asked = (level: number): readonly Question[] =>
  indicesUpTo(SEEDS).map((seed) => questionAt(seed, level * 5, level));

/** The largest numbers in the specification by level: for factors, and for divisors and quotients. */
const LARGEST = { 0: [9, 8], 1: [10, 9], 3: [12, 11], 6: [15, 12], 12: [15, 12] } as const;

/** The numbers that make the equation true in place of the missing one, found by trying all. */
function fitting({ equation, missing }: Question): readonly number[] {
  return indicesUpTo(1000).filter((value) => {
    const [first = 0, second = 0, answer = 0] = NUMBERS.map((index) => (index === missing ? value : equation[index]));
    if (equation.operation === '÷') return second !== 0 && first === second * answer;
    return first * second === answer;
  });
}

const kindOf = ({ equation, missing }: Question): string => `${equation.operation} ${missing}`;

/** The number of choices that are smaller than the answer. */
const rankOf = ({ choices, answer }: Question): number => choices.filter((choice) => choice < answer).length;

/** The factors of the multiplications, or the divisors and quotients of the divisions. */
const drawn = (questions: readonly Question[], operation: '×' | '÷'): readonly number[] =>
  questions
    .filter(({ equation }) => equation.operation === operation)
    .flatMap(({ equation: { first, second, answer } }) => (operation === '×' ? [first, second] : [second, answer]));

const areNoChoices = ({ choices }: Question): boolean =>
  choices.length !== 4 ||
  new Set(choices).size !== 4 ||
  choices.some((choice) => !Number.isInteger(choice) || choice < 1) ||
  getSpread(choices) < 10;

const broken = (questions: readonly Question[], isBroken: (question: Question) => boolean): readonly Question[] =>
  questions.filter(isBroken).slice(0, 3);

describe.each(LEVELS)('10,000 questions on level %i', (level) => {
  const questions = asked(level);

  it('contain true multiplications and divisions in equal numbers', () => {
    expect(broken(questions, ({ equation }) => calculateAnswer(equation) !== equation.answer)).toEqual([]);
    const kinds = countOccurrences(
      questions.map(({ equation }) => (equation.operation === '×' ? 0 : 1)),
      2,
    );
    expect(chiSquare(kinds)).toBeLessThan(chiSquareLimit(2));
  });

  it('stay within the numbers of the level and reach both ends', () => {
    const [factor, divisor] = LARGEST[level];
    expect([Math.min(...drawn(questions, '×')), Math.max(...drawn(questions, '×'))]).toEqual([1, factor]);
    expect([Math.min(...drawn(questions, '÷')), Math.max(...drawn(questions, '÷'))]).toEqual([1, divisor]);
  });

  it('leave out each of the three numbers equally often', () => {
    const counts = countOccurrences(
      questions.map(({ missing }) => NUMBERS.indexOf(missing)),
      3,
    );
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(3));
  });

  it('offer four different positive whole numbers that span at least 10', () => {
    expect(broken(questions, areNoChoices)).toEqual([]);
  });

  it('offer exactly one correct number, in all four positions equally often', () => {
    const indices = questions.map(({ choices, answer }) => choices.indexOf(answer));
    expect(chiSquare(countOccurrences(indices, 4))).toBeLessThan(chiSquareLimit(4));
    expect(
      broken(questions, (one) => one.choices.filter((choice) => judge(one, choice) === 'right').length !== 1),
    ).toEqual([]);
  });

  it('do not give away an answer above 10 by its size: every rank is equally likely', () => {
    const ranks = questions.filter(({ answer }) => answer > 10).map(rankOf);
    expect(chiSquare(countOccurrences(ranks, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('do not give away a smaller answer either, except that it cannot be the largest', () => {
    const ranks = questions.filter(({ answer }) => answer > 2 && answer <= 10).map(rankOf);
    expect(Math.max(...ranks)).toBe(2);
    expect(chiSquare(countOccurrences(ranks, 3))).toBeLessThan(chiSquareLimit(3));
  });
});

describe('A missing number', () => {
  it('is the only one that makes the equation true', SLOW_TEST, () => {
    const questions = LEVELS.flatMap((level) => asked(level).slice(0, 400));
    expect(broken(questions, (one) => fitting(one).join() !== String(one.answer))).toEqual([]);
  });
});

describe('A question', () => {
  it('is never asked twice in a row, because every six in a row are of six kinds', () => {
    for (const seed of indicesUpTo(300)) {
      const kinds = indicesUpTo(24).map((number) => kindOf(questionAt(seed, number, Math.floor(number / 5))));
      for (const turn of indicesUpTo(4)) expect(new Set(kinds.slice(6 * turn, 6 * turn + 6)).size).toBe(6);
      expect(kinds.filter((kind, number) => kind === kinds[number + 1])).toEqual([]);
    }
  });
});

describe('Why a number does not fit', () => {
  it.each([
    ['7 × ? = 56, not 9', timesEquation(7, 8), 'second', 9, { kind: 'fits', equation: timesEquation(7, 9) }],
    ['? × 8 = 56, not 9', timesEquation(7, 8), 'first', 9, { kind: 'fits', equation: timesEquation(9, 8) }],
    ['7 × 8 = ?, not 63', timesEquation(7, 8), 'answer', 63, { kind: 'fits', equation: timesEquation(7, 9) }],
    ['7 × 8 = ?, not 48', timesEquation(7, 8), 'answer', 48, { kind: 'fits', equation: timesEquation(8, 6) }],
    [
      '7 × 8 = ?, not 65',
      timesEquation(7, 8),
      'answer',
      65,
      { kind: 'comparison', sum: { first: 7, operation: '×', second: 8 }, is: 'less', than: 65 },
    ],
    [
      '7 × 8 = ?, not 46',
      timesEquation(7, 8),
      'answer',
      46,
      { kind: 'comparison', sum: { first: 7, operation: '×', second: 8 }, is: 'more', than: 46 },
    ],
    ['56 ÷ ? = 8, not 9', divisionEquation(56, 7), 'second', 9, { kind: 'fits', equation: timesEquation(9, 8) }],
    ['56 ÷ 7 = ?, not 9', divisionEquation(56, 7), 'answer', 9, { kind: 'fits', equation: timesEquation(7, 9) }],
    ['? ÷ 7 = 8, not 63', divisionEquation(56, 7), 'first', 63, { kind: 'fits', equation: divisionEquation(63, 7) }],
    [
      '? ÷ 7 = 8, not 48',
      divisionEquation(56, 7),
      'first',
      48,
      { kind: 'comparison', sum: { first: 7, operation: '×', second: 8 }, is: 'more', than: 48 },
    ],
    [
      '7 × ? = 56, not 49',
      timesEquation(7, 8),
      'second',
      49,
      { kind: 'comparison', sum: { first: 7, operation: '×', second: 49 }, is: 'more', than: 56 },
    ],
  ] as const)('%s', (_, equation, missing, chosen, reason) => {
    expect(explainMismatch({ equation, missing }, chosen)).toEqual(reason);
  });

  it('is true for every wrong choice of 50,000 questions, and never gives the answer away', () => {
    const wrong = LEVELS.flatMap((level) =>
      asked(level).flatMap((question) =>
        question.choices.filter((choice) => choice !== question.answer).map((chosen) => ({ question, chosen })),
      ),
    );
    const isFalse = ({ question, chosen }: (typeof wrong)[number]) => {
      const reason = explainMismatch(question, chosen);
      if (reason.kind === 'fits') {
        const { first, second, answer, operation } = reason.equation;
        const isTrue = operation === '×' ? first * second === answer : first === second * answer;
        const isAsked = JSON.stringify(reason.equation) === JSON.stringify(question.equation);
        return (
          !isTrue ||
          isAsked ||
          ![first, second, answer].includes(chosen) ||
          [first, second, answer].some((one) => one < 1)
        );
      }
      const { sum, is, than } = reason;
      return is === 'more' ? sum.first * sum.second <= than : sum.first * sum.second >= than;
    };
    expect(wrong.filter(isFalse).slice(0, 3)).toEqual([]);
  });
});
