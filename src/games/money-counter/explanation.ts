import { workedSteps } from '../../../machines/core/arithmetic';
import { getHeapValue } from '../../../machines/money-counter/coins';
import { getHeapValues } from '../../../machines/money-counter/money-problem';
import type { Question } from '../../../machines/money-counter/questions';
import {
  formatAmount,
  getFirstPieceName,
  getPieceName,
  heapText,
  type MoneyStyle,
  plus,
  solvedSum,
  withoutLineBreaks,
} from './amounts';
import { text } from './text';

/** The value of each kind of piece in a heap and their total, as the counter shows it after the answer. */
function groupsText(asked: Extract<Question['asked'], { type: 'countCoins' }>, style: MoneyStyle): string {
  const { heap, money } = asked;
  const sum = formatAmount(getHeapValue(heap), style);
  if (heap.length === 1) return text.solved.heapAlone(heapText(heap, money), sum);
  const groups = heap.map((coins, index) => {
    const name = index === 0 ? getFirstPieceName(coins, money) : getPieceName(coins, money);
    return withoutLineBreaks(text.solved.group(name, formatAmount(getHeapValue([coins]), style)));
  });
  return text.solved.groups(groups.join(' + '), sum);
}

/** Adds one heap to the other, in steps: "$0.14 + $0.06 = $0.20. Then $0.20 + $0.02 = $0.22." */
function additionText([one, other]: readonly [number, number], style: MoneyStyle): string {
  const sum = { first: Math.max(one, other), operation: '+', second: Math.min(one, other) } as const;
  const steps = workedSteps(sum);
  const all = steps.length > 0 ? steps : [{ ...sum, answer: one + other }];
  return all
    .map(({ first, second, answer }) => text.solved.step(solvedSum(plus(first, second, style), answer, style)))
    .join(text.solved.andThen);
}

/** Explains the answer in one line: the groups of the heap, adding the heaps, or counting up. */
export function why(question: Question): string {
  const { asked, answer } = question;
  switch (asked.type) {
    case 'countCoins':
      return groupsText(asked, question);
    case 'makeChange':
      return text.solved.countUp(plus(asked.price, answer, question), formatAmount(getHeapValue(asked.heap), question));
    case 'addMoney':
      return additionText(getHeapValues(asked.heaps), question);
    case 'compareMoney': {
      const [more, less] = getHeapValues(asked.heaps);
      return text.solved.countUp(plus(less, answer, question), formatAmount(more, question));
    }
  }
}
