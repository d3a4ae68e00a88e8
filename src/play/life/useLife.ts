import { useEffect, useState } from 'react';
import { whenIdle } from '../../device/when-idle';

/** Who lives in a place, once the page has nothing better to do than to fetch them; the place is as beautiful without them. */
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
