import { type RefObject, useEffect } from 'react';
import { touches } from '../../../ui/touches';

/** A click on the same button within this time after a touch was caused by that touch. */
const SAME_TOUCH_MS = 1000;

const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Presses a button as soon as a finger touches it, even if other fingers are down: browsers only click for a single
 * finger. Suppresses the browser's own reactions to touches (click, focus, context menu, zoom). Mouse, keyboard,
 * switches and screen readers click as usual.
 */
export function usePressOnTouch(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = part.current;
    if (board === null) return undefined;
    const touched = new WeakMap<HTMLButtonElement, number>();
    let state: 'waiting' | 'pressing' = 'waiting';
    const press = (event: PointerEvent) => {
      const button = event.pointerType === 'mouse' ? null : buttonOf(event);
      if (button === null) return;
      touched.set(button, event.timeStamp);
      state = 'pressing';
      touches.clickAt(button, event);
      state = 'waiting';
    };
    const isOfTouch = (event: MouseEvent): boolean => {
      const button = state === 'waiting' && event.detail > 0 ? buttonOf(event) : null;
      return button !== null && event.timeStamp - (touched.get(button) ?? -SAME_TOUCH_MS) < SAME_TOUCH_MS;
    };
    const dropClick = (event: MouseEvent) => {
      if (!isOfTouch(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const keepFromBrowser = (event: Event) => {
      if (event.cancelable && (event.type === 'contextmenu' || buttonOf(event) !== null)) event.preventDefault();
    };
    board.addEventListener('pointerdown', press);
    board.addEventListener('click', dropClick, { capture: true });
    board.addEventListener('touchstart', keepFromBrowser, { passive: false });
    board.addEventListener('contextmenu', keepFromBrowser);
    return () => {
      board.removeEventListener('pointerdown', press);
      board.removeEventListener('click', dropClick, { capture: true });
      board.removeEventListener('touchstart', keepFromBrowser);
      board.removeEventListener('contextmenu', keepFromBrowser);
    };
  }, [part]);
}
