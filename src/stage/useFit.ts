import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Fit, fitSceneToElement } from './scene';

/**
 * How a scene fits an element, updated when its size changes; null while it has no size (when hidden), undefined until
 * it is measured.
 */
export function useFit(home: RefObject<HTMLElement | null>, isShown: boolean): Fit | null | undefined {
  const [fit, setFit] = useState<Fit | null | undefined>(isShown ? undefined : null);
  useLayoutEffect(() => {
    const stage = home.current;
    if (stage === null) return undefined;
    let size: string | null = null;
    // Keeps the same object until the size changes, so that layouts based on it are reused.
    const measure = () => {
      const { clientWidth, clientHeight } = stage;
      const before = size;
      size = `${clientWidth} ${clientHeight}`;
      if (size === before) return;
      const next = clientWidth > 0 && clientHeight > 0 ? fitSceneToElement(stage) : null;
      // Synchronous, because a round that starts from a link waits for it, and no press has happened yet.
      setFit(next);
    };
    // The observer also reports the initial size once the page is laid out. Measuring earlier would force a second
    // layout.
    const resizing = new ResizeObserver(measure);
    resizing.observe(stage);
    return () => resizing.disconnect();
  }, [home]);
  return fit;
}
