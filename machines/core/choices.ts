import { pickOne, type Random, shuffle, wholeBetween } from './random';

/** What near misses may be: how many choices in all, how far from the answer, and the least value that may be shown. */
export interface ChoiceRange {
  readonly count: number;
  readonly within: number;
  readonly min: number;
}

/**
 * The answer and `count - 1` different near misses, in shuffled order.
 * Throws a RangeError where fewer than `count` whole numbers lie in the range.
 */
export function choicesAround(random: Random, answer: number, { count, within, min }: ChoiceRange): number[] {
  const low = Math.max(min, answer - within);
  const high = answer + within;
  if (high - low + 1 < count) throw new RangeError(`No ${count} different choices from ${low} to ${high}`);
  const choices = new Set([answer]);
  while (choices.size < count) choices.add(wholeBetween(random, low, high));
  return shuffle(random, choices);
}

/** What near misses may be where some of them are slips: at most so many, where they lie near enough. */
export interface SlipRange extends ChoiceRange {
  readonly slips: number;
}

/**
 * The answer and others near it, in shuffled order. How many of them are smaller is drawn first, so that the answer is the
 * least, the greatest or in between equally often (one that is too small to have room below it lies lower); then slips are
 * taken where they lie, one of them by one off; and the rest is near.
 */
export function choicesWithSlips(
  random: Random,
  answer: number,
  slips: readonly number[],
  { count, within, min, slips: maxSlips }: SlipRange,
): readonly number[] {
  const lowest = Math.max(min, answer - within);
  const smaller = wholeBetween(random, 0, Math.min(count - 1, answer - lowest));
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
