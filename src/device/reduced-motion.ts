import { useCallback, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the device asks for reduced motion. Updates when that setting changes. */
export function usePrefersReducedMotion(): boolean {
  // Created once, because a game renders at every change.
  const [media] = useState(() => matchMedia(QUERY));
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
