import { type Random, randomInteger, seededRandom, shuffle } from '../core/random';
import { getLargestTile, getSolutionSizeRange, getTargetRange, getTileCountRange } from './rules';

/** A tile: its number, and its position on the shelves, which is its id. */
export interface Tile {
  readonly id: number;
  readonly value: number;
}

/** A target with its tiles in the order of the shelves. All tiles have different values. */
export interface Board {
  /** The index of the board in the round. */
  readonly number: number;
  readonly difficulty: number;
  readonly target: number;
  readonly tiles: readonly Tile[];
  /** The ids of tiles that make the target, largest first. There may be other solutions. */
  readonly solution: readonly number[];
}

/** The maximum number of attempts to draw a solution. A few are usually enough, and draws are cheap. */
const MAX_DRAWS = 10_000;

/** Splits a length into this many whole parts; all ways to split it are equally likely. */
function cutInto(random: Random, length: number, pieces: number): number[] {
  const cuts = new Set<number>();
  while (cuts.size < pieces - 1) cuts.add(randomInteger(random, 1, length - 1));
  const ends = [0, ...[...cuts].sort((one, other) => one - other), length];
  return ends.slice(1).map((end, index) => end - (ends[index] ?? 0));
}

/** Different numbers that add up to the target, none above 80% of it. Throws a RangeError if there are none. */
function solutionFor(random: Random, target: number, pieces: number): readonly number[] {
  const max = getLargestTile(target);
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const parts = cutInto(random, target, pieces);
    if (new Set(parts).size === pieces && parts.every((part) => part <= max)) return parts;
  }
  throw new RangeError(`No ${pieces} different numbers up to ${max} make ${target}`);
}

/**
 * Board `number` of the round with `seed`, at a difficulty from 1 to 30. It is the same on every device. With a limit
 * to its tiles, it has the same target and the same solution, and fewer other tiles.
 */
export function boardAt(seed: number, number: number, difficulty: number, tileLimit: number | null = null): Board {
  const random = seededRandom(seed, 'board', number, difficulty);
  const between = ({ low, high }: { low: number; high: number }) => randomInteger(random, low, high);
  const target = between(getTargetRange(difficulty));
  const count = Math.min(between(getTileCountRange(difficulty)), tileLimit ?? Number.POSITIVE_INFINITY);
  const parts = solutionFor(random, target, between(getSolutionSizeRange(difficulty)));
  const others = Array.from({ length: getLargestTile(target) }, (_, index) => index + 1).filter(
    (value) => !parts.includes(value),
  );
  const distractors = shuffle(random, others).slice(0, count - parts.length);
  const tiles = shuffle(random, [...parts, ...distractors]).map((value, id) => ({ id, value }));
  const solution = tiles
    .filter(({ value }) => parts.includes(value))
    .sort((one, other) => other.value - one.value)
    .map(({ id }) => id);
  return { number, difficulty, target, tiles, solution };
}

/** The values of these tiles, in this order. Tiles that are not on the board are skipped. */
export const getTileValues = ({ tiles }: Pick<Board, 'tiles'>, ids: readonly number[]): readonly number[] =>
  ids.flatMap((id) => tiles[id]?.value ?? []);

export const sumTiles = (board: Pick<Board, 'tiles'>, ids: readonly number[]): number =>
  getTileValues(board, ids).reduce((sum, value) => sum + value, 0);
