import { type RefObject, useLayoutEffect } from 'react';
import { followTheme } from '../ui/colour-theme';
import { onceLaidOut } from './lost-focus';

/*
 * What the page around a game follows of it stands on `<html>` or on its bar, written there. A style sheet that looks for it
 * from there, with `:has()`, has the browser work out the styles of the whole page again with each change anywhere in it.
 */

/** While a game is played the navigation bar shrinks to its menu button, so that the stage has the room. */
export function useCompactBar(isCompact: boolean, frame: RefObject<HTMLElement | null>): void {
  // Before the game is painted: what came first would move.
  useLayoutEffect(() => {
    const main = frame.current;
    if (!isCompact || main === null) return undefined;
    const { dataset } = document.documentElement;
    dataset['bar'] = 'compact';
    // The bar stands outside the game, on the game's colour. By night some places have another ink.
    const style = document.querySelector<HTMLElement>('.nav-bar')?.style;
    const ink = () => style?.setProperty('--bar-ink', getComputedStyle(main).getPropertyValue('--place-ink'));
    // Once the page is laid out, and before it is painted: whoever asked sooner would have it laid out twice.
    const callOff = onceLaidOut(main, ink);
    const leave = followTheme(ink);
    return () => {
      callOff();
      leave();
      delete dataset['bar'];
      style?.removeProperty('--bar-ink');
    };
  }, [isCompact, frame]);
}

/** The whole page, with its bar and its messages, is as calm as the game on it. */
export function useReducedMotionOfPage(reducedMotion: boolean): void {
  useLayoutEffect(() => {
    if (!reducedMotion) return undefined;
    const { dataset } = document.documentElement;
    dataset['motion'] = 'calm';
    return () => {
      delete dataset['motion'];
    };
  }, [reducedMotion]);
}
