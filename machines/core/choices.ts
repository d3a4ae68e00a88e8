import { type Random, shuffle, wholeBetween } from './random';

/** What near misses may be: how many choices in all, how far from the answer, and the least value that may be shown. */
export interface ChoiceRange {
  readonly count: number;
  readonly within: number;
  readonly atLeast: number;
}

/**
 * The answer and `count - 1` different near misses, in shuffled order.
 * Throws a RangeError where fewer than `count` whole numbers lie in the range.
 */
export function choicesAround(random: Random, answer: number, { count, within, atLeast }: ChoiceRange): number[] {
  const low = Math.max(atLeast, answer - within);
  const high = answer + within;
  if (high - low + 1 < count) throw new RangeError(`No ${count} different choices from ${low} to ${high}`);
  const choices = new Set([answer]);
  while (choices.size < count) choices.add(wholeBetween(random, low, high));
  return shuffle(random, choices);
}
