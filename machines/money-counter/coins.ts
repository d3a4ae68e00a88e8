/* American money: coins and bills, heaps of them, and the fewest pieces for an amount. All amounts are in cents. */

/** The values of coins and bills, largest first: dollar bill, quarter, dime, nickel, penny. */
export const PIECE_VALUES = [100, 25, 10, 5, 1] as const;
/** The value of a piece, in cents. */
export type Piece = (typeof PIECE_VALUES)[number];

export interface Coins {
  readonly piece: Piece;
  readonly count: number;
}

/** A heap of money: each kind of piece at most once, largest first, with counts above 0. */
export type Heap = readonly Coins[];

export const createHeap = (count: (piece: Piece) => number): Heap =>
  PIECE_VALUES.map((piece) => ({ piece, count: count(piece) })).filter((coins) => coins.count > 0);

export const countPiece = (heap: Heap, piece: Piece): number => heap.find((coins) => coins.piece === piece)?.count ?? 0;

export const combineHeaps = (one: Heap, other: Heap): Heap =>
  createHeap((piece) => countPiece(one, piece) + countPiece(other, piece));

export const getHeapValue = (heap: Heap): number => heap.reduce((sum, { piece, count }) => sum + piece * count, 0);

/** The number of pieces in a heap. */
export const countPieces = (heap: Heap): number => heap.reduce((sum, { count }) => sum + count, 0);

/** The pieces of a heap one by one, largest first. */
export const listPieces = (heap: Heap): readonly Piece[] =>
  heap.flatMap(({ piece, count }) => Array.from({ length: count }, () => piece));

/** The fewest pieces for an amount: as many as possible of the largest kind, then of the next, and so on. */
export function splitIntoFewestPieces(cents: number): Heap {
  let left = cents;
  return createHeap((piece) => {
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
export function countUpTo(from: number, to: number): readonly Step[] {
  let total = from;
  return [...listPieces(splitIntoFewestPieces(to - from))].reverse().map((piece) => {
    total += piece;
    return { piece, total };
  });
}
