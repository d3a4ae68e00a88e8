import { useState, useSyncExternalStore } from 'react';
import type { Picture } from '../stage/picture';
import { canDraw } from '../stage/pixi-application';

/** From twice the usual size of text on, words and answers take the room of the picture. */
const LARGE_TEXT_PX = 32;

const hasLargeText = (): boolean => parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_TEXT_PX;

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('resize', listener);
  return () => globalThis.removeEventListener('resize', listener);
};

/** How the picture of a game stands: none where this browser draws no scenes, or where text is twice its usual size. */
export function usePicture(): readonly [picture: Picture, onPicture: (picture: Picture) => void] {
  const [picture, setPicture] = useState<Picture>(() => (canDraw() ? 'loading' : 'none'));
  const isTextLarge = useSyncExternalStore(subscribe, hasLargeText);
  return [isTextLarge ? 'none' : picture, setPicture];
}
