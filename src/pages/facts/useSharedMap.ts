import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Memory } from '../../../machines/learning/memory';
import { useIsHydrating } from '../../ui/hydration';
import { parseMapFragment } from './map-link';

/** The map in the URL, if there is one. Null while hydrating, because the prerendered HTML does not have one. */
export function useSharedMap(): Memory | 'damaged' | null {
  const { hash } = useLocation();
  const isHydrating = useIsHydrating();
  return useMemo(() => (isHydrating ? null : parseMapFragment(hash)), [isHydrating, hash]);
}
