import type { Mistake } from './round';
import { QUESTION_TYPES, type QuestionType } from './rules';

/**
 * What to practise next: of the type of question that went wrong most often the last one that did, of equal types the one
 * that went wrong last; null where nothing did.
 */
export function practiceTopic(mistakes: readonly Mistake[]): Mistake | null {
  const timesOf = (type: QuestionType): number => mistakes.filter(({ question }) => question.type === type).length;
  const max = Math.max(...QUESTION_TYPES.map(timesOf));
  return [...mistakes].reverse().find(({ question }) => timesOf(question.type) === max) ?? null;
}
