import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import { useAnswerToasts } from '../../../play/useAnswerToasts';
import { useRoundEffects } from '../../../play/useRoundEffects';
import type { SoundName } from '../../../sound-sprites';
import { text } from '../text';
import { whyText } from '../text/steps';

const SOUNDS: Readonly<Record<string, readonly SoundName[]>> = { cut: ['cutBar'], laid: ['measureBar'] };

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well, with
 * its reason. The message goes with its question.
 */
export function useMillEffects(actor: FractionBasicsActor, isPlaying: boolean, isCalm: boolean): void {
  const { tellAnswer, forgetAnswer } = useAnswerToasts(isPlaying);
  useRoundEffects(actor, {
    isCalm,
    // Calm: all of it lies there at once.
    sounds: ({ type }) => (isCalm ? undefined : SOUNDS[type]),
    hear: (event) => {
      if (event.type === 'asked') forgetAnswer();
      if (event.type !== 'correct' && event.type !== 'incorrect') return;
      const { question, given } = event;
      // The reason is seen in the panel.
      const message = { title: text.toast.answered(given, question), text: [{ heard: whyText(question) }] };
      tellAnswer(message, event.type === 'correct');
    },
  });
}
