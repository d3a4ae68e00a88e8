import { use, useEffect, useState } from 'react';
import { awardStars, IslandContext, winsHat } from '../internal/voyage';
import type { Stars } from './ResultStars';

/** Stores the stars of a round for the island of this page. Returns the island, and whether they win its hat. */
export function useAwardedStars(stars: Stars | null): { readonly island: string | null; readonly winsHat: boolean } {
  const island = use(IslandContext);
  const { count, max } = stars ?? { count: 0, max: 0 };
  // Checked once, before the stars are stored.
  const [isHatWon] = useState(() => island !== null && winsHat(island, count, max));
  useEffect(() => {
    if (island !== null && max > 0) awardStars(island, count, max);
  }, [island, count, max]);
  return { island, winsHat: isHatWon };
}
