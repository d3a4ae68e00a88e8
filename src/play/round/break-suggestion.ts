import { useEffect, useState } from 'react';
import { timePlayedMs } from '../../stage/useFrames';

/** A break is suggested after this much playing time. Then the count starts again. */
const REST_AFTER_MS = 10 * 60_000;

/** Playing time when a break was last suggested. */
let restedAtMs = 0;

/** Whether to suggest a break. Decided once, when a result is shown. */
export function useBreakSuggestion(): boolean {
  const [isOffered] = useState(() => timePlayedMs() - restedAtMs >= REST_AFTER_MS);
  useEffect(() => {
    if (isOffered) restedAtMs = timePlayedMs();
  }, [isOffered]);
  return isOffered;
}
