/*
 * Touch input for several hands on one screen. Browsers click only for a single finger: with a palm, a sleeve or another
 * child's hand on the screen, touches do nothing. Loaded with the first touch (main.tsx).
 */
import { findClosestControl } from './early-presses';
import type { Point, Touches } from './touches';

/** How far (CSS px) a press can move, because hands tremble. Browsers start to scroll at 15. */
const MAX_MOVE_PX = 12;
/** A touch that lasts longer (ms) is a resting hand if another finger has come down since. */
const RESTING_MS = 700;
/**
 * If there are other touches, one that lasts even longer (ms) is always a resting hand, so two palms on the screen do
 * not press anything.
 */
const LONGEST_PRESS_MS = 4000;

interface Finger extends Point {
  readonly target: Element;
  readonly sinceMs: number;
  /** The zoom of the page when the touch began. Two fingers that change it do not press. */
  readonly zoom: number;
  /** Whether this was the only finger on the screen. In that case the browser clicks. */
  isAlone: boolean;
  /** Whether another finger has come down since. */
  isOlder: boolean;
}

const zoomNow = (): number => window.visualViewport?.scale ?? 1;

/** What a tap on a field does in addition to the click. */
function comeTo(target: Element): void {
  const field = target.closest('input, textarea, select');
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
  // Text fields have no picker, and showPicker would throw.
  if (field.matches('select, [type="date"]')) field.showPicker?.();
}

/**
 * Lets every finger press once, when it is lifted, whatever else touches the screen. The browser still handles single
 * fingers, pens and mice.
 */
export function followFingers(touches: Touches): void {
  const fingers = new Map<number, Finger>();

  function begin(event: TouchEvent): void {
    // Touch events, because browsers send no pointer events while a hand scrolls the page.
    touches.begin();
    const present = new Set([...event.touches].map(({ identifier }) => identifier));
    // A touch whose target has been removed from the page does not end with an event.
    for (const id of fingers.keys()) if (!present.has(id)) fingers.delete(id);
    for (const finger of fingers.values()) finger.isOlder = true;
    // A touch that the page has handled itself is not a press.
    if (!event.defaultPrevented)
      for (const { identifier, target, clientX, clientY } of event.changedTouches)
        if (target instanceof Element)
          fingers.set(identifier, {
            target,
            clientX,
            clientY,
            sinceMs: performance.now(),
            zoom: zoomNow(),
            isAlone: true,
            isOlder: false,
          });
    if (present.size > 1) for (const finger of fingers.values()) finger.isAlone = false;
  }

  const byAge = (one: Touch, other: Touch): number =>
    (fingers.get(other.identifier)?.sinceMs ?? 0) - (fingers.get(one.identifier)?.sinceMs ?? 0);

  function end(event: TouchEvent): void {
    // The newest touch first, because a resting hand was there before the pressing finger.
    for (const { identifier, clientX, clientY } of [...event.changedTouches].sort(byAge)) {
      const finger = fingers.get(identifier);
      fingers.delete(identifier);
      if (finger === undefined || finger.isAlone || event.defaultPrevented) continue;
      const { target, sinceMs, isOlder, zoom } = finger;
      const moved = Math.hypot(clientX - finger.clientX, clientY - finger.clientY);
      const under = document.elementFromPoint(clientX, clientY);
      const isStill = moved <= MAX_MOVE_PX && zoom === zoomNow();
      const isRest = performance.now() - sinceMs > (isOlder ? RESTING_MS : LONGEST_PRESS_MS);
      if (!isStill || isRest || under === null || findClosestControl(under) !== findClosestControl(target)) continue;
      touches.press(target, { clientX, clientY }, comeTo);
    }
  }

  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
}
