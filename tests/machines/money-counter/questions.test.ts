/*
 * Ten thousand questions of each type and difficulty: answers are checked by counting in another way, and so are the
 * options.
 */
import { describe, expect, it } from 'vitest';
import { type Heap, PIECE_VALUES, type Piece } from '../../../machines/money-counter/coins';
import { type MoneyProblem } from '../../../machines/money-counter/money-problem';
import { type Question, questionAt } from '../../../machines/money-counter/questions';
import {
  DIFFICULTIES,
  type Difficulty,
  QUESTION_TYPES,
  type QuestionType,
} from '../../../machines/money-counter/rules';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { SLOW_TEST } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const SEEDS = 10_000;

/** One question of this type from each round: the first four have one of each type. */
function ofType(difficulty: Difficulty, type: QuestionType): readonly Question[] {
  return indicesUpTo(SEEDS).map((seed) => {
    const found = indicesUpTo(4)
      .map((number) => questionAt(seed, { difficulty }, number))
      .find(({ asked }) => asked.type === type);
    if (found === undefined) throw new Error(`No ${type} among the first four of ${seed}`);
    return found;
  });
}

const heapsOf = (asked: MoneyProblem): readonly Heap[] =>
  asked.type === 'addMoney' || asked.type === 'compareMoney' ? asked.heaps : [asked.heap];

/** On easy, prices and choices end in 0 or 5. */
const stepOf = (difficulty: Difficulty, { type }: MoneyProblem): number =>
  difficulty === 'easy' && type === 'makeChange' ? 5 : 1;

/** Counts a heap as a child does: piece by piece, one cent at a time. */
function countedCents(heap: Heap): number {
  const cents: 'cent'[] = [];
  for (const { piece, count } of heap)
    for (let taken = 0; taken < count; taken++) for (let cent = 0; cent < piece; cent++) cents.push('cent');
  return cents.length;
}

/** The answer without a subtraction: cents are added to the smaller amount until both are equal. */
function answerByCounting(asked: MoneyProblem): number {
  const [first = 0, second = 0] = heapsOf(asked).map(countedCents);
  if (asked.type === 'countCoins') return first;
  if (asked.type === 'addMoney') return first + second;
  const [goal, from] = asked.type === 'makeChange' ? [first, asked.price] : [first, second];
  let added = 0;
  while (Math.min(goal, from) + added < Math.max(goal, from)) added++;
  return added;
}

const numberOf = (heap: Heap, piece: Piece) =>
  heap.filter((coins) => coins.piece === piece).reduce((sum, { count }) => sum + count, 0);

/** The minimum and maximum of each piece: penny, nickel, dime, quarter, dollar bill. */
const rangesOf = (heaps: readonly Heap[]) =>
  PIECE_VALUES.toReversed().map((piece) => {
    const counts = heaps.map((heap) => numberOf(heap, piece));
    return [Math.min(...counts), Math.max(...counts)];
  });

const NONE = [0, 0];
const COUNTED = {
  easy: [[1, 10], [0, 4], NONE, NONE, NONE],
  medium: [[1, 10], [0, 4], [1, 5], NONE, NONE],
  hard: [
    [1, 10],
    [0, 4],
    [0, 5],
    [1, 4],
    [0, 2],
  ],
} as const;
const PAIRED = {
  easy: [[1, 5], [0, 2], NONE, NONE, NONE],
  medium: [[1, 5], [0, 2], [1, 2], NONE, NONE],
  hard: [
    [1, 5],
    [0, 2],
    [0, 2],
    [1, 2],
    [0, 1],
  ],
} as const;

