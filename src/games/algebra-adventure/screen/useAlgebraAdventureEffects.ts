import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { RoundEvent } from '../../../../machines/algebra-adventure/round';
import type { GameClock } from '../../../../machines/core/clock';
import { useAnswerToasts } from '../../../play/feedback/useAnswerToasts';
import { type EventSounds, useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = {
  asked: ['weights'],
  correct: ['correct', 'crate'],
  incorrect: ['wrong', 'tilt'],
  timedOut: ['wrong', 'tilt'],
};

function spokenText(event: { readonly type: string } | RoundEvent): string | null {
  if (!('question' in event)) return null;
  if (event.type === 'incorrect') return text.play.missed(event.answer, event.question);
  return event.type === 'timedOut' ? text.play.missed(null, event.question) : null;
}

/**
 * Plays sounds, and shows and announces a message about each answer. The message disappears when the next
 * question is asked.
 */
export function useAlgebraAdventureEffects(
  actor: AlgebraAdventureActor,
  clock: GameClock,
  reducedMotion: boolean,
): void {
  const { toastAnswer, toastNews, dismissAnswer } = useAnswerToasts(actor, clock);
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    say: spokenText,
    hear: (event) => {
      if (event.type === 'asked') dismissAnswer();
      if (event.type === 'correct') toastAnswer(text.toast.right(event.question, event.points), true);
      if (event.type === 'incorrect' || event.type === 'timedOut') toastAnswer(text.toast.wrong(event.question), false);
      if (event.type === 'levelUp') toastNews(text.toast.levelUp(event.level, event.combo));
    },
  });
}
