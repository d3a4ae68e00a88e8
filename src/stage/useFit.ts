import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Fit, fittedTo } from './scene';

/**
 * How scenes lie in an element of the page, followed as it changes its size; null while it has none, as what is hidden,
 * undefined until it is measured.
 */
export function useFit(home: RefObject<HTMLElement | null>, isShown: boolean): Fit | null | undefined {
  const [fit, setFit] = useState<Fit | null | undefined>(isShown ? undefined : null);
  useLayoutEffect(() => {
    const stage = home.current;
    if (stage === null) return undefined;
    let size: string | null = null;
    // The same one until the size changes, so that what is laid out by it is not laid out anew.
    const measure = () => {
      const { clientWidth, clientHeight } = stage;
      const before = size;
      size = `${clientWidth} ${clientHeight}`;
      if (size === before) return;
      const next = clientWidth > 0 && clientHeight > 0 ? fittedTo(stage) : null;
      // At once: what a link begins with is waited for, and nothing was pressed yet.
      setFit(next);
    };
    // It tells of the first size as well, as soon as the page is laid out: whoever asked before that would have it laid out twice.
    const resizing = new ResizeObserver(measure);
    resizing.observe(stage);
    return () => resizing.disconnect();
  }, [home]);
  return fit;
}
