import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import type { RoundEvent } from '../../../../machines/math-warp/round';
import { isWarp, RULES } from '../../../../machines/math-warp/rules';
import { type EventSounds, useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = {
  opening: ['portalOpen'],
  correct: ['correct', 'fly'],
  warpOn: ['warpOn'],
  warpOff: ['warpOff'],
  levelUp: [],
};

/** In warp mode, sounds rise slightly in pitch with every right answer, up to half an octave. */
const RISE = { first: 1.1, each: 0.025, max: 1.4 } as const;

/** The playback rate of sounds for a streak; 1 outside warp mode. */
export const playbackRateFor = (streak: number): number =>
  isWarp(streak) ? Math.min(RISE.max, RISE.first + (streak - RULES.warpFromStreak) * RISE.each) : 1;

/** Plays a round's sounds, announces its events to screen readers, and celebrates a new best score. */
export function useMathWarpEffects(actor: MathWarpActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    rate: ({ context }) => playbackRateFor(context.round.streak.now),
    // The result screen announces the reason why the round ended, because a new screen cuts off earlier
    // announcements.
    say: (event, snapshot) => (snapshot.matches('playing') ? text.announcement(event, snapshot.context.seed) : null),
  });
}
