import { useCallback, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the device asks for less motion; pages follow when the person changes it. */
export function usePrefersReducedMotion(): boolean {
  // Asked once: a game asks at each of its changes.
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
