/* What to practise next after a round: a small rule over its mistakes. */
import { sizeOf } from './coins';
import type { Question } from './questions';
import type { QuestionType } from './rules';

/** One thing to practise next, with a question of this round that shows it. */
export interface Practice {
  readonly type: QuestionType;
  readonly example: Question;
}

/** How much there is to look at in a question: of two of a kind, the smaller one is the better beginning. */
const effort = ({ asked }: Question): number =>
  asked.type === 'addMoney' || asked.type === 'compareMoney'
    ? sizeOf(asked.heaps[0]) + sizeOf(asked.heaps[1])
    : sizeOf(asked.heap);

/**
 * What to practise next: the kind of question that went wrong most often, of those that went wrong equally often the one
 * that came last, with the one of them that has the fewest pieces. Null where nothing went wrong.
 */
export function practiceTopic(mistakes: readonly Question[]): Practice | null {
  const counts = new Map<QuestionType, number>();
  for (const { asked } of mistakes) {
    const count = (counts.get(asked.type) ?? 0) + 1;
    // Set anew, so that of two equal counts the later one stands behind.
    counts.delete(asked.type);
    counts.set(asked.type, count);
  }
  const max = Math.max(...counts.values());
  const type = [...counts].reverse().find(([, count]) => count === max)?.[0];
  const [example] = mistakes
    .filter(({ asked }) => asked.type === type)
    .sort((one, other) => effort(one) - effort(other));
  return type === undefined || example === undefined ? null : { type, example };
}
