import type { Fraction } from '../../../machines/core/fraction';
import type { QuizGiven } from '../../../machines/core/quiz-round';
import { stateName } from '../../../machines/core/state-name';
import type { FractionSimplifySnapshot } from '../../../machines/fraction-simplify/machine';
import type { Question } from '../../../machines/fraction-simplify/questions';

/** The state of the game as `data-state` names it. */
export const gameStateName = ({ value }: FractionSimplifySnapshot): string => stateName(value);

/** Whether a round is on. */
export const isPlaying = (snapshot: FractionSimplifySnapshot): boolean => snapshot.matches('playing');

/** What the scene shows of the game. */
export interface BakeryView {
  readonly question: Question;
  readonly given: QuizGiven<Fraction> | null;
}

/** What the scene shows of the game now. */
export const bakeryViewOf = ({ context: { round } }: FractionSimplifySnapshot): BakeryView => round;
