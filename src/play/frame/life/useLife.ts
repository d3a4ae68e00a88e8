import { useEffect, useState } from 'react';
import { whenIdle } from '../../../device/when-idle';

/** Loads the creatures of a scene when the page is idle. The scene works without them. */
export function useLife<Life>(fetchLife: () => Promise<Life>): Life | null {
  const [life, setLife] = useState<Life | null>(null);
  useEffect(() => {
    let state: 'waiting' | 'over' = 'waiting';
    const show = (found: Life) => {
      if (state === 'waiting') setLife(() => found);
    };
    whenIdle(() => void fetchLife().then(show, () => {}));
    return () => {
      state = 'over';
    };
  }, [fetchLife]);
  return life;
}
