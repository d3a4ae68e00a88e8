/* Suggests what to practise after a round: the topic with the most mistakes. */
import type { Question } from './questions';

/** Topics to practise. Addition and subtraction with different denominators are a topic of their own. */
export type Practice = 'simplify' | 'equal parts' | 'common parts' | 'multiply';
const PRACTICES = ['simplify', 'equal parts', 'common parts', 'multiply'] as const satisfies readonly Practice[];

function practiceOf(question: Question): Practice {
  if (question.type === 'simplify' || question.type === 'multiply') return question.type;
  return question.first.denominator === question.second.denominator ? 'equal parts' : 'common parts';
}

/** The topic with the most mistakes, or the easiest of several with equally many; null without mistakes. */
export function practiceTopic(missed: readonly Question[]): Practice | null {
  const counts = PRACTICES.map((practice) => missed.filter((question) => practiceOf(question) === practice).length);
  const max = Math.max(...counts);
  return max === 0 ? null : PRACTICES[counts.indexOf(max)]!;
}
