import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import { findLowestCard } from '../../../../machines/arithmetic-hero/battle';
import { type Fall, GROUND, heightAt } from '../../../../machines/arithmetic-hero/falling';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { playWarning } from '../../../play/feedback/sound-clues';
import { useAnnounce } from '../../../play/internal/useAnnounce';
import { RoundClockContext } from '../../../play/internal/useFlash';
import { text } from '../text';

/** As a percentage of the height. A sum below this is in danger. */
const DANGER_FROM = 75;

export const isNearGround = (fall: Fall | null, nowMs: number): boolean =>
  fall !== null && heightAt(fall, nowMs) >= DANGER_FROM;

/** The time at which a fall comes near the ground. */
const dangerMs = ({ fromY, sinceMs, landsMs }: Fall): number =>
  sinceMs + ((landsMs - sinceMs) * (DANGER_FROM - fromY)) / (GROUND - fromY);

/** Announces the lowest sum again, once, when it comes near the ground. */
export function useNearGroundAnnouncement(actor: ArithmeticHeroActor): void {
  const delays = use(RoundClockContext);
  const clock = useSelector(actor, ({ context }) => context.clock);
  const lowest = useSelector(actor, ({ context: { round } }) => findLowestCard(round, round.nowMs));
  const announce = useAnnounce();
  const warn = useEffectEvent(() => {
    if (lowest !== null) announce(text.ear.close(lowest), { about: 'question' });
    playWarning('earNear');
  });
  const fall = lowest?.fall ?? null;
  useEffect(() => {
    if (delays === null || fall === null || isNearGround(fall, clock.now)) return undefined;
    const warning = delays.setTimeout(() => warn(), dangerMs(fall) - clock.now);
    return () => delays.clearTimeout(warning);
  }, [delays, clock, fall]);
}
