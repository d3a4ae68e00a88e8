import type { Fraction } from '../../../machines/core/fraction';
import type { QuizGiven } from '../../../machines/core/quiz-round';
import type { FractionSimplifySnapshot } from '../../../machines/fraction-simplify/machine';
import type { Question } from '../../../machines/fraction-simplify/questions';

export interface BakeryView {
  readonly question: Question;
  readonly given: QuizGiven<Fraction> | null;
}

export const bakeryViewOf = ({ context: { round } }: FractionSimplifySnapshot): BakeryView => round;
