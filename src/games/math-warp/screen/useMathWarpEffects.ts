import type { MathWarpActor, MathWarpSnapshot } from '../../../../machines/math-warp/machine';
import type { RoundEvent } from '../../../../machines/math-warp/round';
import { isWarpStreak, RULES } from '../../../../machines/math-warp/rules';
import type { Reactions } from '../../../play/feedback/round-events';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
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
export const getPlaybackRate = (streak: number): number =>
  isWarpStreak(streak) ? Math.min(RISE.max, RISE.first + (streak - RULES.warpFromStreak) * RISE.each) : 1;

/** The seed of the round chooses between lines of praise. */
const withSeed =
  <Event>(said: (event: Event, seed: number) => string) =>
  (event: Event, { context }: MathWarpSnapshot): string =>
    said(event, context.seed);

const SAY: Reactions<RoundEvent, MathWarpSnapshot, string | null> = {
  correct: withSeed(text.said.correct),
  incorrect: withSeed(text.said.incorrect),
  warpOn: withSeed(text.said.warpOn),
  warpOff: withSeed(text.said.warpOff),
  levelUp: withSeed(text.said.levelUp),
};

/** Plays a round's sounds, announces its events to screen readers, and celebrates a new best score. */
export function useMathWarpEffects(actor: MathWarpActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    rate: ({ context }) => getPlaybackRate(context.round.streak.now),
    say: SAY,
  });
}
