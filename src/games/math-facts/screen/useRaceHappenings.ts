import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import type { Happening } from '../../../../machines/math-facts/round';
import { throwConfetti } from '../../../confetti';
import { sumText } from '../../../format';
import { announce } from '../../../play/announcer';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { text } from '../text';

const CONFETTI = 100;

/** Lets the player hear what happens; what became of an answer is read out before the question that follows. */
export function useRaceHappenings(actor: MathFactsActor, isCalm: boolean): void {
  const tell = (happening: Happening): void => {
    switch (happening.kind) {
      case 'asked':
        announce(sumText(happening.question));
        return;
      case 'solved':
        play('correct');
        play('drive');
        announce(text.play.right(happening.points));
        return;
      case 'mistaken':
        play('wrong');
        play('brake');
        announce(`${text.play.wrong(happening.question)}. ${text.play.why(happening.question)}`);
        return;
      case 'milestone':
        play('milestone');
        return;
      case 'ahead':
        play('ahead');
        return;
      case 'over':
        play(happening.isNewBest ? 'levelUp' : 'finish');
        if (happening.isNewBest) throwConfetti({ particles: CONFETTI }, isCalm);
        return;
    }
  };
  useHappenings(actor, ({ context }) => context.round.happened, tell);
}
