/*
 * An amount as pieces of equal parts. A whole is cut in `parts` equal parts, counted from 0: clockwise from the top of a
 * cake, from the left end of a bar. A piece is some of them that belong together.
 */
import type { Fraction } from '../../../machines/core/fraction';

/** What pieces can look like: four kinds of cake, a place with nothing on it, and one where something was taken away. */
export const LOOKS = ['strawberry', 'lemon', 'chocolate', 'mint', 'empty', 'taken'] as const;
export type Look = (typeof LOOKS)[number];

/** Some parts of a whole that belong together, from the part `from` on. */
export interface Piece {
  readonly from: number;
  readonly count: number;
  readonly look: Look;
}

/** A whole, and what lies where in it. */
export interface Whole {
  readonly parts: number;
  readonly pieces: readonly Piece[];
}

/** Whether two wholes are cut and filled alike. */
export const isAlike = (one: Whole, other: Whole): boolean =>
  one.parts === other.parts &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every((piece, index) => {
    const beside = other.pieces[index];
    return piece.from === beside?.from && piece.count === beside.count && piece.look === beside.look;
  });

/** In more parts than these no whole is cut: they could not be counted, and the cuts would be wider than the parts. */
export const MAX_PARTS = 40;

/** `count` parts from `from` on: one by one, or as one piece where there would be too many to see. */
export function piecesOf(parts: number, from: number, count: number, look: Look): readonly Piece[] {
  if (count === 0) return [];
  if (parts > MAX_PARTS) return [{ from, count, look }];
  return Array.from({ length: count }, (_, index) => ({ from: from + index, count: 1, look }));
}

/** Some parts in their looks, one after the other from the first part on; the rest of the whole is empty. */
export function wholeOf(parts: number, filled: readonly (readonly [count: number, look: Look])[]): Whole {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [count, look] of filled) {
    pieces.push(...piecesOf(parts, from, count, look));
    from += count;
  }
  return { parts, pieces: [...pieces, ...piecesOf(parts, from, parts - from, 'empty')] };
}

/**
 * An amount of 0 or more as the wholes that it fills, the last of them perhaps in part: 7/4 fills one, and 3 parts of a
 * second. Every whole is made: who takes any number from a player asks first how many there would be.
 */
export function wholesOf({ numerator, denominator }: Fraction, look: Look): readonly Whole[] {
  const count = Math.max(1, Math.ceil(numerator / denominator));
  return Array.from({ length: count }, (_, index) =>
    wholeOf(denominator, [[Math.min(denominator, numerator - index * denominator), look]]),
  );
}
