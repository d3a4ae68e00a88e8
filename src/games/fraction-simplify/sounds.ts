import type { Fraction } from '../../../machines/core/fraction';
import type { QuizHappening } from '../../../machines/core/quiz-round';
import type { Question } from '../../../machines/fraction-simplify/questions';
import { play } from '../../sound';

/** The sounds of the bakery: the knife that cuts the cakes after a right answer, and a slice laid beside another after a mistake. */
export function hear({ kind }: QuizHappening<Question, Fraction>): void {
  if (kind === 'solved') play('cutCake');
  if (kind === 'mistaken') play('slice');
}
