import { useEffect, useState } from 'react';

/** How long to wait before the page says that there is no answer yet. */
const PATIENCE_MS = 2500;

/** Whether the wait has been long enough to mention. A new `attempt` restarts the wait. */
export function useIsSlow(isWaiting: boolean, attempt = 1): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowAttempt(attempt), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlowAttempt(null);
    };
  }, [isWaiting, attempt]);
  return isWaiting && slowAttempt === attempt;
}
