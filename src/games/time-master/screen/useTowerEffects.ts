import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import type { Question } from '../../../../machines/time-master/questions';
import { play } from '../../../device/sound';
import { type QuizEmitted, useQuizEffects } from '../../../play/quiz/useQuizEffects';
import { quizText } from '../text';

/** The clockwork runs as the hands turn, after any answer; the bell strikes at the end. */
function hear(event: QuizEmitted<Question, number>): void {
  if ('given' in event) play('clockwork');
  if (event.type === 'finished') play('bell');
}

/** Lets the player hear what happens, tells it to those who listen, and throws confetti for each right answer. */
export function useTowerEffects(actor: TimeMasterActor, reducedMotion: boolean): void {
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers', hear });
}
