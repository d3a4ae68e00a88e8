import type { Question } from '../../../machines/money-counter/questions';
import type { MoneyMistake } from '../../../machines/money-counter/typical-mistakes';
import { formatAmount, getPieceName } from './money-text';

/** A kind explanation of the mistake. It must be true of the given amount. */
export function typicalMistakeText(question: Pick<Question, 'asked' | 'isInCents'>, slip: MoneyMistake): string {
  switch (slip.kind) {
    case 'pieceLeftOut':
      return `So close! One more ${getPieceName({ piece: slip.piece, count: 1 })}.`;
    case 'pieceTwice':
      return `So close! Just one ${getPieceName({ piece: slip.piece, count: 1 })} too many.`;
    case 'nickelsAsPennies':
      return `Each nickel is worth ${formatAmount(5, question)}.`;
    case 'pieces':
      return 'You counted the coins, not what they are worth.';
    case 'price':
      return 'That is the price, not the change.';
    case 'paid':
      return 'That is what you pay, not the change.';
    case 'oneAlone':
      return question.asked.type === 'addMoney'
        ? 'That is only one part. Add both parts.'
        : 'That is one of them. What is the difference?';
    case 'together':
      return 'That is the total. What is the difference?';
    case 'smallerFromLarger':
      return 'Start at the smaller amount and count up.';
    case 'tenLess':
      return `So close! ${formatAmount(10, question)} more.`;
    case 'tenMore':
      return `So close! Just ${formatAmount(10, question)} too much.`;
    case 'point':
      return question.isInCents ? 'Check how many digits you typed.' : 'Right digits! Just move the decimal point.';
  }
}
