/*
 * Nine answers to choose from, for players who cannot type: the correct answer, typical mistakes, and values near the
 * answer. They are in ascending order, which makes them easier to find when scanning.
 */
import { findTypicalMistake } from '../learning/typical-mistakes';
import { type Equation, subtractDigitwise } from './arithmetic';
import { type Random, randomInteger, shuffle } from './random';

/** Three rows of three. */
export const CANDIDATE_COUNT = 9;

interface Options<Value> {
  readonly answer: Value;
  /**
   * Possible wrong answers, in groups of decreasing priority. Equal values count once.
   */
  readonly others: readonly (readonly Value[])[];
  /** Works like the callback of `Array.sort`. */
  readonly compare: (one: Value, other: Value) => number;
}

/**
 * Returns the candidates in ascending order. Picks the answer's position at random, with all possible positions equally
 * likely, then fills the positions on both sides. Throws a RangeError if there are too few wrong answers.
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

/** Limits for candidates that are numbers. Every candidate differs from the answer by a multiple of `step`. */
export interface CandidateRange {
  readonly answer: number;
  /** Typical mistakes. Those outside the range or between steps are left out. */
  readonly slips: readonly number[];
  /** The smallest possible answer. */
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
}

/** How far nearby candidates can be from the answer: this many steps, or this ratio of the answer if that is more. */
const NEAR = { steps: 12, ratio: 0.15 } as const;

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

/** Wrong answers that `findTypicalMistake` can explain, leaving out mistakes that give far too large a number. */
export function listTypicalMistakes(equation: Equation): readonly number[] {
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

/** A question with a whole-number answer. If it is a sum, the sum's typical mistakes are offered, or those in `slips`. */
export type WholeQuestion = Pick<Equation, 'answer'> & Partial<Equation> & { readonly slips?: readonly number[] };

/** Candidates for a whole number. There are negative ones only if the answer is negative. */
export function createWholeCandidates(random: Random, question: WholeQuestion): readonly number[] {
  const { first, second, operation, answer } = question;
  const isSum = first !== undefined && second !== undefined && operation !== undefined;
  const near = [answer - 1, answer + 1, answer - 10, answer + 10];
  const slips = isSum ? listTypicalMistakes({ first, second, operation, answer }) : (question.slips ?? near);
  return createNumberCandidates(random, { answer, slips, min: answer < 0 ? Number.NEGATIVE_INFINITY : 0 });
}
