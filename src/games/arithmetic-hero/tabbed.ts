import { useEffect, useState } from 'react';
import { lazyPart } from '../../device/offline/lazy-part';
import { fetchAhead } from '../../device/when-idle';
import { toastNotFetched } from '../../ui/not-fetched';

const fetchTabbed = lazyPart(async () => (await import('./screen/tabbed')).TABBED);

/** The wardrobe, the rewards and the tabs of practice. */
export type Tabbed = Awaited<ReturnType<typeof fetchTabbed>>;

/** When they are wanted: `now` where a place is kept for them, `soon` where somebody may go there. */
type Wanted = 'now' | 'soon' | 'no';

/**
 * What has tabs, once it has been fetched, and the way there: `go` is called when it is there. Until then all stays as it
 * is; where it does not arrive that is said.
 */
export function useTabbed(wanted: Wanted): readonly [tabbed: Tabbed | null, whenThere: (go: () => void) => void] {
  const [tabbed, setTabbed] = useState<Tabbed | null>(null);
  useEffect(() => {
    if (wanted === 'now') fetchTabbed().then(setTabbed, () => {});
    if (wanted === 'soon') fetchAhead(() => fetchTabbed().then(setTabbed));
  }, [wanted]);
  const whenThere = (go: () => void) => void fetchTabbed().then(setTabbed).then(go, toastNotFetched);
  return [tabbed, whenThere];
}
