import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A shorter movement is a tap, in CSS pixels. */
const TAP_PX = 10;

interface Drag {
  readonly element: HTMLElement;
  readonly pointerId: number;
  /** Where the pointer holds the element. */
  readonly hold: { readonly x: number; readonly y: number };
  state: 'pressed' | 'moving' | 'dropped';
}

/**
 * Handlers for an element in which a mouse, a finger or a pen drags elements with `data-card` onto elements with
 * `data-slot`. Calls `onDrop` with the indexes of both, and the box of the card where it was dropped; the slot is -1 if
 * that was elsewhere.
 */
export function useCardDrag(isOpen: boolean, onDrop: (card: number, slot: number, box: DOMRect) => void) {
  const drag = useRef<Drag>(null);
  const end = ({ pointerId, type, currentTarget, clientX, clientY }: PointerEvent) => {
    const now = drag.current;
    if (now?.pointerId !== pointerId) return;
    const isDropped = now.state === 'moving' && type === 'pointerup';
    now.state = 'dropped';
    const box = now.element.getBoundingClientRect();
    now.element.style.translate = '';
    delete now.element.dataset['dragged'];
    const slots = [...currentTarget.querySelectorAll('[data-slot]')].map((slot) => slot.getBoundingClientRect());
    const isOver = ({ left, right, top, bottom }: DOMRect) =>
      clientX > left && clientX < right && clientY > top && clientY < bottom;
    if (isDropped) onDrop(Number(now.element.dataset['card']), slots.findIndex(isOver), box);
    else drag.current = null;
  };
  return {
    onPointerDownCapture: ({ target, pointerId, button, clientX, clientY }: PointerEvent) => {
      const element = isOpen && button === 0 && target instanceof Element ? target.closest('[data-card]') : null;
      if (drag.current?.state === 'dropped') drag.current = null;
      if (!(element instanceof HTMLElement) || drag.current !== null) return;
      // Otherwise a fast mouse leaves the card behind.
      element.setPointerCapture(pointerId);
      const { x, y } = element.getBoundingClientRect();
      drag.current = { element, pointerId, hold: { x: clientX - x, y: clientY - y }, state: 'pressed' };
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const now = drag.current;
      if (now?.pointerId !== pointerId || now.state === 'dropped') return;
      // Measured each time, because the page may have scrolled.
      now.element.style.translate = '';
      const { x, y } = now.element.getBoundingClientRect();
      const [dx, dy] = [clientX - now.hold.x - x, clientY - now.hold.y - y];
      if (now.state === 'pressed' && Math.hypot(dx, dy) < TAP_PX) return;
      now.state = 'moving';
      now.element.dataset['dragged'] = '';
      now.element.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
    /**
     * After a drag with a mouse, the browser clicks what was dragged, as if it had been tapped. A click without a
     * pointer, by a key or a screen reader, is meant.
     */
    onClickCapture: (event: MouseEvent) => {
      if (drag.current?.state === 'dropped' && event.detail > 0) event.stopPropagation();
      drag.current = null;
    },
  };
}
