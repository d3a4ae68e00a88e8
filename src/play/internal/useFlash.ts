import { createContext, use, useEffect, useState } from 'react';
import type { GameClock } from '../../../machines/core/clock';

/** Clock of the surrounding round; null outside rounds, where real time applies. */
export const RoundClockContext = createContext<Pick<GameClock, 'setTimeout' | 'clearTimeout'> | null>(null);

/**
 * True for `lengthMs` after each change of `trigger`, for something that flashes up. In a round this is game time,
 * which stops during a pause.
 */
export function useFlash(trigger: unknown, lengthMs: number): boolean {
  const clock = use(RoundClockContext);
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
