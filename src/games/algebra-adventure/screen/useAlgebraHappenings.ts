import { useEffect } from 'react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { Happening } from '../../../../machines/algebra-adventure/round';
import { RULES } from '../../../../machines/algebra-adventure/rules';
import { throwConfetti } from '../../../confetti';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { clearToasts, expectToasts, showToast } from '../../../ui/toast';
import { text } from '../text';

const CONFETTI = 100;

/**
 * Lets the player hear what happens, and tells what became of each answer by a message, which is read out as well. It
 * goes with its question.
 */
export function useAlgebraHappenings(actor: AlgebraAdventureActor, isPlaying: boolean, isCalm: boolean): void {
  // The first answer must not wait for what draws its message.
  useEffect(expectToasts, []);
  // A message goes with its round as well.
  useEffect(() => (isPlaying ? clearToasts : undefined), [isPlaying]);

  const tell = (happening: Happening): void => {
    const durationMs = RULES.feedbackMs;
    switch (happening.kind) {
      case 'asked':
        // What was said of the last question is not true of this one.
        clearToasts();
        play('weights');
        return;
      case 'solved':
        play('correct');
        play('crate');
        showToast({ ...text.toast.right(happening.question, happening.points), durationMs });
        return;
      case 'mistaken':
        play('wrong');
        play('tilt');
        showToast({ ...text.toast.wrong(happening.question), durationMs, tone: 'destructive' });
        return;
      case 'comboRaised':
        play('streak');
        return;
      case 'levelUp':
        play('levelUp');
        showToast({ ...text.toast.levelUp(happening.level, happening.combo), durationMs });
        return;
      case 'over':
        play(happening.isNewBest ? 'levelUp' : 'finish');
        if (happening.isNewBest) throwConfetti({ particles: CONFETTI }, isCalm);
        return;
    }
  };
  useHappenings(actor, ({ context }) => context.round.happened, tell);
}
