import { useEffect, useReducer, useState } from 'react';
import { canDraw } from '../../stage/can-draw';
import { type CanvasState, nextCanvasState } from '../../stage/canvas-state';

/** Text this many times larger than usual takes the space of the canvas for questions and answers. */
const LARGE_TEXT = 2;

/** Default font size for this window, in CSS pixels: larger on boards, as in theme.css. */
const usualTextPx = (): number => Math.max(16, Math.min(innerWidth / 120, innerHeight / 67.5));

const hasLargeText = (): boolean =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT * usualTextPx();

/**
 * State of the canvas, and the layout: questions on the stage, or text in place of the stage if it is at least twice
 * its usual size.
 */
export function useCanvas() {
  const [picture, onCanvas] = useReducer(nextCanvasState, null, (): CanvasState => (canDraw() ? 'awaited' : 'none'));
  // Only read when it may have changed, because reading it makes the browser compute styles.
  const [isTextLarge, setTextLarge] = useState(hasLargeText);
  useEffect(() => {
    const measure = () => setTextLarge(hasLargeText());
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, []);
  return isTextLarge
    ? ({ picture: 'none', onCanvas, layout: 'page' } as const)
    : ({ picture, onCanvas, layout: 'stage' } as const);
}
