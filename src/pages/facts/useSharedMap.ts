import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Memory } from '../../../machines/learning/memory';
import { useIsHydrating } from '../../ui/hydration';
import { readFragment } from './link';

/** The map that the address brings along, if it does; the HTML of the page knows nothing of it. */
export function useSharedMap(): Memory | 'damaged' | null {
  const { hash } = useLocation();
  const isHydrating = useIsHydrating();
  return useMemo(() => (isHydrating ? null : readFragment(hash)), [isHydrating, hash]);
}
