import { describe, expect, it } from 'vitest';
import {
  CANDIDATE_COUNT,
  createCandidates,
  createNumberCandidates,
  createWholeCandidates,
} from '../../../machines/core/candidates';
import { compareFractions, type Fraction, isReduced, isSameAmount } from '../../../machines/core/fraction';
import { createFractionCandidates } from '../../../machines/core/fraction-candidates';
import { type Random, seededRandom } from '../../../machines/core/random';
import {
  questionAt as basicsAt,
  isAmountQuestion,
  toFractionProblem,
} from '../../../machines/fraction-basics/questions';
import { questionAt as masterAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { findTypicalMistake } from '../../../machines/learning/typical-mistakes';
import { questionAt as factAt } from '../../../machines/math-facts/questions';
import { MODES } from '../../../machines/math-facts/rules';
import { createAmountCandidates, questionAt as moneyAt } from '../../../machines/money-counter/questions';
import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { createTimeCandidates } from '../../../machines/time-master/candidates';
import { questionAt as timeAt } from '../../../machines/time-master/questions';
import { addMinutes, DAY, wrapAround } from '../../../machines/time-master/times';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';

const QUESTIONS = 10_000;
const ROUND = 10;

/** The candidates for a question as numbers, in ascending order, with the answer and its range. */
interface Offered {
  readonly values: readonly number[];
  readonly answer: number;
  readonly min: number;
  readonly max: number;
}

const times = <Value>(count: number, at: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => at(index));
const randomOf = (index: number): Random => seededRandom(index, 'candidates', index % ROUND);
const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!;
const valueOf = ({ numerator, denominator }: Fraction): number => numerator / denominator;

const factsAt = (index: number) =>
  factAt(index, { mode: at(MODES, index), difficulty: at(DIFFICULTIES, index) }, index % ROUND);

const GAMES: Readonly<Record<string, (index: number) => Offered>> = {
  'math-facts': (index) => {
    const question = factsAt(index);
    return { values: createWholeCandidates(randomOf(index), question), answer: question.answer, min: 0, max: Infinity };
  },
  'tables-check': (index) => {
    const question = createCheckQuestions(Math.floor(index / 25))[index % 25]!;
    return { values: createWholeCandidates(randomOf(index), question), answer: question.answer, min: 0, max: Infinity };
  },
  'fraction-simplify': (index) => {
    const question = masterAt(index, { difficulty: at(DIFFICULTIES, index) }, index % ROUND);
    const fractions = createFractionCandidates(randomOf(index), { problem: question, answer: question.result });
    return { values: fractions.map(valueOf), answer: valueOf(question.result), min: -Infinity, max: Infinity };
  },
  'fraction-basics': (index) => {
    const question = basicsAt(index, { type: 'all' }, index % ROUND);
    if (isAmountQuestion(question)) throw new Error('A seeded round of all types asks only about fractions');
    const { answer } = question;
    const fractions = createFractionCandidates(randomOf(index), { problem: toFractionProblem(question), answer });
    return { values: fractions.map(valueOf), answer: valueOf(answer), min: -Infinity, max: Infinity };
  },
  'money-counter': (index) => {
    const question = moneyAt(index, { difficulty: 'hard' }, index % ROUND);
    return {
      values: createAmountCandidates(randomOf(index), question),
      answer: question.answer,
      min: 1,
      max: Infinity,
    };
  },
  'time-master': (index) => {
    // Comparisons and questions about days have fixed options, so use one of the other types.
    const question = times(4, (number) => timeAt(index, { difficulty: 'hard' }, number)).find(
      ({ asked: { type } }) => type === (index % 2 === 0 ? 'timeConversion' : 'elapsedTime'),
    )!;
    const { asked, answer } = question;
    const values = createTimeCandidates(randomOf(index), question);
    if (asked.type !== 'elapsedTime' || asked.asks === 'length') return { values, answer, min: 1, max: Infinity };
    const sinceStart = (time: number): number => wrapAround(time - asked.start, DAY);
    return { values: values.map(sinceStart), answer: asked.length, min: 1, max: Infinity };
  },
};

const positionOf = ({ values, answer }: Offered): number => values.indexOf(answer);
const hasRoom = ({ answer, min, max }: Offered): boolean =>
  answer - min >= CANDIDATE_COUNT - 1 && max - answer >= CANDIDATE_COUNT - 1;

/** Whether the values are distinct, in ascending order, within the range, and include the answer. */
const isSound = ({ values, answer, min, max }: Offered): boolean =>
  values.length === CANDIDATE_COUNT &&
  values.includes(answer) &&
  values.every((value, index) => value >= min && value <= max && (index === 0 || value > values[index - 1]!));

const smallestFor = (answer: number): number =>
  Math.min(...times(200, (index) => createWholeCandidates(randomOf(index), { answer })[0]!));

const compareNumbers = (one: number, other: number): number => one - other;

describe.each(Object.entries(GAMES))('Candidates of %s', (_, offeredAt) => {
  const all = times(QUESTIONS, offeredAt);

  it('are nine distinct values in ascending order, including the answer', () => {
    expect(all.filter((offered) => !isSound(offered))).toEqual([]);
  });

  it('put the answer in each of the nine positions equally often, if the range allows it', () => {
    const positions = all.filter(hasRoom).map(positionOf);
    expect(chiSquare(countOccurrences(positions, CANDIDATE_COUNT))).toBeLessThan(chiSquareLimit(CANDIDATE_COUNT));
  });

  it('are the same for the same seed and question number', () => {
    expect(times(50, offeredAt)).toEqual(all.slice(0, 50));
  });
});

describe('Candidates for whole numbers', () => {
  it('put a small answer in each of its possible positions equally often', () => {
    const positions = times(QUESTIONS, (index) => createWholeCandidates(randomOf(index), { answer: 3 }).indexOf(3));
    const counts = countOccurrences(positions, CANDIDATE_COUNT);
    expect(counts.slice(4)).toEqual([0, 0, 0, 0, 0]);
    expect(chiSquare(counts.slice(0, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it('always include a typical mistake', () => {
    const rare = times(QUESTIONS, (index) => ({ question: factsAt(index), random: randomOf(index) })).filter(
      ({ question, random }) =>
        createWholeCandidates(random, question).every((value) => findTypicalMistake(question, value) === null),
    );
    expect(rare).toEqual([]);
  });

  it('are negative only if the answer is', () => {
    expect([smallestFor(0), smallestFor(5)]).toEqual([0, 0]);
    expect(smallestFor(-4)).toBeLessThan(-4);
  });
});

describe('Candidates for amounts of money', () => {
  it("are the question's own options if it has any", () => {
    const questions = times(300, (index) =>
      moneyAt(index, { difficulty: at(['easy', 'medium'], index) }, index % ROUND),
    );
    expect(questions.map((question, index) => createAmountCandidates(randomOf(index), question))).toEqual(
      questions.map(({ options }) => options),
    );
  });
});

describe('Candidates for fractions', () => {
  it('are greater than 0, in lowest terms, and not whole numbers other than 1', () => {
    const odd = times(2000, (index) => masterAt(index, { difficulty: at(DIFFICULTIES, index) }, index % ROUND)).flatMap(
      (question, index) =>
        createFractionCandidates(randomOf(index), { problem: question, answer: question.result }).filter(
          (one) => one.numerator < 1 || !isReduced(one) || (one.denominator === 1 && one.numerator > 1),
        ),
    );
    expect(odd).toEqual([]);
  });

  it('usually include the mistake of adding numerators and denominators separately', () => {
    const [first, second] = [
      { numerator: 1, denominator: 2 },
      { numerator: 1, denominator: 3 },
    ];
    const slip = { numerator: 2, denominator: 5 };
    const answer = { numerator: 5, denominator: 6 };
    const shown = times(200, (index) =>
      createFractionCandidates(randomOf(index), { problem: { type: 'add', first, second }, answer }),
    );
    const withSmaller = shown.filter((one) => compareFractions(one[0]!, answer) < 0);
    expect(withSmaller.length).toBeGreaterThan(100);
    expect(withSmaller.filter((one) => one.some((value) => isSameAmount(value, slip))).length).toBeGreaterThan(150);
  });
});

describe('Candidates for times and money', () => {
  it('are the seven days of the week if the answer is a day', () => {
    const dates = times(20, (index) => timeAt(index, { difficulty: 'hard' }, index % 4)).filter(
      ({ asked }) => asked.type === 'dateArithmetic',
    );
    expect(dates.map((question) => createTimeCandidates(randomOf(0), question))).toEqual(
      dates.map(() => [0, 1, 2, 3, 4, 5, 6]),
    );
  });

  it('are in chronological order, even past midnight', () => {
    const asked = { type: 'elapsedTime', asks: 'end', start: 1380, length: 90 } as const;
    const question = { number: 0, asked, answer: addMinutes(1380, 90), options: null };
    const all = times(100, (index) => createTimeCandidates(randomOf(index), question));
    expect(all.some((one) => one[0]! > one.at(-1)!)).toBe(true);
    expect(
      all.every((one) => one.every((time, index) => index === 0 || wrapAround(time - one[index - 1]!, DAY) > 0)),
    ).toBe(true);
  });

  it('are never more than the money paid', () => {
    const changes = times(QUESTIONS / 5, (index) => moneyAt(index, { difficulty: 'hard' }, index % 4)).filter(
      ({ asked }) => asked.type === 'makeChange',
    );
    const tooLarge = changes.filter((question, index) => {
      const { asked, answer } = question;
      const paid = asked.type === 'makeChange' ? asked.price + answer : 0;
      return createAmountCandidates(randomOf(index), question).some((amount) => amount > paid);
    });
    expect(tooLarge).toEqual([]);
  });
});

it('throws if there are too few possible answers', () => {
  const random = randomOf(1);
  expect(() => createNumberCandidates(random, { answer: 3, slips: [], min: 1, max: 8 })).toThrow(RangeError);
  expect(() => createCandidates(random, { answer: 1, others: [[1, 2, 2, 3]], compare: compareNumbers })).toThrow(
    RangeError,
  );
});
