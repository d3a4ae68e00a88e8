import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Fit, Shape } from '../../../stage/scene';

/** How far messages stay from the edges of the window, in CSS pixels; an edge that is not named is free. */
type Sides = Partial<Record<(typeof NAMES)[number], number>>;

const NAMES = ['top', 'right', 'bottom', 'left'] as const;
/** Between the question and a message below it, in CSS pixels. */
const AIR = 14;

/** Where messages stand beside a picture whose plate ends at `plateBottom`. */
function sidesFor(stage: DOMRect, plateBottom: number, shape: Shape): Sides {
  // Without the bars for scrolling, as what is fixed there is placed.
  const { clientWidth, clientHeight } = document.documentElement;
  const hasAnswersBeside = stage.right < clientWidth - 1;
  if (hasAnswersBeside) return { top: stage.top, left: stage.right, right: 0 };
  const sides = { left: stage.left, right: clientWidth - stage.right };
  return shape === 'portrait'
    ? { ...sides, top: plateBottom + AIR }
    : { ...sides, bottom: clientHeight - stage.bottom };
}

/** Sets the sides where they change: each change makes the browser work out the styles of the whole page. */
function place(sides: Sides): void {
  const { style } = document.documentElement;
  for (const name of NAMES) {
    const [property, px] = [`--toasts-${name}`, sides[name]];
    const value = px === undefined ? 'auto' : `${px}px`;
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
  }
}

/**
 * While a round is played, messages stand where they hide neither question nor balance nor answers: on the bench at the foot
 * of the picture, in an upright one between the question and the balance, and above answers that stand at its side. Without
 * a picture they keep to the lower edge.
 * They are placed anew whenever the stage or the plate changes its size.
 */
export function useToastPlace(plate: RefObject<HTMLElement | null>, fit: Fit | null): void {
  useLayoutEffect(() => {
    const { current } = plate;
    const measure = () => {
      const stage = current?.parentElement?.getBoundingClientRect();
      if (fit === null || stage === undefined || current === null) place({ left: 0, right: 0, bottom: 0 });
      else place(sidesFor(stage, current.getBoundingClientRect().bottom, fit.view.shape));
    };
    measure();
    const resizing = new ResizeObserver(measure);
    if (current !== null) resizing.observe(current);
    return () => resizing.disconnect();
  }, [plate, fit]);
  useEffect(
    () => () => {
      for (const name of NAMES) document.documentElement.style.removeProperty(`--toasts-${name}`);
    },
    [],
  );
}
