/*
 * Parts of pages that are not hydrated until they come into view, so that the first visit does not load their scripts.
 * Their styles belong to the page.
 */
import { type ComponentType, lazy, type RefObject, useEffect } from 'react';
import { runWhenIdle } from '../../device/when-idle';
import { checkSiteOnline } from '../../ui/load-part';
import { createStore } from '../../ui/page-store';

interface PartModule {
  readonly default: ComponentType;
}

export interface PartOnSight {
  /** Suspends until `load` has been called and the script has loaded. It never fails: the content stays as it is. */
  readonly Part: ComponentType;
  readonly load: () => void;
}

/** `canLoad` is checked on every call of `load`. If the script cannot be loaded, the next call tries again. */
export function partOnSight(importPart: () => Promise<PartModule>, canLoad = () => true): PartOnSight {
  const needed = createStore<'no' | 'yes'>('no');
  const untilNeeded = (): Promise<void> =>
    new Promise((resolve) => {
      if (needed.read() === 'yes') {
        resolve();
        return;
      }
      const leave = needed.subscribe(() => {
        leave();
        resolve();
      });
    });
  const importOnceNeeded = async (): Promise<PartModule> => {
    await untilNeeded();
    try {
      // A browser never retries a script that failed to load.
      if (!navigator.onLine) await checkSiteOnline();
      return await importPart();
    } catch {
      needed.set('no');
      return importOnceNeeded();
    }
  };
  return {
    Part: lazy(import.meta.env.SSR ? importPart : importOnceNeeded),
    load: () => {
      if (canLoad()) needed.set('yes');
    },
  };
}

/** Calls `load` whenever the element comes into view. It must be the same function on every render. */
export function useOnSight(element: RefObject<HTMLElement | null>, load: () => void): void {
  useEffect(() => {
    const { current } = element;
    if (current === null || !('IntersectionObserver' in globalThis)) {
      load();
      return undefined;
    }
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (document.querySelector('html[data-below] .below') === null) {
          load();
          return;
        }
        // It is still moving down, because the parts above it are being laid out (lay-out-below-fold.ts).
        watching.unobserve(current);
        runWhenIdle(() => watching.observe(current));
      },
      // An element just below the window would count as in view.
      { rootMargin: '0px 0px -1px' },
    );
    watching.observe(current);
    return () => watching.disconnect();
  }, [element, load]);
}
