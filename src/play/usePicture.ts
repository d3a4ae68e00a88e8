import { useEffect, useState } from 'react';
import type { Picture } from '../stage/picture';
import { canDraw } from '../stage/pixi-application';

/** From twice the usual size of text on, words and answers take the room of the picture. */
const LARGE_TEXT_PX = 32;

const hasLargeText = (): boolean => parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT_PX;

/** How the picture of a game stands: none where this browser draws no scenes, or where text is twice its usual size. */
export function usePicture(): readonly [picture: Picture, onPicture: (picture: Picture) => void] {
  const [picture, setPicture] = useState<Picture>(() => (canDraw() ? 'loading' : 'none'));
  // Asked only when it may have changed: the browser works out the style of the page for it.
  const [isTextLarge, setTextLarge] = useState(hasLargeText);
  useEffect(() => {
    const measure = () => setTextLarge(hasLargeText());
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, []);
  return [isTextLarge ? 'none' : picture, setPicture];
}
