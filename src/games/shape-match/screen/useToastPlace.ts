import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Fit } from '../../../stage/scene';

const NAMES = ['right', 'bottom', 'left'] as const;
/** How far messages stay from the edges of the window, in CSS pixels. */
type Sides = Readonly<Record<(typeof NAMES)[number], number>>;

/** A lower stage has no room at its foot: the shapes are there. */
const LEAST_HEIGHT = 340;
/** A message of one line needs so much above a stage. */
const LEAST_TOP = 56;
/** One of one line is so wide. */
const ONE_LINE = 440;

/** Sets the sides where they change: each change makes the browser work out the styles of the whole page. */
function place(sides: Sides): void {
  const { style } = document.documentElement;
  for (const name of NAMES) {
    const [property, value] = [`--toasts-${name}`, `${sides[name]}px`];
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
  }
}

/**
 * While a round is played, messages stand on the grass at the foot of the picture that `inside` lies in, where they hide
 * neither the question nor the shape nor the answers; on a low stage above it, over the figures. Where there is no picture the
 * style sheet has a place for them.
 */
export function useToastPlace(inside: RefObject<HTMLElement | null>, fit: Fit | null): void {
  useLayoutEffect(() => {
    const stage = inside.current?.parentElement?.getBoundingClientRect();
    if (stage === undefined || fit === null) return;
    // Without the bars for scrolling, as what is fixed there is placed.
    const { clientWidth, clientHeight } = document.documentElement;
    const { left, right, top, bottom } = stage;
    if (stage.height >= LEAST_HEIGHT) place({ left, right: clientWidth - right, bottom: clientHeight - bottom });
    else {
      const wide = Math.min(clientWidth - left, Math.max(right - left, ONE_LINE));
      place({ left, right: clientWidth - left - wide, bottom: clientHeight - Math.max(top, LEAST_TOP) });
    }
  }, [inside, fit]);
  useEffect(
    () => () => {
      for (const name of NAMES) document.documentElement.style.removeProperty(`--toasts-${name}`);
    },
    [],
  );
}
