import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import type { RoundEvent } from '../../../../machines/math-warp/round';
import { isWarp, RULES } from '../../../../machines/math-warp/rules';
import { type Sounds, useRoundEffects } from '../../../play/useRoundEffects';
import { text } from '../text';

const SOUNDS: Sounds<RoundEvent> = {
  opening: ['portalOpen'],
  correct: ['correct', 'fly'],
  warpOn: ['warpOn'],
  warpOff: ['warpOff'],
  levelUp: [],
};

/** Sounds rise by a little with every right answer in warp mode, up to half an octave. */
const RISE = { first: 1.1, each: 0.025, max: 1.4 } as const;

/** How much higher a sound is for a streak: 1 without warp mode. */
export const rateFor = (streak: number): number =>
  isWarp(streak) ? Math.min(RISE.max, RISE.first + (streak - RULES.warpFromStreak) * RISE.each) : 1;

/** Lets the player hear what happens in a round, tells those who listen, and celebrates a new best. */
export function useWarpEffects(actor: MathWarpActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    rate: ({ context }) => rateFor(context.round.streak.now),
    // What ends a round is said by the result: a new place begins in silence.
    say: (event, snapshot) => (snapshot.matches('playing') ? text.said(event, snapshot.context.seed) : null),
  });
}
