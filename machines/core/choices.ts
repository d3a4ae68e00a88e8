import { pickOne, type Random, randomInteger, shuffle } from './random';

/** The number of choices, their maximum distance from the answer, and the smallest value that can be offered. */
export interface ChoiceRange {
  readonly count: number;
  readonly within: number;
  readonly min: number;
}

/**
 * The answer and `count - 1` different near misses, in shuffled order.
 * Throws a RangeError if the range has fewer than `count` whole numbers.
 */
export function createChoices(random: Random, answer: number, { count, within, min }: ChoiceRange): number[] {
  const low = Math.max(min, answer - within);
  const high = answer + within;
  if (high - low + 1 < count) throw new RangeError(`No ${count} different choices from ${low} to ${high}`);
  const choices = new Set([answer]);
  while (choices.size < count) choices.add(randomInteger(random, low, high));
  return shuffle(random, choices);
}

/** A range in which up to `slips` of the wrong choices are typical mistakes, if they are close enough to the answer. */
export interface DistractorRange extends ChoiceRange {
  readonly maxDistractors: number;
}

/**
 * The answer and wrong choices near it, in shuffled order. First we draw how many choices are smaller, so that the
 * answer is equally often the smallest, the largest or in between (a small answer has less room below it and is the
 * smallest more often). Then we add typical mistakes and one number that is off by one, if there is room on their side,
 * and fill up with other numbers near the answer.
 */
export function createChoicesWithDistractors(
  random: Random,
  answer: number,
  slips: readonly number[],
  { count, within, min, maxDistractors: maxSlips }: DistractorRange,
): readonly number[] {
  const lowest = Math.max(min, answer - within);
  const smaller = randomInteger(random, 0, Math.min(count - 1, answer - lowest));
  const wrong = new Set<number>();
  const hasRoom = (value: number): boolean => {
    if (value === answer || value < lowest || value > answer + within || wrong.has(value)) return false;
    const onSide = [...wrong].filter((other) => other < answer === value < answer).length;
    return onSide < (value < answer ? smaller : count - 1 - smaller);
  };
  const take = (values: readonly number[], max: number) => {
    for (const value of values) if (wrong.size < max && hasRoom(value)) wrong.add(value);
  };
  const oneOff = pickOne(random, [answer - 1, answer + 1]);
  const near = Array.from({ length: 2 * within + 1 }, (_, index) => answer - within + index);
  take(shuffle(random, [...slips, oneOff]), maxSlips);
  take(shuffle(random, near), count - 1);
  return shuffle(random, [answer, ...wrong]);
}
