import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../../device/when-idle';

/** Loads the creatures of a scene when the page is idle. The scene works without them. */
export function useCreatures<Life>(fetchCreatures: () => Promise<Life>): Life | null {
  const [life, setLife] = useState<Life | null>(null);
  useEffect(() => {
    let state: 'waiting' | 'over' = 'waiting';
    const show = (found: Life) => {
      if (state === 'waiting') setLife(() => found);
    };
    runWhenIdle(() => void fetchCreatures().then(show, () => {}));
    return () => {
      state = 'over';
    };
  }, [fetchCreatures]);
  return life;
}
