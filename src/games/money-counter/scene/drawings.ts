/* American money, drawn by ourselves: no portraits and no lettering of real money. */
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Drawing } from '../../../stage/atlas';
import { named } from '../../../stage/drawings';

type Coin = Exclude<Piece, 100>;

/** Design units for a millimetre: coins keep their true proportion. */
const UNITS_A_MM = 3.35;
/** The true widths of coins in millimetres. */
export const MM: Readonly<Record<Coin, number>> = { 1: 19.05, 5: 21.21, 10: 17.91, 25: 24.26 };
/** A dollar bill is 156 by 66.3 mm; it is drawn smaller than true, or it would fill the counter. */
const BILL = { width: 156 * 1.72, height: 66.3 * 1.72 } as const;
/** The largest scale at which money lies: it is drawn at that, so that it is crisp on a board. */
export const MAX_SCALE = 1.6;

/** How large a piece is, in units, at a scale of 1. */
export const SIZE: Readonly<Record<Piece, { readonly width: number; readonly height: number }>> = {
  1: { width: MM[1] * UNITS_A_MM, height: MM[1] * UNITS_A_MM },
  5: { width: MM[5] * UNITS_A_MM, height: MM[5] * UNITS_A_MM },
  10: { width: MM[10] * UNITS_A_MM, height: MM[10] * UNITS_A_MM },
  25: { width: MM[25] * UNITS_A_MM, height: MM[25] * UNITS_A_MM },
  100: BILL,
};

/** How large a mat and a pill are drawn, and how much of them the corners take. */
export const MAT = { size: 60, corner: 26 } as const;
export const PILL = { width: 60, height: 38, corner: 18 } as const;

/** Everything that the scene shows: pieces by what they are worth, mats, and pills to be tinted. */
export const marketDrawings = (): Readonly<Record<string, Drawing>> =>
  named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }));

/** The name of the drawing of a piece. */
export const pieceName = (piece: Piece): string => `piece ${piece}`;
