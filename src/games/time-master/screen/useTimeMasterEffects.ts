import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import type { Question } from '../../../../machines/time-master/questions';
import { playSound } from '../../../device/sound';
import { type QuizEmitted, useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../text';

/** After any answer, the clockwork runs while the hands turn, and the bell strikes at the end. */
function playEventSound(event: QuizEmitted<Question, number>): void {
  if ('given' in event) playSound('clockwork');
  if (event.type === 'finished') playSound('bell');
}

/** Plays a round's sounds, announces feedback to screen readers, and throws confetti for each correct answer. */
export function useTimeMasterEffects(actor: TimeMasterActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers', hear: playEventSound });
}
