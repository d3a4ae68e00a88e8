/*
 * Coins and notes, heaps of them, and the fewest pieces for an amount. All amounts are in cents, or in the smallest unit of
 * another currency (currency-rules.ts).
 */

/** The values of American coins and bills, largest first: dollar bill, quarter, dime, nickel, penny. */
export const PIECE_VALUES = [100, 25, 10, 5, 1] as const;
/** The value of a coin or note, in cents. */
export type Piece = 1 | 2 | 5 | 10 | 20 | 25 | 50 | 100 | 200 | 500;

export interface Coins {
  readonly piece: Piece;
  readonly count: number;
}

/** A heap of money: each kind of piece at most once, largest first, with counts above 0. */
export type Heap = readonly Coins[];

/** A heap of these pieces, which are in order, largest first. */
export const createHeapOf = (pieces: readonly Piece[], count: (piece: Piece) => number): Heap =>
  pieces.map((piece) => ({ piece, count: count(piece) })).filter((coins) => coins.count > 0);

/** A heap of American money. */
export const createHeap = (count: (piece: (typeof PIECE_VALUES)[number]) => number): Heap =>
  PIECE_VALUES.map((piece) => ({ piece, count: count(piece) })).filter((coins) => coins.count > 0);

export const countPiece = (heap: Heap, piece: Piece): number => heap.find((coins) => coins.piece === piece)?.count ?? 0;

export function combineHeaps(one: Heap, other: Heap): Heap {
  const pieces = [...new Set([...one, ...other].map(({ piece }) => piece))].sort((larger, smaller) => smaller - larger);
  return createHeapOf(pieces, (piece) => countPiece(one, piece) + countPiece(other, piece));
}

export const getHeapValue = (heap: Heap): number => heap.reduce((sum, { piece, count }) => sum + piece * count, 0);

/** The number of pieces in a heap. */
export const countPieces = (heap: Heap): number => heap.reduce((sum, { count }) => sum + count, 0);

/** The pieces of a heap one by one, largest first. */
export const listPieces = (heap: Heap): readonly Piece[] =>
  heap.flatMap(({ piece, count }) => Array.from({ length: count }, () => piece));

/** The fewest pieces for an amount: as many as possible of the largest kind, then of the next, and so on. */
export function splitIntoFewestPieces(cents: number, pieces: readonly Piece[] = PIECE_VALUES): Heap {
  let left = cents;
  return createHeapOf(pieces, (piece) => {
    const count = Math.floor(left / piece);
    left -= count * piece;
    return count;
  });
}

/** One piece that is put down, and the total after it. */
export interface Step {
  readonly piece: Piece;
  readonly total: number;
}

/** Counts up from an amount to a larger one, piece by piece, with the fewest pieces and the smallest first. */
export function countUpTo(from: number, to: number, pieces: readonly Piece[] = PIECE_VALUES): readonly Step[] {
  let total = from;
  return [...listPieces(splitIntoFewestPieces(to - from, pieces))].reverse().map((piece) => {
    total += piece;
    return { piece, total };
  });
}
