import { useEffect, useState } from 'react';
import { timePlayedMs } from '../stage/useFrames';

/** After so much play a rest is offered, once; then play is counted anew. */
const REST_AFTER_MS = 10 * 60_000;

/** How long had been played when a rest was last offered. */
let restedAtMs = 0;

/** Whether so much was played that a rest may be offered: decided once, when a round is over. */
export function useRestOffer(): boolean {
  const [isOffered] = useState(() => timePlayedMs() - restedAtMs >= REST_AFTER_MS);
  useEffect(() => {
    if (isOffered) restedAtMs = timePlayedMs();
  }, [isOffered]);
  return isOffered;
}
