/* What comes in turns: the kinds of question, and the motivational lines. */
import { seededRandom, shuffle } from '../core/random';
import { RULES } from './rules';

const shuffled = (seed: number, name: string, count: number, turn: number): readonly number[] =>
  shuffle(
    seededRandom(seed, name, turn),
    Array.from({ length: count }, (_, thing) => thing),
  );

/**
 * Which of `count` things (0 to `count - 1`, three at least) comes as the `number`th of a round, from 0: all of them come
 * before one comes again, and never the same twice in a row. `name` keeps one series apart from another.
 */
export function turnAt(seed: number, name: string, count: number, number: number): number {
  const turn = Math.floor(number / count);
  const order = shuffled(seed, name, count, turn);
  const [first = 0, second = 0] = order;
  // Only the first two of a turn ever change places, so the last of the one before is known from that turn alone.
  const last = turn === 0 ? null : shuffled(seed, name, count, turn - 1).at(-1);
  const index = number % count;
  if (first !== last || index > 1) return order[index] ?? first;
  return index === 0 ? second : first;
}

/** The motivational line (0 to 14) for a right answer, `number` being the right answers before it. */
export const lineAt = (seed: number, number: number): number => turnAt(seed, 'lines', RULES.motivationalLines, number);
