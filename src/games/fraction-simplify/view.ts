import type { Fraction } from '../../../machines/core/fraction';
import type { QuizGivenAnswer } from '../../../machines/core/quiz-round';
import type { FractionSimplifySnapshot } from '../../../machines/fraction-simplify/machine';
import type { Question } from '../../../machines/fraction-simplify/questions';

export interface FractionSimplifyView {
  readonly question: Question;
  readonly given: QuizGivenAnswer<Fraction> | null;
}

export const getFractionSimplifyView = ({ context: { round } }: FractionSimplifySnapshot): FractionSimplifyView =>
  round;
