import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { RoundEvent } from '../../../../machines/algebra-adventure/round';
import type { GameClock } from '../../../../machines/core/clock';
import { useAnswerToasts } from '../../../play/feedback/useAnswerToasts';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = {
  asked: ['weights'],
  correct: ['correct', 'crate'],
  incorrect: ['wrong', 'tilt'],
  timedOut: ['wrong', 'tilt'],
};

/**
 * Plays sounds, and shows and announces a message about each answer. The message disappears when the next
 * question is asked.
 */
export function useAlgebraAdventureEffects(
  actor: AlgebraAdventureActor,
  clock: GameClock,
  reducedMotion: boolean,
): void {
  const { toastAnswer, toastNews, dismissAnswer } = useAnswerToasts(actor, clock, reducedMotion);
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    on: {
      asked: dismissAnswer,
      correct: ({ question, points }) => toastAnswer(text.toast.right(question, points), true),
      incorrect: ({ question, answer }) => toastAnswer(text.toast.wrong(question, answer), false),
      timedOut: ({ question }) => toastAnswer(text.toast.wrong(question, null), false),
      levelUp: ({ level, combo }) => toastNews(text.toast.levelUp(level, combo)),
    },
  });
}
