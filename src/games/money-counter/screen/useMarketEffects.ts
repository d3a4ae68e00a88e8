import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import type { Question } from '../../../../machines/money-counter/questions';
import { play } from '../../../device/sound';
import { type QuizEmitted, useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../text';

/** Money is laid down, slides together, or comes out of the till. */
function hear(event: QuizEmitted<Question, number>): void {
  if (event.type === 'asked') play('coin');
  if ('given' in event) play(event.question.asked.type === 'makeChange' ? 'till' : 'coinsSlide');
}

/** Lets the player hear what happens, tells it to those who listen, and throws confetti for each right answer. */
export function useMarketEffects(actor: MoneyCounterActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers', hear });
}
