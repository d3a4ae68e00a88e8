import { type Board, getTileValues, sumTiles } from '../../../machines/target-takedown/board';
import type { Miss, Round } from '../../../machines/target-takedown/round';

/** Why a target was missed, and how far away it was. */
export type MissReason =
  /** No tile was chosen. The steps lead to the target, starting with the largest tile of one way. */
  | { readonly kind: 'untouched'; readonly first: number; readonly steps: readonly Step[] }
  | { readonly kind: 'short'; readonly values: readonly number[]; readonly missing: number; readonly target: number }
  | { readonly kind: 'over'; readonly values: readonly number[]; readonly over: number };

interface Step {
  readonly added: number;
  readonly reached: number;
}

function stepsTo([first = 0, ...others]: readonly number[]): MissReason {
  let reached = first;
  const steps = others.map((added) => {
    reached += added;
    return { added, reached };
  });
  return { kind: 'untouched', first, steps };
}

function getTimeUpReason(board: Board, chosen: readonly number[]): MissReason {
  const values = getTileValues(board, chosen);
  if (values.length === 0) return stepsTo(getTileValues(board, board.solution));
  return { kind: 'short', values, missing: board.target - sumTiles(board, chosen), target: board.target };
}

export const getMissReason = ({ kind, board, chosen }: Miss): MissReason =>
  kind === 'timeUp'
    ? getTimeUpReason(board, chosen)
    : { kind: 'over', values: getTileValues(board, chosen), over: sumTiles(board, chosen) - board.target };

/** What to practise: to add before the last tile is chosen, or to start with a large tile. */
type Advice = 'addFirst' | { readonly target: number; readonly largest: number };

/** Advice about the more frequent kind of miss, with the latest remembered example; null without misses. */
export function getAdvice({ misses, missed }: Pick<Round, 'misses' | 'missed'>): Advice | null {
  const newest = misses.at(-1);
  if (newest === undefined) return null;
  const isMoreOver =
    missed.overshoot === missed.timeUp ? newest.kind === 'overshoot' : missed.overshoot > missed.timeUp;
  if (isMoreOver) return 'addFirst';
  const { board } = [...misses].reverse().find(({ kind }) => kind === 'timeUp') ?? newest;
  const [largest = 0] = getTileValues(board, board.solution);
  return { target: board.target, largest };
}
