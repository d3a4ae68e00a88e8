import { type RefObject, useLayoutEffect } from 'react';
import { watchTheme } from '../../device/colour-theme';
import { afterLayout } from '../internal/restore-focus';

/*
 * Sets attributes on `<html>` or on the navigation bar, so that the page around a game can adapt to it. With `:has()`
 * in a style sheet instead, the browser would recompute the styles of the whole page after every change.
 */

/** Shrinks the navigation bar to its menu button during a game, so that the stage gets the space. */
export function useCompactBar(isCompact: boolean, frame: RefObject<HTMLElement | null>): void {
  // Before paint, because otherwise the page would visibly jump.
  useLayoutEffect(() => {
    const main = frame.current;
    if (!isCompact || main === null) return undefined;
    const { dataset } = document.documentElement;
    dataset['bar'] = 'compact';
    // The bar is outside the game but on its colour. At night some scenes have a different text colour.
    const style = document.querySelector<HTMLElement>('.nav-bar')?.style;
    const ink = () => style?.setProperty('--bar-ink', getComputedStyle(main).getPropertyValue('--place-ink'));
    // After layout and before paint: reading the style sooner would lay out the page twice.
    const callOff = afterLayout(main, ink);
    const leave = watchTheme(ink);
    return () => {
      callOff();
      leave();
      delete dataset['bar'];
      style?.removeProperty('--bar-ink');
    };
  }, [isCompact, frame]);
}

/** Takes the footer out of the order of stops during a round. The menu button of the bar stays: using it pauses. */
export function useInertFooter(isInert: boolean): void {
  useLayoutEffect(() => {
    const footer = document.querySelector<HTMLElement>('body footer');
    if (!isInert || footer === null) return undefined;
    footer.inert = true;
    return () => {
      footer.inert = false;
    };
  }, [isInert]);
}

/** Applies a game's reduced motion to the whole page, including its bar and toasts. */
export function usePageReducedMotion(reducedMotion: boolean): void {
  useLayoutEffect(() => {
    if (!reducedMotion) return undefined;
    const { dataset } = document.documentElement;
    dataset['motion'] = 'calm';
    return () => {
      delete dataset['motion'];
    };
  }, [reducedMotion]);
}
