/* American money: coins and bills, heaps of them, and the fewest pieces for an amount. All amounts are in cents. */

/** The values of coins and bills, largest first: dollar bill, quarter, dime, nickel, penny. */
export const PIECES = [100, 25, 10, 5, 1] as const;
/** The value of a piece, in cents. */
export type Piece = (typeof PIECES)[number];

export interface Coins {
  readonly piece: Piece;
  readonly count: number;
}

/** A heap of money: each kind of piece at most once, largest first, with counts above 0. */
export type Heap = readonly Coins[];

export const heapOf = (count: (piece: Piece) => number): Heap =>
  PIECES.map((piece) => ({ piece, count: count(piece) })).filter((coins) => coins.count > 0);

export const countIn = (heap: Heap, piece: Piece): number => heap.find((coins) => coins.piece === piece)?.count ?? 0;

export const combineHeaps = (one: Heap, other: Heap): Heap =>
  heapOf((piece) => countIn(one, piece) + countIn(other, piece));

export const worthOf = (heap: Heap): number => heap.reduce((sum, { piece, count }) => sum + piece * count, 0);

/** The number of pieces in a heap. */
export const sizeOf = (heap: Heap): number => heap.reduce((sum, { count }) => sum + count, 0);

/** The pieces of a heap one by one, largest first. */
export const piecesOf = (heap: Heap): readonly Piece[] =>
  heap.flatMap(({ piece, count }) => Array.from({ length: count }, () => piece));

/** The fewest pieces for an amount: as many as possible of the largest kind, then of the next, and so on. */
export function fewestPieces(cents: number): Heap {
  let left = cents;
  return heapOf((piece) => {
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
  return [...piecesOf(fewestPieces(to - from))].reverse().map((piece) => {
    total += piece;
    return { piece, total };
  });
}
