import { useCallback, useState, useSyncExternalStore } from 'react';
import { useStore } from '../ui/page-store';
import { settingsStore } from './settings';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the device or the player asks for reduced motion. Updates when either changes. */
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
  const ofDevice = useSyncExternalStore(subscribe, () => media.matches);
  const { motion } = useStore(settingsStore);
  return ofDevice || motion === 'calm';
}
