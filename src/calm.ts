import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the device asks for less motion; pages follow when the person changes it. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(QUERY);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(QUERY).matches,
  );
}
