import type { Piece } from '../../../../machines/money-counter/coins';
import type { Demo } from '../../../play/menu/demo/Demo';
import { PIECE_PICTURE_URLS } from './pictures';

const coin = (piece: Piece) => (
  <img src={PIECE_PICTURE_URLS[piece]} alt="" className="money-piece [--coin:0.065em]" data-piece={piece} />
);
const COINS = (
  <>
    {coin(25)} + {coin(10)} =
  </>
);

/** Two coins and some amounts. The explanation counts on from coin to coin. */
export const demo: Demo = {
  asked: (
    <>
      {COINS} <b>?</b>
    </>
  ),
  answered: (
    <>
      {COINS} <b>35¢</b>
    </>
  ),
  choices: ['30¢', '35¢', '40¢'],
  correct: 1,
  incorrect: 0,
  explanation: (
    <span className="flex items-center gap-[0.5em] text-[1.375em] [&>span]:grid [&>span]:justify-items-center [&>span]:gap-[0.2em]">
      <span>
        {coin(25)}
        25¢
      </span>
      +
      <span>
        {coin(10)}
        10¢
      </span>
      =
      <span>
        <b>35¢</b>
      </span>
    </span>
  ),
};
