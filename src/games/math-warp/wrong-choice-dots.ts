import type { DotArray } from '../../../machines/core/explain';
import { explainMismatch, type Question } from '../../../machines/math-warp/questions';

/** No one would count more dots than this in a row. */
const MAX_DOTS = 12;

/**
 * The product that a wrong number makes, as rows of dots: 7 × 9 for 9 in 7 × ? = 56. It reveals nothing about
 * the question itself, which is asked again. Null if only the question could be drawn.
 */
export function wrongChoiceDots(question: Pick<Question, 'equation' | 'missing'>, chosen: number): DotArray | null {
  const reason = explainMismatch(question, chosen);
  if (reason.kind === 'comparison') return null;
  const { first, operation, second, answer } = reason.equation;
  const [rows, columns] = operation === '×' ? [first, second] : [second, answer];
  return rows > MAX_DOTS || columns > MAX_DOTS ? null : { kind: 'array', rows, columns, split: null, rest: 'added' };
}
