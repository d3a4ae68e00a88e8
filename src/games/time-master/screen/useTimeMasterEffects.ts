import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import { playSound } from '../../../device/sound';
import { useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../quiz';

const playClockwork = () => playSound('clockwork');
/** After any answer, the clockwork runs while the hands turn, and the bell strikes at the end. */
const ON = {
  correct: playClockwork,
  incorrect: playClockwork,
  timedOut: playClockwork,
  finished: () => playSound('bell'),
};

/** Plays a round's sounds, announces feedback to screen readers, and throws confetti for each correct answer. */
export function useTimeMasterEffects(actor: TimeMasterActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers', on: ON });
}
