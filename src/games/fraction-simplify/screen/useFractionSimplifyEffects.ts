import type { Fraction } from '../../../../machines/core/fraction';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import type { Question } from '../../../../machines/fraction-simplify/questions';
import { playSound } from '../../../device/sound';
import { type QuizEmitted, useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../text';

/** Plays a knife cutting the cakes after a right answer, or a slice being put down after a mistake. */
function hear(event: QuizEmitted<Question, Fraction>): void {
  if (event.type === 'correct') playSound('cutCake');
  if (event.type === 'incorrect' || event.type === 'timedOut') playSound('slice');
}

/** Plays sounds, announces events to screen readers, and throws confetti after a good round. */
export function useFractionSimplifyEffects(actor: FractionSimplifyActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'end', hear });
}
