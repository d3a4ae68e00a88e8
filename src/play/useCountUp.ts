import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { play } from '../device/sound';
import { numberText } from '../ui/format';

/** How long a figure counts, and how often it ticks meanwhile, each time a little higher. */
const COUNT = { ms: 700, ticks: 7, rise: 0.6 } as const;

/** Lets an element count up to a number, beside the figure itself: starts when the returned function is called. */
export function useCountUp(target: RefObject<HTMLElement | null>, to = 0): () => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(() => {
    const startMs = performance.now();
    let ticked = 0;
    const step = () => {
      const element = target.current;
      // Whoever skips the show wants no more ticks either.
      if (element === null || element.getAnimations().length === 0) return;
      const progress = Math.min(1, (performance.now() - startMs) / COUNT.ms);
      element.textContent = numberText(Math.round(to * progress));
      if (progress * COUNT.ticks > ticked) {
        play('tick', { rate: 1 + COUNT.rise * progress });
        ticked += 1;
      }
      if (progress < 1) frame.current = requestAnimationFrame(step);
    };
    step();
  }, [target, to]);
}
