import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Fit, fittedTo } from './scene';

/** How scenes lie in an element of the page, followed as it changes its size; null while it has none. */
export function useFit(home: RefObject<HTMLElement | null>): Fit | null {
  const [fit, setFit] = useState<Fit | null>(null);
  useLayoutEffect(() => {
    const stage = home.current;
    if (stage === null) return undefined;
    let size = '';
    // The same one until the size changes, so that what is laid out by it is not laid out anew.
    const measure = () => {
      const { clientWidth, clientHeight } = stage;
      const before = size;
      size = `${clientWidth} ${clientHeight}`;
      if (size !== before) setFit(clientWidth > 0 && clientHeight > 0 ? fittedTo(stage) : null);
    };
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(stage);
    return () => resizing.disconnect();
  }, [home]);
  return fit;
}
