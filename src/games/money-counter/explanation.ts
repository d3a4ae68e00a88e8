import { workedSteps } from '../../../machines/core/arithmetic';
import { getHeapValue, type Heap } from '../../../machines/money-counter/coins';
import { getHeapValues } from '../../../machines/money-counter/money-problem';
import type { Question } from '../../../machines/money-counter/questions';
import {
  formatAmount,
  getPieceName,
  heapText,
  type MoneyStyle,
  plus,
  solvedSum,
  withoutLineBreaks,
} from './money-text';

const inSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The value of each kind of piece in a heap and their total, as the counter shows it after the answer. */
function groupsText(heap: Heap, style: MoneyStyle): string {
  const groups = heap.map((coins) =>
    withoutLineBreaks(`${getPieceName(coins)} ${formatAmount(getHeapValue([coins]), style)}`),
  );
  const sum = formatAmount(getHeapValue(heap), style);
  return groups.length === 1 ? `${heapText(heap)}: ${sum}.` : inSentence(`${groups.join(' + ')} = ${sum}.`);
}

/** Adds one heap to the other, in steps: "$0.14 + $0.06 = $0.20. Then $0.20 + $0.02 = $0.22." */
function additionText([one, other]: readonly [number, number], style: MoneyStyle): string {
  const sum = { first: Math.max(one, other), operation: '+', second: Math.min(one, other) } as const;
  const steps = workedSteps(sum);
  const all = steps.length > 0 ? steps : [{ ...sum, answer: one + other }];
  return all
    .map(({ first, second, answer }) => `${solvedSum(plus(first, second, style), answer, style)}.`)
    .join(' Then ');
}

/** Explains the answer in one line: the groups of the heap, adding the heaps, or counting up. */
export function why(question: Question): string {
  const { asked, answer } = question;
  switch (asked.type) {
    case 'countCoins':
      return groupsText(asked.heap, question);
    case 'makeChange':
      return `Count up: ${plus(asked.price, answer, question)} = ${formatAmount(getHeapValue(asked.heap), question)}.`;
    case 'addMoney':
      return additionText(getHeapValues(asked.heaps), question);
    case 'compareMoney': {
      const [more, less] = getHeapValues(asked.heaps);
      return `Count up: ${plus(less, answer, question)} = ${formatAmount(more, question)}.`;
    }
  }
}
