import type { DotArray } from '../../../machines/core/explain';
import { type Question, whyNot } from '../../../machines/math-warp/questions';

/** In a row, or rows: more nobody counts. */
const MAX_DOTS = 12;

/**
 * What a number that does not fit makes, in rows of dots: 7 × 9 for 9 in 7 × ? = 56. Nothing of the question itself, which
 * opens again: where only that could be drawn there is no picture.
 */
export function wrongFit(question: Pick<Question, 'equation' | 'missing'>, chosen: number): DotArray | null {
  const reason = whyNot(question, chosen);
  if (reason.kind === 'comparison') return null;
  const { first, operation, second, answer } = reason.equation;
  const [rows, columns] = operation === '×' ? [first, second] : [second, answer];
  return rows > MAX_DOTS || columns > MAX_DOTS ? null : { kind: 'array', rows, columns, split: null, rest: 'added' };
}
