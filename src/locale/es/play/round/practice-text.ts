import type { Topic } from '../../../../../machines/core/sum-practice';
import { explainAnswer } from '../../../../play/feedback/explain-sum';
import type * as English from '../../../../play/round/practice-text';
import { formatSum } from '../../../../ui/format';

function topicText(kind: Topic, operation: '+' | '−'): string {
  const doing = operation === '+' ? 'Sumar' : 'Restar';
  switch (kind) {
    case 'counting':
      return operation === '+' ? 'Contar hacia adelante' : 'Contar hacia atrás';
    case 'overTen':
      return `${doing} pasando de decena`;
    case 'fromTen':
      return `${doing} desde una decena`;
    case 'tensAndOnes':
      return `${doing} decenas y unidades`;
  }
}

export const practiceText: typeof English.practiceText = (practice) => {
  const sum = formatSum(practice.example);
  if (practice.kind === 'rule') return `Mira otra vez ${sum}. ${explainAnswer(practice.example)}`;
  if (practice.kind === 'table')
    return practice.operation === '×'
      ? `La tabla del ${practice.table}, como ${sum}.`
      : `Dividir entre ${practice.table}, como ${sum}. La tabla del ${practice.table} ayuda.`;
  return `${topicText(practice.kind, practice.operation)}, como ${sum}. ${explainAnswer(practice.example)}`;
};
