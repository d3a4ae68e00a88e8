/*
 * What to practise next, by what went wrong in a round: that which went wrong most often.
 */
import type { Question } from './questions';

/** What can be practised. Adding and taking away is another thing where the denominators differ. */
export type Practice = 'simplify' | 'equal parts' | 'common parts' | 'multiply';
const PRACTICES = ['simplify', 'equal parts', 'common parts', 'multiply'] as const satisfies readonly Practice[];

/** What a question is practice for. */
function practiceOf(question: Question): Practice {
  if (question.type === 'simplify' || question.type === 'multiply') return question.type;
  return question.first.denominator === question.second.denominator ? 'equal parts' : 'common parts';
}

/** What went wrong most often, the easier of two; null where nothing did. */
export function practiceTopic(missed: readonly Question[]): Practice | null {
  const counts = PRACTICES.map((practice) => missed.filter((question) => practiceOf(question) === practice).length);
  const max = Math.max(...counts);
  return max === 0 ? null : PRACTICES[counts.indexOf(max)]!;
}
