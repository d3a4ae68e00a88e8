/*
 * Parts of pages that are not hydrated until they come into view, so that the first visit does not load their scripts.
 * Their styles belong to the page.
 */
import { type ComponentType, type RefObject, useEffect } from 'react';
import { runWhenIdle } from '../../device/when-idle';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { createStore } from '../../ui/page-store';

export interface PartOnSight {
  /** Suspends until `load` has been called and the script has loaded. */
  readonly Part: ComponentType;
  readonly load: () => void;
}

/** `canLoad` is checked on every call of `load`. */
export function partOnSight(
  importPart: () => Promise<{ readonly default: ComponentType }>,
  canLoad = () => true,
): PartOnSight {
  const needed = createStore<'no' | 'yes'>('no');
  const isNeeded = (): Promise<void> =>
    new Promise((resolve) => {
      if (needed.read() === 'yes') resolve();
      else needed.subscribe(() => resolve());
    });
  return {
    Part: lazyOptionalPart(async () => {
      if (!import.meta.env.SSR) await isNeeded();
      return importPart();
    }),
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
