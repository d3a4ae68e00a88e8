import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import { playSound } from '../../../device/sound';
import { useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../quiz';

const playSlice = () => playSound('slice');
/** Plays a knife cutting the cakes after a right answer, or a slice being put down after a mistake. */
const ON = { correct: () => playSound('cutCake'), incorrect: playSlice, timedOut: playSlice };

/** Plays sounds, announces events to screen readers, and throws confetti after a good round. */
export function useFractionSimplifyEffects(actor: FractionSimplifyActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'end', on: ON });
}
