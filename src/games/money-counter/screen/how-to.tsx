import type { ReactNode } from 'react';
import type { Piece } from '../../../../machines/money-counter/coins';
import { PIECE_PICTURE_URLS } from './pictures';

const pieces = (shown: readonly Piece[]): ReactNode => (
  <span className="howto-row money-howto">
    {shown.map((piece, index) => (
      <img key={index} src={PIECE_PICTURE_URLS[piece]} alt="" className="money-piece" data-piece={piece} />
    ))}
  </span>
);

const COINS = pieces([1, 5, 10, 25]);
const CHANGE = (
  <span className="howto-row money-howto">
    <b>$0.65</b>
    <img src={PIECE_PICTURE_URLS[10]} alt="" className="money-piece" data-piece="10" />
    <img src={PIECE_PICTURE_URLS[25]} alt="" className="money-piece" data-piece="25" />
    <b>$1.00</b>
  </span>
);
const AMOUNTS = (
  <span className="howto-row money-amounts">
    <b className="howto-card">$0.12</b>
    <b className="howto-card" data-chosen="true">
      $0.20
    </b>
  </span>
);

export const howTo = (): readonly ReactNode[] => [COINS, CHANGE, AMOUNTS];
