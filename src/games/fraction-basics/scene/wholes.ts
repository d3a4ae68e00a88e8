/* Wholes of equal parts, which the bars show. */
import { MAX_PARTS, type Piece, type PieceLook, type Whole } from '../../../stage/fractions/pieces';

/**
 * `count` parts starting at `from`. If there are too many to count, they are combined into tenths of the whole,
 * except for the parts of an incomplete tenth.
 */
export function createPieces(parts: number, from: number, count: number, look: PieceLook): readonly Piece[] {
  const step = parts > MAX_PARTS && parts % 10 === 0 ? parts / 10 : 1;
  const found: Piece[] = [];
  for (let at = from; at < from + count; ) {
    const isTenth = at % step === 0 && at + step <= from + count;
    const size = isTenth ? step : 1;
    found.push({ from: at, count: size, look });
    at += size;
  }
  return found;
}

/** Parts with the same look from the left end; the rest of the whole is empty. */
export const filled = (parts: number, count: number, look: PieceLook): Whole => ({
  parts,
  pieces: [...createPieces(parts, 0, count, look), ...createPieces(parts, count, parts - count, 'empty')],
});
