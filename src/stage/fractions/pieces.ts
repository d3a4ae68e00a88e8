/*
 * An amount as pieces of equal parts. A whole is cut into `parts` equal parts, counted from 0: clockwise from the top
 * of a cake, from the left end of a bar. A piece is a run of neighbouring parts.
 */
import type { Fraction } from '../../../machines/core/fraction';

/** The looks of a piece: four kinds of cake, an empty place, and one where something was taken away. */
export const PIECE_LOOKS = ['strawberry', 'lemon', 'chocolate', 'mint', 'empty', 'taken'] as const;
export type PieceLook = (typeof PIECE_LOOKS)[number];

/** Neighbouring parts of a whole, starting with part `from`. */
export interface Piece {
  readonly from: number;
  readonly count: number;
  readonly look: PieceLook;
}

/** A whole and the pieces in it. */
export interface Whole {
  readonly parts: number;
  readonly pieces: readonly Piece[];
}

/** Whether two wholes are cut and filled in the same way. */
export const hasSamePieces = (one: Whole, other: Whole): boolean =>
  one.parts === other.parts &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every((piece, index) => {
    const beside = other.pieces[index];
    return piece.from === beside?.from && piece.count === beside.count && piece.look === beside.look;
  });

/**
 * A whole is never cut into more parts than this. Nobody could count them, and the cuts would be wider than the parts.
 */
export const MAX_PARTS = 40;

/** `count` parts starting with `from`: one by one, or as one piece if there would be too many to see. */
export function splitIntoPieces(parts: number, from: number, count: number, look: PieceLook): readonly Piece[] {
  if (count === 0) return [];
  if (parts > MAX_PARTS) return [{ from, count, look }];
  return Array.from({ length: count }, (_, index) => ({ from: from + index, count: 1, look }));
}

/** Parts with these looks, one after the other starting with the first part. The rest of the whole is empty. */
export function createWhole(parts: number, filled: readonly (readonly [count: number, look: PieceLook])[]): Whole {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [count, look] of filled) {
    pieces.push(...splitIntoPieces(parts, from, count, look));
    from += count;
  }
  return { parts, pieces: [...pieces, ...splitIntoPieces(parts, from, parts - from, 'empty')] };
}

/**
 * An amount of 0 or more as wholes, the last perhaps only partly filled: 7/4 is one whole and 3 parts of a second.
 * Every whole is created, so check the size of a number that a player has typed first.
 */
export function splitIntoWholes({ numerator, denominator }: Fraction, look: PieceLook): readonly Whole[] {
  const count = Math.max(1, Math.ceil(numerator / denominator));
  return Array.from({ length: count }, (_, index) =>
    createWhole(denominator, [[Math.min(denominator, numerator - index * denominator), look]]),
  );
}