describe.each(DIFFICULTIES)('The question generator on %s', (difficulty) => {
  const drawn = new Map(QUESTION_TYPES.map((type) => [type, ofType(difficulty, type)]));
  const questions = (type: QuestionType) => drawn.get(type) ?? [];

  it.each(QUESTION_TYPES)('gives the answer that counting gives for %s, and it is above zero', SLOW_TEST, (type) => {
    const wrong = questions(type).filter(({ asked, answer }) => answer !== answerByCounting(asked) || answer < 1);
    expect(wrong).toEqual([]);
  });

  it('uses the full specified range of each kind in a single heap', () => {
    expect(rangesOf(questions('countCoins').flatMap(({ asked }) => heapsOf(asked)))).toEqual(COUNTED[difficulty]);
  });

  it.each(['addMoney', 'compareMoney'] as const)('uses half as many in each heap of %s', (type) => {
    expect(rangesOf(questions(type).flatMap(({ asked }) => heapsOf(asked)))).toEqual(PAIRED[difficulty]);
  });

  it('shows two heaps in the order in which a comparison names them, the larger first', () => {
    const turned = questions('compareMoney').filter(({ asked }) => {
      const [first = 0, second = 0] = heapsOf(asked).map(countedCents);
      return first <= second;
    });
    expect(turned).toEqual([]);
  });

  it('sells things at prices in the specified range and steps', () => {
    const prices = questions('makeChange').flatMap(({ asked }) => (asked.type === 'makeChange' ? [asked.price] : []));
    const range = [Math.min(...prices), Math.max(...prices), prices.some((price) => price % 5 > 0)];
    const expected = { easy: [25, 95, false], medium: [11, 99, true], hard: [50, 499, true] };
    expect(range).toEqual(expected[difficulty]);
  });

  it('pays with one, two or five dollar bills, as few as possible', () => {
    const bought = questions('makeChange').flatMap(({ asked }) => (asked.type === 'makeChange' ? [asked] : []));
    const strange = bought.filter(({ heap, price }) => {
      const count = price < 100 ? 1 : price < 200 ? 2 : 5;
      return JSON.stringify(heap) !== JSON.stringify([{ piece: 100, count }]);
    });
    expect(strange).toEqual([]);
  });

  it('never asks the same question twice in a round, and asks each type two or three times', SLOW_TEST, () => {
    for (const seed of indicesUpTo(300)) {
      const round = indicesUpTo(10).map((number) => questionAt(seed, { difficulty }, number));
      expect(new Set(round.map(({ asked }) => JSON.stringify(asked))).size).toBe(10);
      expect(round.map(({ number }) => number)).toEqual(indicesUpTo(10));
      for (const type of QUESTION_TYPES)
        expect([2, 3]).toContain(round.filter(({ asked }) => asked.type === type).length);
      for (const block of [0, 4])
        expect(new Set(round.slice(block, block + 4).map(({ asked }) => asked.type)).size).toBe(4);
    }
  });
});

describe.each(['easy', 'medium'] as const)('The options of %s', (difficulty) => {
  const questions = QUESTION_TYPES.flatMap((type) => ofType(difficulty, type));
  const offered = questions.map(({ options, answer, asked }) => ({ options: options ?? [], answer, asked }));

  it('include four different amounts above zero, one of them the answer', () => {
    const unfair = offered.filter(
      ({ options, answer }) =>
        options.length !== 4 ||
        new Set(options).size !== 4 ||
        options.some((option) => option < 1 || !Number.isInteger(option)) ||
        !options.includes(answer),
    );
    expect(unfair).toEqual([]);
  });

  it('stay within ten steps of the answer, and are multiples of the step', () => {
    const far = offered.filter(({ options, answer, asked }) =>
      options.some(
        (option) =>
          Math.abs(option - answer) > 10 * stepOf(difficulty, asked) || option % stepOf(difficulty, asked) !== 0,
      ),
    );
    expect(far).toEqual([]);
  });

  it('never give more change than the money paid', () => {
    const change = offered.filter(({ asked }) => asked.type === 'makeChange');
    expect(Math.max(...change.flatMap(({ options }) => options))).toBeLessThanOrEqual(100);
  });

  it('never give a larger difference than the larger amount', () => {
    const beyond = offered.filter(
      ({ asked, options }) =>
        asked.type === 'compareMoney' && Math.max(...options) > Math.max(...heapsOf(asked).map(countedCents)),
    );
    expect(beyond).toEqual([]);
  });

  it('put the answer at each position equally often', () => {
    const indices = offered.map(({ options, answer }) => options.indexOf(answer));
    expect(chiSquare(countOccurrences(indices, 4))).toBeLessThan(chiSquareLimit(4));
  });

  it.each(QUESTION_TYPES)('do not give away the answer of %s by its size', (type) => {
    const ranks = offered
      .filter(({ asked }) => asked.type === type)
      .map(({ options, answer }) => options.filter((option) => option < answer).length);
    const counts = countOccurrences(ranks, 4);
    expect(Math.max(...counts) / ranks.length).toBeLessThan(0.36);
    expect(Math.min(...counts) / ranks.length).toBeGreaterThan(0.15);
  });
});

describe('The hard difficulty', () => {
  it('does not offer options, because the amount is typed', () => {
    expect(indicesUpTo(100).map((seed) => questionAt(seed, { difficulty: 'hard' }, 0).options)).toEqual(
      indicesUpTo(100).map(() => null),
    );
  });
});
