import type { GameClock } from '../../../../machines/core/clock';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import type { RoundEvent } from '../../../../machines/fraction-basics/round';
import { useAnswerToasts } from '../../../play/useAnswerToasts';
import { type Sounds, useRoundEffects } from '../../../play/useRoundEffects';
import { text } from '../text';
import { whyText } from '../text/steps';

const SOUNDS: Sounds<RoundEvent> = { cut: ['cutBar'], laid: ['measureBar'] };

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well, with
 * its reason. The message goes with its question.
 */
export function useMillEffects(actor: FractionBasicsActor, clock: GameClock, reducedMotion: boolean): void {
  const { toastAnswer, dismissAnswer } = useAnswerToasts(actor, clock);
  useRoundEffects(actor, {
    reducedMotion,
    // Calm: all of it lies there at once.
    sounds: reducedMotion ? {} : SOUNDS,
    hear: (event) => {
      if (event.type === 'asked') dismissAnswer();
      if (event.type !== 'correct' && event.type !== 'incorrect') return;
      const { question, given } = event;
      // The reason is seen in the panel.
      const message = { title: text.toast.answered(given, question), text: [{ heard: whyText(question) }] };
      toastAnswer(message, event.type === 'correct');
    },
  });
}
