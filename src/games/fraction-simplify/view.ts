import type { Fraction } from '../../../machines/core/fraction';
import type { QuizGiven } from '../../../machines/core/quiz-round';
import type { FractionSimplifySnapshot } from '../../../machines/fraction-simplify/machine';
import type { Question } from '../../../machines/fraction-simplify/questions';

export interface FractionSimplifyView {
  readonly question: Question;
  readonly given: QuizGiven<Fraction> | null;
}

export const fractionSimplifyViewOf = ({ context: { round } }: FractionSimplifySnapshot): FractionSimplifyView => round;
