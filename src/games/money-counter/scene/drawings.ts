/* American money, redrawn without the portraits and lettering of real money. */
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Drawing } from '../../../stage/atlas';
import { drawingsByName } from '../../../stage/drawings';

type Coin = Exclude<Piece, 100>;

/** Design units per millimetre, so that coins keep their real proportions. */
const UNITS_PER_MM = 3.35;
/** The real widths of coins, in millimetres. */
export const COIN_WIDTHS_MM: Readonly<Record<Coin, number>> = { 1: 19.05, 5: 21.21, 10: 17.91, 25: 24.26 };
/** A dollar bill is 156 by 66.3 mm. It is drawn smaller than to scale, because it would fill the counter. */
const BILL = { width: 156 * 1.72, height: 66.3 * 1.72 } as const;
/** The maximum scale of money. The drawings have this size, so that they are sharp on a whiteboard. */
export const MAX_SCALE = 1.6;

/** The size of a piece in units, at a scale of 1. */
export const PIECE_SIZES: Readonly<Record<Piece, { readonly width: number; readonly height: number }>> = {
  1: { width: COIN_WIDTHS_MM[1] * UNITS_PER_MM, height: COIN_WIDTHS_MM[1] * UNITS_PER_MM },
  5: { width: COIN_WIDTHS_MM[5] * UNITS_PER_MM, height: COIN_WIDTHS_MM[5] * UNITS_PER_MM },
  10: { width: COIN_WIDTHS_MM[10] * UNITS_PER_MM, height: COIN_WIDTHS_MM[10] * UNITS_PER_MM },
  25: { width: COIN_WIDTHS_MM[25] * UNITS_PER_MM, height: COIN_WIDTHS_MM[25] * UNITS_PER_MM },
  100: BILL,
};

/** A mat and a pill as drawn: their size, and how far the rounded corners extend from the edge. */
export const MAT = { size: 60, corner: 26 } as const;
export const PILL = { width: 60, height: 38, corner: 18 } as const;

/** The scene's drawings: pieces by value, mats, and white pills that get a tint. */
export const marketDrawings = (): Readonly<Record<string, Drawing>> =>
  drawingsByName(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));

export const pieceDrawingName = (piece: Piece): string => `piece ${piece}`;
