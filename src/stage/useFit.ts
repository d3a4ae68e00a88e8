import { type RefObject, useLayoutEffect, useState } from 'react';
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
  return widthPx > 0 && heightPx > 0 ? fitted(widthPx, heightPx) : null;
}
