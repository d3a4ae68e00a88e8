import type { Practice, Topic } from '../../../machines/core/sum-practice';
import { formatSum } from '../../ui/format';
import { explainAnswer } from '../feedback/explain-sum';

function topicText(kind: Topic, operation: '+' | '−'): string {
  const doing = operation === '+' ? 'Adding' : 'Taking away';
  switch (kind) {
    case 'counting':
      return operation === '+' ? 'Counting on' : 'Counting back';
    case 'overTen':
      return `${doing} across a ten`;
    case 'fromTen':
      return `${doing} from a ten`;
    case 'tensAndOnes':
      return `${doing} tens and ones`;
  }
}

/** Suggests what to practise, with an example and, if it is short, a worked step. */
export function practiceText(practice: Practice): string {
  const sum = formatSum(practice.example);
  if (practice.kind === 'rule') return `Look at ${sum} again. ${explainAnswer(practice.example)}`;
  if (practice.kind === 'table')
    return practice.operation === '×'
      ? `The ${practice.table} times table, like ${sum}.`
      : `Dividing by ${practice.table}, like ${sum}. The ${practice.table} times table helps.`;
  return `${topicText(practice.kind, practice.operation)}, like ${sum}. ${explainAnswer(practice.example)}`;
}
