/* American money: its pieces, heaps of them, and the fewest pieces that make an amount. All amounts are cents. */

/** What pieces are worth, the greatest first: dollar bill, quarter, dime, nickel, penny. */
export const PIECES = [100, 25, 10, 5, 1] as const;
/** What a piece is worth, in cents. */
export type Piece = (typeof PIECES)[number];

/** So many pieces of one kind. */
export interface Coins {
  readonly piece: Piece;
  readonly count: number;
}

/** A heap of money: every kind of piece that is in it once, the greatest first, none of them 0 times. */
export type Heap = readonly Coins[];

/** A heap of so many pieces of each kind. */
export const heapOf = (count: (piece: Piece) => number): Heap =>
  PIECES.map((piece) => ({ piece, count: count(piece) })).filter((coins) => coins.count > 0);

/** How many pieces of one kind lie in a heap. */
export const countIn = (heap: Heap, piece: Piece): number => heap.find((coins) => coins.piece === piece)?.count ?? 0;

/** Two heaps thrown together. */
export const together = (one: Heap, other: Heap): Heap =>
  heapOf((piece) => countIn(one, piece) + countIn(other, piece));

/** What a heap is worth. */
export const worthOf = (heap: Heap): number => heap.reduce((sum, { piece, count }) => sum + piece * count, 0);

/** How many pieces a heap has. */
export const sizeOf = (heap: Heap): number => heap.reduce((sum, { count }) => sum + count, 0);

/** The pieces of a heap one by one, the greatest first. */
export const piecesOf = (heap: Heap): readonly Piece[] =>
  heap.flatMap(({ piece, count }) => Array.from({ length: count }, () => piece));

/** The fewest pieces that are worth so much: as many as fit of the greatest kind, then of the next. */
export function fewestFor(cents: number): Heap {
  let left = cents;
  return heapOf((piece) => {
    const count = Math.floor(left / piece);
    left -= count * piece;
    return count;
  });
}

/** A piece that is put down, and what that comes to. */
export interface Step {
  readonly piece: Piece;
  readonly total: number;
}

/** How one counts up from an amount to a greater one, piece by piece, with the fewest pieces and the smallest first. */
export function countedUp(from: number, to: number): readonly Step[] {
  let total = from;
  return [...piecesOf(fewestFor(to - from))].reverse().map((piece) => {
    total += piece;
    return { piece, total };
  });
}
