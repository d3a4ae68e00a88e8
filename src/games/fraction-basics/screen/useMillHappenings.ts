import { useEffect } from 'react';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import type { Happening } from '../../../../machines/fraction-basics/round';
import { throwConfetti } from '../../../confetti';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { clearToasts, expectToasts, showToast } from '../../../ui/toast';
import { text } from '../text';
import { whyText } from '../text/steps';

const CONFETTI = 100;
const TOAST_MS = 3000;

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well, with
 * its reason. The message goes with its question.
 */
export function useMillHappenings(actor: FractionBasicsActor, isPlaying: boolean, isCalm: boolean): void {
  // The first answer must not wait for what draws its message.
  useEffect(expectToasts, []);
  // A message goes with its round as well.
  useEffect(() => (isPlaying ? clearToasts : undefined), [isPlaying]);

  const tell = (happening: Happening): void => {
    switch (happening.kind) {
      case 'asked':
        // What was said of the last question is not true of this one.
        clearToasts();
        return;
      case 'answered': {
        const { question, given } = happening;
        const isRight = given.verdict === 'right';
        play(isRight ? 'correct' : 'wrong');
        showToast({
          title: text.toast.answered(given, question),
          text: whyText(question),
          durationMs: TOAST_MS,
          tone: isRight ? 'plain' : 'destructive',
        });
        return;
      }
      case 'cut':
        // Calm: all of it lies there at once.
        if (!isCalm) play('cutBar');
        return;
      case 'laid':
        if (!isCalm) play('measureBar');
        return;
      case 'over':
        play(happening.isNewBest ? 'levelUp' : 'finish');
        if (happening.isNewBest) throwConfetti({ particles: CONFETTI }, isCalm);
        return;
    }
  };
  useHappenings(actor, ({ context }) => context.round.happened, tell);
}
