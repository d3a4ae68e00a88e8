import type { Currency } from '../../../../machines/core/currencies';
import type { Piece } from '../../../../machines/money-counter/coins';
import type { Demo } from '../../../play/menu/demo/Demo';
import { formatAmount } from '../amounts';
import { getExamples } from '../currency';
import { PieceImage } from './PieceImage';

/** Two coins and some amounts. The explanation counts on from coin to coin. */
export function createDemo(money: Currency): Demo {
  const [first, second] = getExamples(money).added;
  const format = (cents: number) => formatAmount(cents, { isInCents: true, asked: { money } });
  const coin = (piece: Piece) => <PieceImage money={money} piece={piece} className="[--coin:0.065em]" />;
  const coins = (
    <>
      {coin(first)} + {coin(second)} =
    </>
  );
  const sum = first + second;
  return {
    asked: (
      <>
        {coins} <b>?</b>
      </>
    ),
    answered: (
      <>
        {coins} <b>{format(sum)}</b>
      </>
    ),
    choices: [sum - 5, sum, sum + 5].map(format),
    correct: 1,
    incorrect: 0,
    explanation: (
      <span className="flex items-center gap-[0.5em] text-[1.375em] [&>span]:grid [&>span]:justify-items-center [&>span]:gap-[0.2em]">
        <span>
          {coin(first)}
          <span>{format(first)}</span>
        </span>
        +
        <span>
          {coin(second)}
          <span>{format(second)}</span>
        </span>
        =
        <span>
          <b>{format(sum)}</b>
        </span>
      </span>
    ),
  };
}
