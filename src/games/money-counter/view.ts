import type { QuizGiven } from '../../../machines/core/quiz-round';
import type { MoneyCounterSnapshot } from '../../../machines/money-counter/machine';
import type { Question } from '../../../machines/money-counter/questions';
import { isUnhurried } from '../../play/round';

/** What the scene shows of the game. */
export interface StallView {
  readonly question: Question;
  /** What was given to it; null while it is open. */
  readonly given: QuizGiven<number> | null;
  /** Slow where the player goes on by a button. */
  readonly pace: 'brisk' | 'slow';
}

/** What the scene shows of the game now. */
export const stallViewOf = (snapshot: MoneyCounterSnapshot): StallView => ({
  question: snapshot.context.round.question,
  given: snapshot.context.round.given,
  pace: isUnhurried(snapshot) ? 'slow' : 'brisk',
});
