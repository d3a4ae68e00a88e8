import { getCurrencyRules } from '../../../machines/money-counter/currency-rules';
import type { Question } from '../../../machines/money-counter/questions';
import type { MoneyMistake } from '../../../machines/money-counter/typical-mistakes';
import { formatAmount, getPieceName } from './amounts';
import { typicalMistakes } from './typical-mistake-text';

/** A kind explanation of the mistake. It must be true of the given amount. */
export function typicalMistakeText(question: Pick<Question, 'asked' | 'isInCents'>, slip: MoneyMistake): string {
  const { money, type } = question.asked;
  switch (slip.kind) {
    case 'pieceLeftOut':
    case 'pieceTwice':
      return typicalMistakes[slip.kind](getPieceName({ piece: slip.piece, count: 1 }, money));
    case 'allAsOther':
      return typicalMistakes.allAsOther(
        getPieceName({ piece: slip.piece, count: 1 }, money),
        formatAmount(slip.piece, question),
      );
    case 'tenLess':
    case 'tenMore':
      return typicalMistakes[slip.kind](formatAmount(10, question));
    case 'oneAlone':
      return typicalMistakes.oneAlone(type);
    case 'point':
      return question.isInCents || getCurrencyRules(money).isWhole ? typicalMistakes.digits : typicalMistakes.point;
    case 'pieces':
    case 'price':
    case 'paid':
    case 'together':
    case 'smallerFromLarger':
      return typicalMistakes[slip.kind];
  }
}
