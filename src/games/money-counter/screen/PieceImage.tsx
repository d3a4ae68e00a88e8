import type { CSSProperties } from 'react';
import type { Currency } from '../../../../machines/core/currencies';
import type { Piece } from '../../../../machines/money-counter/coins';
import { getPieceDrawing, getPieceUrl, getWidthMm } from '../scene/piece-drawings';

interface Props {
  readonly money: Currency;
  readonly piece: Piece;
  readonly className?: string;
}

/** A coin or note. All coins of a currency have the same scale. */
export function PieceImage({ money, piece, className = '' }: Props) {
  const style: CSSProperties & { '--mm': number } = { '--mm': getWidthMm(getPieceDrawing(money, piece)) };
  return <img src={getPieceUrl(money, piece)} alt="" className={`money-piece ${className}`} style={style} />;
}
