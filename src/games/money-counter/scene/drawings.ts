import type { Currency } from '../../../../machines/core/currencies';
import type { Piece } from '../../../../machines/money-counter/coins';
import { getCurrencyRules } from '../../../../machines/money-counter/currency-rules';
import type { Drawing } from '../../../stage/atlas';
import mat from '../drawings/mat.svg?drawing';
import pill from '../drawings/pill.svg?drawing';
import { getPieceDrawing } from './piece-drawings';

/** A mat and a pill as drawn: their size, and how far the rounded corners extend from the edge. */
export const MAT = { size: 60, corner: 26 } as const;
export const PILL = { width: 60, height: 38, corner: 18 } as const;

export const pieceDrawingName = (piece: Piece): string => `piece ${piece}`;

/** The scene's drawings: pieces by value, mats, and white pills that get a tint. */
export const marketDrawings = (money: Currency = 'USD'): Readonly<Record<string, Drawing>> => ({
  mat,
  pill,
  ...Object.fromEntries(
    getCurrencyRules(money).pieces.map((piece) => [pieceDrawingName(piece), getPieceDrawing(money, piece)]),
  ),
});
