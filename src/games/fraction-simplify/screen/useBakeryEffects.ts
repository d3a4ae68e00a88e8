import type { Fraction } from '../../../../machines/core/fraction';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import type { Question } from '../../../../machines/fraction-simplify/questions';
import { play } from '../../../device/sound';
import { type QuizEmitted, useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../text';

/** The knife that cuts the cakes after a right answer, and a slice laid beside another after a mistake. */
function hear(event: QuizEmitted<Question, Fraction>): void {
  if (event.type === 'correct') play('cutCake');
  if (event.type === 'incorrect' || event.type === 'timedOut') play('slice');
}

/** Lets the player hear what happens, tells it to those who listen, and throws confetti at a good end. */
export function useBakeryEffects(actor: FractionSimplifyActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'end', hear });
}
