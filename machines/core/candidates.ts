/*
 * Nine answers to choose from, for players who cannot type: the right one, mistakes that children often make, and
 * values near the answer. They are sorted by value, so that they can be scanned and remembered.
 */
import { findTypicalMistake } from '../learning/typical-mistakes';
import { type Equation, subtractDigitwise } from './arithmetic';
import { type Random, randomInteger, shuffle } from './random';

/** The number of candidates, in three rows of three. */
export const CANDIDATE_COUNT = 9;

interface Options<Value> {
  readonly answer: Value;
  /**
   * Other possible answers, in groups: all of one group are offered before any of the next. Equal values count once.
   */
  readonly others: readonly (readonly Value[])[];
  /** Negative if the first value is the smaller one, 0 if they are equal. */
  readonly compare: (one: Value, other: Value) => number;
}

/**
 * The candidates for an answer, smallest first. First we draw the answer's position; all positions that it can have are
 * equally likely. Then we fill up both sides of it. Throws a RangeError if there are too few other values.
 */
export function createCandidates<Value>(random: Random, { answer, others, compare }: Options<Value>): readonly Value[] {
  const wrong: Value[] = [];
  for (const value of others.flatMap((group) => shuffle(random, group)))
    if ([answer, ...wrong].every((known) => compare(known, value) !== 0)) wrong.push(value);
  const smaller = wrong.filter((value) => compare(value, answer) < 0);
  const larger = wrong.filter((value) => compare(value, answer) > 0);
  const count = CANDIDATE_COUNT - 1;
  if (wrong.length < count) throw new RangeError(`Only ${wrong.length} wrong candidates`);
  const position = randomInteger(random, Math.max(0, count - larger.length), Math.min(count, smaller.length));
  return [answer, ...smaller.slice(0, position), ...larger.slice(0, count - position)].sort(compare);
}

/** The limits for candidates that are whole numbers or multiples of a step. */
export interface CandidateRange {
  readonly answer: number;
  /** Typical mistakes. Those outside the range or between two steps are left out. */
  readonly slips: readonly number[];
  /** The smallest and the largest possible answer. */
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
}

/** How many steps near candidates are from the answer, at least and relative to it. */
const NEAR = { steps: 12, ratio: 0.15 } as const;

/** Candidates for a number. */
export function createNumberCandidates(
  random: Random,
  { answer, slips, min, max = Number.POSITIVE_INFINITY, step = 1 }: CandidateRange,
): readonly number[] {
  const reach = Math.max(NEAR.steps, Math.round((NEAR.ratio * Math.abs(answer)) / step));
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => answer + step * (index - reach));
  const isPossible = (value: number): boolean => value >= min && value <= max && (value - answer) % step === 0;
  return createCandidates(random, {
    answer,
    others: [slips.filter(isPossible), near.filter(isPossible)],
    compare: (one, other) => one - other,
  });
}

const reversed = (value: number): number => Number(String(Math.abs(value)).split('').reverse().join(''));

/** Wrong answers to a sum that `findTypicalMistake` recognises, without those that are far too large. */
function typicalMistakes(equation: Equation): readonly number[] {
  const { first, second, answer } = equation;
  const possible = [
    answer - 1,
    answer + 1,
    answer - 10,
    answer + 10,
    first + second,
    Math.abs(first - second),
    subtractDigitwise(first, second),
    first * (second - 1),
    first * (second + 1),
    (first - 1) * second,
    (first + 1) * second,
    second,
    answer / 10,
    reversed(answer),
  ];
  return possible.filter((value) => Number.isInteger(value) && findTypicalMistake(equation, value) !== null);
}

/** A question whose answer is a whole number: a sum, or any other. */
export type WholeQuestion = Pick<Equation, 'answer'> & Partial<Equation>;

/** Candidates for a whole number. They are negative only if the answer is. */
export function createWholeCandidates(random: Random, question: WholeQuestion): readonly number[] {
  const { first, second, operation, answer } = question;
  const isSum = first !== undefined && second !== undefined && operation !== undefined;
  const slips = isSum
    ? typicalMistakes({ first, second, operation, answer })
    : [answer - 1, answer + 1, answer - 10, answer + 10];
  return createNumberCandidates(random, { answer, slips, min: answer < 0 ? Number.NEGATIVE_INFINITY : 0 });
}
