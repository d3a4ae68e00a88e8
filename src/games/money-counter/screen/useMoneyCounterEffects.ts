import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import type { Question } from '../../../../machines/money-counter/questions';
import { playSound } from '../../../device/sound';
import { type QuizEmitted, useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../text';

/** Plays the sound of money that is put down, grouped, or taken out of the till. */
function playEventSound(event: QuizEmitted<Question, number>): void {
  if (event.type === 'asked') playSound('coin');
  if ('given' in event) playSound(event.question.asked.type === 'makeChange' ? 'till' : 'coinsSlide');
}

/** Plays a round's sounds, announces feedback to screen readers, and throws confetti for each correct answer. */
export function useMoneyCounterEffects(actor: MoneyCounterActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers', hear: playEventSound });
}
