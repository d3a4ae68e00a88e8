import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import type { Happening } from '../../../../machines/fraction-basics/round';
import { throwConfetti } from '../../../confetti';
import { useAnswerToasts } from '../../../play/useAnswerToasts';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { text } from '../text';
import { whyText } from '../text/steps';

const CONFETTI = 100;

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well, with
 * its reason. The message goes with its question.
 */
export function useMillHappenings(actor: FractionBasicsActor, isPlaying: boolean, isCalm: boolean): void {
  const { tellAnswer, forgetAnswer } = useAnswerToasts(isPlaying);
  const tell = (happening: Happening): void => {
    switch (happening.kind) {
      case 'asked':
        forgetAnswer();
        return;
      case 'answered': {
        const { question, given } = happening;
        const isRight = given.verdict === 'right';
        play(isRight ? 'correct' : 'wrong');
        // The reason is seen in the panel.
        tellAnswer({ title: text.toast.answered(given, question), text: [{ heard: whyText(question) }] }, isRight);
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
