/* Suggests what to practise after a round, from its mistakes. */
import { countPieces } from './coins';
import type { Question } from './questions';
import type { QuestionType } from './rules';

/** One thing to practise, with a question from this round as an example. */
export interface Practice {
  readonly type: QuestionType;
  readonly example: Question;
}

/** The amount of counting in a question. Of two examples, the one with less is the better start. */
const effort = ({ asked }: Question): number =>
  asked.type === 'addMoney' || asked.type === 'compareMoney'
    ? countPieces(asked.heaps[0]) + countPieces(asked.heaps[1])
    : countPieces(asked.heap);

/**
 * Suggests practice for the type of question with the most mistakes (the latest if several have equally many). Its
 * example is the missed question with the fewest pieces. Null without mistakes.
 */
export function practiceTopic(mistakes: readonly Question[]): Practice | null {
  const counts = new Map<QuestionType, number>();
  for (const { asked } of mistakes) {
    const count = (counts.get(asked.type) ?? 0) + 1;
    // Deleting it first moves the entry to the end, so that the later one wins when counts are equal.
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
