import type { Topic } from '../../../../../machines/core/sum-practice';
import { explainAnswer } from '../../../../play/feedback/explain-sum';
import type * as English from '../../../../play/round/practice-text';
import { formatSum } from '../../../../ui/format';

function topicText(kind: Topic, operation: '+' | '−'): string {
  const doing = operation === '+' ? 'Additionner' : 'Soustraire';
  switch (kind) {
    case 'counting':
      return operation === '+' ? 'Compter en avançant' : 'Compter en reculant';
    case 'overTen':
      return `${doing} avec passage à la dizaine`;
    case 'fromTen':
      return `${doing} à partir d’une dizaine`;
    case 'tensAndOnes':
      return `${doing} des dizaines et des unités`;
  }
}

export const practiceText: typeof English.practiceText = (practice) => {
  const sum = formatSum(practice.example);
  if (practice.kind === 'rule') return `Regarde encore ${sum}. ${explainAnswer(practice.example)}`;
  if (practice.kind === 'table')
    return practice.operation === '×'
      ? `La table de ${practice.table}, comme ${sum}.`
      : `Diviser par ${practice.table}, comme ${sum}. La table de ${practice.table} t’aide.`;
  return `${topicText(practice.kind, practice.operation)}, comme ${sum}. ${explainAnswer(practice.example)}`;
};
