import type { QuestionType } from '../../../machines/money-counter/rules';
import type { MoneySlip } from '../../../machines/money-counter/slips';
import { moneyText, nameOf } from './money-text';

/** What went wrong, kindly; all of it is true of the amount that was given. */
export function slipText(type: QuestionType, slip: MoneySlip): string {
  switch (slip.kind) {
    case 'pieceLeftOut':
      return `So close: one ${nameOf({ piece: slip.piece, count: 1 })} more.`;
    case 'pieceTwice':
      return `So close: just one ${nameOf({ piece: slip.piece, count: 1 })} too many.`;
    case 'nickelsAsPennies':
      return `Each nickel is worth ${moneyText(5)}.`;
    case 'pieces':
      return 'That is how many there are. Now count what they are worth.';
    case 'price':
      return 'That is what it costs. How much comes back?';
    case 'paid':
      return 'That is what you pay. How much comes back?';
    case 'oneAlone':
      return type === 'addMoney'
        ? 'That is one of the two. Put both together.'
        : 'That is one of the two. How far are they apart?';
    case 'together':
      return 'That is both together. How far are they apart?';
    case 'smallerFromLarger':
      return 'You took the smaller figure from the larger one. Count up instead.';
    case 'tenLess':
      return `So close: ${moneyText(10)} more.`;
    case 'tenMore':
      return `So close: just ${moneyText(10)} too many.`;
    case 'point':
      return 'The right figures! Only the point is in another place.';
  }
}
