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
      return 'You counted the pieces, not their worth.';
    case 'price':
      return 'That is the price, not the change.';
    case 'paid':
      return 'That is what you pay, not the change.';
    case 'oneAlone':
      return type === 'addMoney' ? 'That is one part. Put both together.' : 'That is one of the two. How far apart?';
    case 'together':
      return 'That is both together. How far apart?';
    case 'smallerFromLarger':
      return 'Smaller from larger? Count up instead.';
    case 'tenLess':
      return `So close: ${moneyText(10)} more.`;
    case 'tenMore':
      return `So close: just ${moneyText(10)} too many.`;
    case 'point':
      return 'Right figures! Move only the point.';
  }
}
