import type { QuestionType } from '../../../machines/money-counter/rules';
import type { MoneyMistake } from '../../../machines/money-counter/typical-mistakes';
import { formatMoney, getPieceName } from './money-text';

/** A kind explanation of the mistake. It must be true of the given amount. */
export function typicalMistakeText(type: QuestionType, slip: MoneyMistake): string {
  switch (slip.kind) {
    case 'pieceLeftOut':
      return `So close! One more ${getPieceName({ piece: slip.piece, count: 1 })}.`;
    case 'pieceTwice':
      return `So close! Just one ${getPieceName({ piece: slip.piece, count: 1 })} too many.`;
    case 'nickelsAsPennies':
      return `Each nickel is worth ${formatMoney(5)}.`;
    case 'pieces':
      return 'You counted the coins, not what they are worth.';
    case 'price':
      return 'That is the price, not the change.';
    case 'paid':
      return 'That is what you pay, not the change.';
    case 'oneAlone':
      return type === 'addMoney'
        ? 'That is only one part. Add both parts.'
        : 'That is one of them. What is the difference?';
    case 'together':
      return 'That is the total. What is the difference?';
    case 'smallerFromLarger':
      return 'Start at the smaller amount and count up.';
    case 'tenLess':
      return `So close! ${formatMoney(10)} more.`;
    case 'tenMore':
      return `So close! Just ${formatMoney(10)} too much.`;
    case 'point':
      return 'Right digits! Just move the decimal point.';
  }
}
