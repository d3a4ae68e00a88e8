import type { ReactNode } from 'react';
import type { Currency } from '../../../../machines/core/currencies';
import type { Piece } from '../../../../machines/money-counter/coins';
import { getExamples, listAskedPieces } from '../currency';
import { formatMoney } from '../money-text';
import { PieceImage } from './PieceImage';

const COINS_SHOWN = 4;

/** The pictures of the steps: the smallest coins, change, and amounts to choose from. */
export function createHowTo(money: Currency): () => readonly ReactNode[] {
  const image = (piece: Piece) => <PieceImage key={piece} money={money} piece={piece} />;
  const { change, paid } = getExamples(money);
  const price = paid - change.reduce((sum, piece) => sum + piece, 0);
  const amounts = money === 'USD' ? ([12, 20] as const) : ([15, 20] as const);
  const steps = [
    <span key="coins" className="howto-row money-howto">
      {listAskedPieces(money, 'hard').slice(0, COINS_SHOWN).map(image)}
    </span>,
    <span key="change" className="howto-row money-howto">
      <b>{formatMoney(price, money)}</b>
      {change.map(image)}
      <b>{formatMoney(paid, money)}</b>
    </span>,
    <span key="amounts" className="howto-row money-amounts">
      <b className="howto-card">{formatMoney(amounts[0], money)}</b>
      <b className="howto-card" data-chosen="true">
        {formatMoney(amounts[1], money)}
      </b>
    </span>,
  ];
  return () => steps;
}
