import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../../device/when-idle';

/** Loads the creatures of a scene when the page is idle. The scene works without them. */
export function useCreatures<Life>(fetchLife: () => Promise<Life>): Life | null {
  const [life, setLife] = useState<Life | null>(null);
  useEffect(() => {
    let state: 'waiting' | 'over' = 'waiting';
    const show = (found: Life) => {
      if (state === 'waiting') setLife(() => found);
    };
    runWhenIdle(() => void fetchLife().then(show, () => {}));
    return () => {
      state = 'over';
    };
  }, [fetchLife]);
  return life;
}
