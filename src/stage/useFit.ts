import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type Fit, fitted } from './scene';

/** How scenes lie in an element of the page, followed as it changes its size; null while it has none. */
export function useFit(home: RefObject<HTMLElement | null>): Fit | null {
  const [[widthPx, heightPx], setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const stage = home.current;
    if (stage === null) return undefined;
    const measure = () => setSize([stage.clientWidth, stage.clientHeight]);
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(stage);
    return () => resizing.disconnect();
  }, [home]);
  // The same one until the size changes, so that what is laid out by it is not laid out anew.
  return useMemo(() => (widthPx > 0 && heightPx > 0 ? fitted(widthPx, heightPx) : null), [widthPx, heightPx]);
}
