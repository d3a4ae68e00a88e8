/* Suggests what to practise after a round, from its mistakes. */
import { sizeOf } from './coins';
import type { Question } from './questions';
import type { QuestionType } from './rules';

/** One thing to practise, with a question of this round as an example. */
export interface Practice {
  readonly type: QuestionType;
  readonly example: Question;
}

/** How much there is to count in a question. Of two examples the smaller one is the better start. */
const effort = ({ asked }: Question): number =>
  asked.type === 'addMoney' || asked.type === 'compareMoney'
    ? sizeOf(asked.heaps[0]) + sizeOf(asked.heaps[1])
    : sizeOf(asked.heap);

/**
 * What to practise next: the type of question with the most mistakes (the latest of equals), with its example that has the
 * fewest pieces. Null if there were no mistakes.
 */
export function practiceTopic(mistakes: readonly Question[]): Practice | null {
  const counts = new Map<QuestionType, number>();
  for (const { asked } of mistakes) {
    const count = (counts.get(asked.type) ?? 0) + 1;
    // Deleted first, so that the entry moves to the end: with equal counts the later one wins.
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
