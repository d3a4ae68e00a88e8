/* The drawings and sizes of coins and notes. */
import type { Currency } from '../../../../machines/core/currencies';
import type { Piece } from '../../../../machines/money-counter/coins';
import { getCurrencyRules } from '../../../../machines/money-counter/currency-rules';
import type { Drawing } from '../../../stage/atlas';
import { drawingUrl } from '../../../stage/drawing';
import cents1 from '../drawings/piece-1.svg?drawing';
import cents5 from '../drawings/piece-5.svg?drawing';
import cents10 from '../drawings/piece-10.svg?drawing';
import cents25 from '../drawings/piece-25.svg?drawing';
import bill from '../drawings/piece-100.svg?drawing';
import { drawPiece } from './draw-piece';
import { DRAWN_SIGNS, LOOKS } from './piece-looks';
import { BILL_UNITS_PER_MM, MAX_SCALE, UNITS_PER_MM } from './piece-scale';

const AMERICAN: Readonly<Partial<Record<Piece, Drawing>>> = {
  1: cents1,
  5: cents5,
  10: cents10,
  25: cents25,
  100: bill,
};

/** The real widths of American coins, in millimetres, and the size of the dollar bill. */
export const COIN_WIDTHS_MM = { 1: 19.05, 5: 21.21, 10: 17.91, 25: 24.26 } as const;
const BILL_MM = [156, 66.3] as const;

export const isNote = (money: Currency, piece: Piece): boolean => piece >= getCurrencyRules(money).minNote;

/** The value on a coin or note: "20p", "£1". */
function drawnValue(piece: Piece, money: Exclude<Currency, 'USD'>): string {
  const [whole, part] = DRAWN_SIGNS[money];
  if (part === '') return `${whole}${piece}`;
  return piece < 100 ? `${piece}${part}` : `${whole}${piece / 100}`;
}

const drawn = new Map<string, Drawing>();
/** The drawing of a coin or note. Throws an Error for one that the currency does not have. */
export function getPieceDrawing(money: Currency, piece: Piece): Drawing {
  const known = money === 'USD' ? AMERICAN[piece] : drawn.get(`${money} ${piece}`);
  if (known !== undefined) return known;
  const look = money === 'USD' ? undefined : LOOKS[money][piece];
  if (money === 'USD' || look === undefined) throw new Error(`${money} has no coin or note of ${piece}`);
  const drawing = drawPiece(look, drawnValue(piece, money));
  drawn.set(`${money} ${piece}`, drawing);
  return drawing;
}

/** Its picture's URL, for pages and for playing without a canvas. */
export const getPieceUrl = (money: Currency, piece: Piece): string => drawingUrl(getPieceDrawing(money, piece));

/** The width of a drawing in the millimetres of coins. */
export const getWidthMm = ({ area: [, , width] }: Drawing): number => width / MAX_SCALE / UNITS_PER_MM;

/** The size of a piece in units, at a scale of 1. */
export interface PieceSize {
  readonly width: number;
  readonly height: number;
  readonly isNote: boolean;
}

const noteSize = ([width, height]: readonly [number, number]): PieceSize => ({
  width: width * BILL_UNITS_PER_MM,
  height: height * BILL_UNITS_PER_MM,
  isNote: true,
});
const coinSize = (mm: number): PieceSize => ({ width: mm * UNITS_PER_MM, height: mm * UNITS_PER_MM, isNote: false });

/** The size of each piece of a currency. */
export type PieceSizes = (piece: Piece) => PieceSize;

const AMERICAN_SIZES: Readonly<Partial<Record<Piece, PieceSize>>> = {
  1: coinSize(COIN_WIDTHS_MM[1]),
  5: coinSize(COIN_WIDTHS_MM[5]),
  10: coinSize(COIN_WIDTHS_MM[10]),
  25: coinSize(COIN_WIDTHS_MM[25]),
  100: noteSize(BILL_MM),
};

export const getPieceSizes =
  (money: Currency = 'USD'): PieceSizes =>
  (piece) => {
    const look = money === 'USD' ? undefined : LOOKS[money][piece];
    const size = look === undefined ? AMERICAN_SIZES[piece] : 'metal' in look ? coinSize(look.mm) : noteSize(look.mm);
    if (size === undefined) throw new Error(`${money} has no coin or note of ${piece}`);
    return size;
  };
