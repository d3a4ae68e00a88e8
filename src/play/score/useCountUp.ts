import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { playSound } from '../../device/sound';
import { formatNumber } from '../../ui/format';

/** Length of the count in milliseconds, number of ticks, and how much their pitch rises. */
const COUNT = { ms: 700, ticks: 7, rise: 0.6 } as const;

/** Counts up to a number in an element, starting when the returned function is called. */
export function useCountUp(target: RefObject<HTMLElement | null>, to = 0): () => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(() => {
    const startMs = performance.now();
    let ticked = 0;
    const step = () => {
      const element = target.current;
      // Skipping the animation also stops the ticks.
      if (element === null || element.getAnimations().length === 0) return;
      const progress = Math.min(1, (performance.now() - startMs) / COUNT.ms);
      element.textContent = formatNumber(Math.round(to * progress));
      if (progress * COUNT.ticks > ticked) {
        playSound('tick', { rate: 1 + COUNT.rise * progress });
        ticked += 1;
      }
      if (progress < 1) frame.current = requestAnimationFrame(step);
    };
    step();
  }, [target, to]);
}
