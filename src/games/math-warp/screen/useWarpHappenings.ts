import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { throwConfetti } from '../../../confetti';
import { announce } from '../../../play/announcer';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import { rateFor, soundsOf } from '../sounds';
import { text } from '../text';

const CONFETTI = { particles: 100 } as const;

/** Lets the player hear what happens in a round, tells those who listen, and celebrates a new best. */
export function useWarpHappenings(actor: MathWarpActor, isCalm: boolean): void {
  useHappenings(
    actor,
    ({ context }) => context.round.happened,
    (happening, snapshot) => {
      if (snapshot.matches('menu')) return;
      const { seed, round } = snapshot.context;
      for (const sound of soundsOf(happening)) play(sound, { rate: rateFor(round.streak.now) });
      if (happening.kind === 'over' && happening.isNewBest) throwConfetti(CONFETTI, isCalm);
      // What ends a round is said by the result: a new place begins in silence.
      const sentence = snapshot.matches('playing') ? text.said(happening, seed) : null;
      if (sentence !== null) announce(sentence);
    },
  );
}
