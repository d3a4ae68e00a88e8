import { useEffect, useRef, useState } from 'react';
import { prefetch } from '../../device/prefetch';
import { loadOnce } from '../../ui/load-part';
import { toastLoadError } from '../../ui/toast-load-error';

const fetchTabbed = loadOnce(async () => (await import('./screen/tabbed-parts')).TABBED_PARTS);

export type TabbedParts = Awaited<ReturnType<typeof fetchTabbed>>;

/** `now` if space is reserved for the tabs, `soon` if the player might open one. */
type Wanted = 'now' | 'soon' | 'no';

/**
 * Loads the parts with tabs. `whenThere` calls `go` once they are loaded, unless the player has gone elsewhere
 * in the meantime. Until then the page does not change. A message appears if loading fails.
 */
export function useTabbedParts(
  wanted: Wanted,
): readonly [tabbed: TabbedParts | null, whenThere: (go: () => void) => void] {
  const [tabbed, setTabbed] = useState<TabbedParts | null>(null);
  const awaited = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (wanted === 'now') fetchTabbed().then(setTabbed, () => {});
    if (wanted === 'soon') prefetch(() => fetchTabbed().then(setTabbed));
    return () => {
      awaited.current = null;
    };
  }, [wanted]);
  const whenThere = (go: () => void) => {
    awaited.current = go;
    const ifAwaited = (then: () => void) => () => {
      if (awaited.current === go) then();
    };
    void fetchTabbed().then(setTabbed).then(ifAwaited(go), ifAwaited(toastLoadError));
  };
  return [tabbed, whenThere];
}
