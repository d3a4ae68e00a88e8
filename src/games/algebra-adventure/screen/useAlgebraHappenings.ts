import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { Happening } from '../../../../machines/algebra-adventure/round';
import { throwConfetti } from '../../../confetti';
import { announce } from '../../../play/announcer';
import { useAnswerToasts } from '../../../play/useAnswerToasts';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { text } from '../text';

const CONFETTI = 100;

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well. It
 * goes with its question.
 */
export function useAlgebraHappenings(actor: AlgebraAdventureActor, isPlaying: boolean, isCalm: boolean): void {
  const { tellAnswer, tellNews, forgetAnswer } = useAnswerToasts(isPlaying);
  const tell = (happening: Happening): void => {
    switch (happening.kind) {
      case 'asked':
        forgetAnswer();
        play('weights');
        return;
      case 'solved':
        play('correct');
        play('crate');
        tellAnswer(text.toast.right(happening.question, happening.points), true);
        return;
      case 'mistaken':
        play('wrong');
        play('tilt');
        announce(text.play.missed(happening.choice, happening.question));
        tellAnswer(text.toast.wrong(happening.question), false);
        return;
      case 'comboRaised':
        play('streak');
        return;
      case 'levelUp':
        play('levelUp');
        tellNews(text.toast.levelUp(happening.level, happening.combo));
        return;
      case 'over':
        play(happening.isNewBest ? 'levelUp' : 'finish');
        if (happening.isNewBest) throwConfetti({ particles: CONFETTI }, isCalm);
        return;
    }
  };
  useHappenings(actor, ({ context }) => context.round.happened, tell);
}
