import { createContext, use, useEffect, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';

/** The clock of the round that this is part of; null outside rounds, where time is that of the page. */
export const RoundClock = createContext<Pick<GameClock, 'setTimeout' | 'clearTimeout'> | null>(null);

/**
 * True for `lengthMs` after each change of `trigger`: for what flashes up in answer to something. In a round that is time of
 * the game: a pause holds it.
 */
export function useMoment(trigger: unknown, lengthMs: number): boolean {
  const clock = use(RoundClock);
  const [moment, setMoment] = useState({ trigger, isNow: false });
  if (!Object.is(moment.trigger, trigger)) setMoment({ trigger, isNow: true });
  useEffect(() => {
    if (!moment.isNow) return undefined;
    const time = clock ?? window;
    const timer = time.setTimeout(() => setMoment({ ...moment, isNow: false }), lengthMs);
    return () => time.clearTimeout(timer);
  }, [clock, moment, lengthMs]);
  return moment.isNow;
}
