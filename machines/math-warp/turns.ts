/* Rotates through kinds of question, and through motivational lines. */
import { seededRandom, shuffle } from '../core/random';
import { RULES } from './rules';

const shuffled = (seed: number, name: string, count: number, turn: number): readonly number[] =>
  shuffle(
    seededRandom(seed, name, turn),
    Array.from({ length: count }, (_, thing) => thing),
  );

/**
 * The item (from 0 to `count - 1`; there must be at least three) for turn `number`, counted from 0. All items are used
 * before one is repeated, and never twice in a row. `name` distinguishes different series.
 */
export function turnAt(seed: number, name: string, count: number, number: number): number {
  const turn = Math.floor(number / count);
  const order = shuffled(seed, name, count, turn);
  const [first = 0, second = 0] = order;
  // Only the first two items of a pass are ever swapped, so the last one of the previous pass is known without looking
  // further back.
  const last = turn === 0 ? null : shuffled(seed, name, count, turn - 1).at(-1);
  const index = number % count;
  if (first !== last || index > 1) return order[index] ?? first;
  return index === 0 ? second : first;
}

/**
 * The motivational line (0 to 14) for a correct answer, where `number` is how many correct answers there were before
 * it.
 */
export const motivationalLineAt = (seed: number, number: number): number =>
  turnAt(seed, 'lines', RULES.motivationalLines, number);
