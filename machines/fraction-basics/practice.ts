import type { Mistake } from './round';
import { QUESTION_TYPES, type QuestionType } from './rules';

/**
 * Suggests practice: the last mistake of the question type with the most mistakes. If several types have equally many,
 * the one with the latest mistake is used. Null without mistakes.
 */
export function practiceTopic(mistakes: readonly Mistake[]): Mistake | null {
  const timesOf = (type: QuestionType): number => mistakes.filter(({ question }) => question.type === type).length;
  const max = Math.max(...QUESTION_TYPES.map(timesOf));
  return [...mistakes].reverse().find(({ question }) => timesOf(question.type) === max) ?? null;
}
