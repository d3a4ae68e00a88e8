import { QUIZ } from '../../../machines/core/quiz-round';
import type { Practice } from '../../../machines/money-counter/practice';
import { why } from './explanation';
import { text } from './text';

/** One thing to practise next, with a question from this round as the example. */
export function practiceText(practice: Practice | null, score: number): string {
  if (practice !== null) return `${text.practice.advice[practice.type]} ${why(practice.example)}`;
  return score === QUIZ.questions ? text.practice.perfect : text.practice.unfinished;
}
