import type { Topic } from '../../../../../machines/core/sum-practice';
import { explainAnswer } from '../../../../play/feedback/explain-sum';
import type * as English from '../../../../play/round/practice-text';
import { formatSum } from '../../../../ui/format';

function topicText(kind: Topic, operation: '+' | '−'): string {
  const doing = operation === '+' ? 'जोड़ना' : 'घटाना';
  switch (kind) {
    case 'counting':
      return operation === '+' ? 'आगे गिनना' : 'पीछे गिनना';
    case 'overTen':
      return `दहाई पार करके ${doing}`;
    case 'fromTen':
      return `दहाई में से ${doing}`;
    case 'tensAndOnes':
      return `दहाई और इकाई ${doing}`;
  }
}

export const practiceText: typeof English.practiceText = (practice) => {
  const sum = formatSum(practice.example);
  if (practice.kind === 'rule') return `${sum} को फिर देखो। ${explainAnswer(practice.example)}`;
  if (practice.kind === 'table')
    return practice.operation === '×'
      ? `${practice.table} का पहाड़ा, जैसे ${sum}।`
      : `${practice.table} से भाग, जैसे ${sum}। ${practice.table} का पहाड़ा मदद करता है।`;
  return `${topicText(practice.kind, practice.operation)}, जैसे ${sum}। ${explainAnswer(practice.example)}`;
};
