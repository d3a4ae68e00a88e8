import { use, useEffect, useState } from 'react';
import { awardStars, IslandContext, readNewStars } from '../internal/voyage';
import type { Stars } from './ResultStars';

/** Stores the stars of a round for the island of this page. Returns the island, and which of its stars are new. */
export function useAwardedStars(stars: Stars | null): {
  readonly island: string | null;
  readonly newStars: readonly number[];
} {
  const island = use(IslandContext);
  const { count, max } = stars ?? { count: 0, max: 0 };
  // Read once, before the stars are stored.
  const [newStars] = useState(() => (island === null ? [] : readNewStars(island, count, max)));
  useEffect(() => {
    if (island !== null && max > 0) awardStars(island, count, max);
  }, [island, count, max]);
  return { island, newStars };
}
