import { useEffect, useState } from 'react';

/** How long somebody waits before the page says that there is no answer. */
const PATIENCE_MS = 2500;

/** Whether what is waited for takes so long that the page says so; `attempt` changes when somebody tries again. */
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
