import type { QuizGivenAnswer } from '../../../machines/core/quiz-round';
import type { MoneyCounterSnapshot } from '../../../machines/money-counter/machine';
import type { Question } from '../../../machines/money-counter/questions';
import { isWaitingByTimeSetting } from '../../play/round/round';

export interface MoneyCounterView {
  readonly question: Question;
  /** The answer given; null while the question is open. */
  readonly given: QuizGivenAnswer<number> | null;
  /** Slow if the player has to press a button to continue. */
  readonly pace: 'brisk' | 'slow';
}

export const getMoneyCounterView = (snapshot: MoneyCounterSnapshot): MoneyCounterView => ({
  question: snapshot.context.round.question,
  given: snapshot.context.round.given,
  pace: isWaitingByTimeSetting(snapshot) ? 'slow' : 'brisk',
});
