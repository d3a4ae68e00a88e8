import { calculateAnswer, type Equation, type Operation } from '../core/arithmetic';
import { seededRandom, shuffle, shuffledNumberAt } from '../core/random';
import { OPERATION_BY_MODE, type Range, RULES, type Settings } from './rules';

/** `number` is the question's index in the race, from 0. */
export interface Question extends Equation {
  readonly number: number;
}

/** Together with the seed, these settings determine the questions in a race. */
export type FactSettings = Pick<Settings, 'mode' | 'difficulty'>;

/** Question `number` of the race with this seed and these settings. */
export function questionAt(seed: number, { mode, difficulty }: FactSettings, number: number): Question {
  if (mode !== 'mixed') return { number, ...factAt(seed, OPERATION_BY_MODE[mode], difficulty, number) };
  const four = Object.values(OPERATION_BY_MODE);
  const group = Math.floor(number / four.length);
  const order = shuffle(seededRandom(seed, 'mixed', group), four);
  // Each group of four has every operation once, so the group's number is also the index of the operation's fact.
  return { number, ...factAt(seed, order[number % four.length] ?? '+', difficulty, group) };
}

const sizeOf = ([min, max]: Range): number => max - min + 1;

/** The pair at an index in the list of all pairs from two ranges. */
const pairAt = (first: Range, second: Range, index: number): readonly [number, number] => [
  first[0] + Math.floor(index / sizeOf(second)),
  second[0] + (index % sizeOf(second)),
];

/**
 * The pair at an index among all pairs of different numbers from a range, larger number first, with both numbers
 * counted from the minimum: (1, 0), (2, 0), (2, 1), (3, 0) ...
 */
function fallingPairAt([min]: Range, index: number): readonly [number, number] {
  const larger = Math.floor((1 + Math.sqrt(1 + 8 * index)) / 2);
  return [min + larger, min + index - (larger * (larger - 1)) / 2];
}

const GENTLE = { sum: 10, product: 20 } as const;

/** Whether a fact is for children who count on their fingers: sums to ten, and products of the small tables. */
export function isGentle({ first, operation, answer }: Equation): boolean {
  if (operation === '−') return true;
  if (operation === '+') return answer <= GENTLE.sum;
  return (operation === '×' ? answer : first) <= GENTLE.product;
}

export function countFacts(operation: Operation, difficulty: Settings['difficulty']): number {
  const size = sizeOf(RULES.ranges[difficulty]);
  switch (operation) {
    case '+':
      return size * size;
    case '−':
      return (size * (size - 1)) / 2;
    case '×':
      return sizeOf(RULES.factors) ** 2;
    case '÷':
      return sizeOf(RULES.divisors) * sizeOf(RULES.quotients);
  }
}

/** The numbers of the fact at an index in the list of all facts. */
function numbersAt(operation: Operation, difficulty: Settings['difficulty'], index: number): readonly [number, number] {
  const range = RULES.ranges[difficulty];
  switch (operation) {
    case '+':
      return pairAt(range, range, index);
    case '−':
      return fallingPairAt(range, index);
    case '×':
      return pairAt(RULES.factors, RULES.factors, index);
    case '÷': {
      const [divisor, quotient] = pairAt(RULES.divisors, RULES.quotients, index);
      return [divisor * quotient, divisor];
    }
  }
}

/** Deals all of an operation's facts once in random order, and then all of them again in another order. */
function factAt(seed: number, operation: Operation, difficulty: Settings['difficulty'], number: number): Equation {
  const size = countFacts(operation, difficulty);
  const inDeal = (deal: number, index: number): number =>
    shuffledNumberAt(seededRandom(seed, operation, difficulty, 'deal', deal), size, index);
  const [deal, index] = [Math.floor(number / size), number % size];
  // If the last fact of one deal is also the first of the next, the next deal starts with its second one instead.
  const isRepeatAtSeam = index <= 1 && deal > 0 && inDeal(deal - 1, size - 1) === inDeal(deal, 0);
  const [first, second] = numbersAt(operation, difficulty, inDeal(deal, isRepeatAtSeam ? 1 - index : index));
  return { first, second, operation, answer: calculateAnswer({ first, second, operation }) };
}
