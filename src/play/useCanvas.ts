import { useEffect, useReducer, useState } from 'react';
import { canDraw } from '../stage/can-draw';
import { type CanvasState, canvasAfter } from '../stage/canvas-state';

/** From twice the usual size of text on, words and answers take the room of the picture. */
const LARGE_TEXT = 2;

/** The size of text that a window of this size has where nobody asks for another: larger on boards, as theme.css says. */
const usualTextPx = (): number => Math.max(16, Math.min(innerWidth / 120, innerHeight / 67.5));

const hasLargeText = (): boolean =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT * usualTextPx();

/**
 * How the picture of a game stands, and where what is asked lies: on the stage, be it drawn or plain, or, where text is
 * twice its usual size, in words that take its room, without a picture.
 */
export function useCanvas() {
  const [picture, onCanvas] = useReducer(canvasAfter, null, (): CanvasState => (canDraw() ? 'awaited' : 'none'));
  // Asked only when it may have changed: the browser works out the style of the page for it.
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
