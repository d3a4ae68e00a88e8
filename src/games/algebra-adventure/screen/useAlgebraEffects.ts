import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { RoundEvent } from '../../../../machines/algebra-adventure/round';
import type { GameClock } from '../../../../machines/core/clock';
import { useAnswerToasts } from '../../../play/useAnswerToasts';
import { type Sounds, useRoundEffects } from '../../../play/useRoundEffects';
import { text } from '../text';

const SOUNDS: Sounds<RoundEvent> = {
  asked: ['weights'],
  correct: ['correct', 'crate'],
  incorrect: ['wrong', 'tilt'],
  timedOut: ['wrong', 'tilt'],
};

function said(event: { readonly type: string } | RoundEvent): string | null {
  if (!('question' in event)) return null;
  if (event.type === 'incorrect') return text.play.missed(event.answer, event.question);
  return event.type === 'timedOut' ? text.play.missed(null, event.question) : null;
}

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well. It
 * goes with its question.
 */
export function useAlgebraEffects(actor: AlgebraAdventureActor, clock: GameClock, reducedMotion: boolean): void {
  const { toastAnswer, toastNews, dismissAnswer } = useAnswerToasts(actor, clock);
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    say: said,
    hear: (event) => {
      if (event.type === 'asked') dismissAnswer();
      if (event.type === 'correct') toastAnswer(text.toast.right(event.question, event.points), true);
      if (event.type === 'incorrect' || event.type === 'timedOut') toastAnswer(text.toast.wrong(event.question), false);
      if (event.type === 'levelUp') toastNews(text.toast.levelUp(event.level, event.combo));
    },
  });
}
