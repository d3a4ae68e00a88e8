import { useEffect, useRef, useState } from 'react';
import { fetchAhead } from '../../device/fetch-ahead';
import { lazyPart } from '../../device/offline/lazy-part';
import { toastNotFetched } from '../../ui/not-fetched';

const fetchTabbed = lazyPart(async () => (await import('./screen/tabbed')).TABBED);

/** The wardrobe, the rewards and the tabs of practice. */
export type Tabbed = Awaited<ReturnType<typeof fetchTabbed>>;

/** When they are wanted: `now` where a place is kept for them, `soon` where somebody may go there. */
type Wanted = 'now' | 'soon' | 'no';

/**
 * What has tabs, once it has been fetched, and the way there: `go` is called when it is there, unless something else is
 * wanted by then. Until then all stays as it is; where it does not arrive that is said.
 */
export function useTabbed(wanted: Wanted): readonly [tabbed: Tabbed | null, whenThere: (go: () => void) => void] {
  const [tabbed, setTabbed] = useState<Tabbed | null>(null);
  const awaited = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (wanted === 'now') fetchTabbed().then(setTabbed, () => {});
    if (wanted === 'soon') fetchAhead(() => fetchTabbed().then(setTabbed));
    return () => {
      awaited.current = null;
    };
  }, [wanted]);
  const whenThere = (go: () => void) => {
    awaited.current = go;
    const ifAwaited = (then: () => void) => () => {
      if (awaited.current === go) then();
    };
    void fetchTabbed().then(setTabbed).then(ifAwaited(go), ifAwaited(toastNotFetched));
  };
  return [tabbed, whenThere];
}
