/*
 * Touch input for several hands on one screen, which browsers handle badly. They click only for a single finger: with a
 * palm, a sleeve or another child's hand on the screen, touches do nothing. And they click whatever is under the
 * finger, so the second tap of a double tap would answer the question that the first one opened.
 */
import { createPressHistory, findClosestControl } from './early-presses';

/** How far (CSS px) a press can move, because hands tremble. Browsers start to scroll at 15. */
const MAX_MOVE_PX = 12;
/** A touch that lasts longer (ms) is a resting hand if another finger has come down since. */
const RESTING_MS = 700;
/**
 * If there are other touches, one that lasts even longer (ms) is always a resting hand, so two palms on the screen do
 * not press anything.
 */
const LONGEST_PRESS_MS = 4000;
/** For this long (ms), a browser click in the same place may belong to a touch that has already pressed. */
const SAME_TOUCH_MS = 700;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

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
 * Lets every finger press once, when it is lifted, whatever else touches the screen, and protects anything that has
 * just appeared under a finger from the next tap. The browser still handles single fingers, pens and mice.
 */
export function createTouches() {
  const presses = createPressHistory();
  const fingers = new Map<number, Finger>();
  /** The last element that we clicked ourselves, until another touch begins. */
  let pressed: { readonly target: Element; readonly atMs: number } | null = null;
  /** The pointer type since the last click. Clicks without one are from keys, switches or screen readers. */
  let pointer: string | null = null;

  /** Clicks as the browser would for a touch here, except on something that has just appeared. */
  function clickAt(target: Element, { clientX, clientY }: Point): void {
    const press = { target, x: clientX, y: clientY };
    if (presses.isTooSoon(press)) return;
    presses.record(press);
    comeTo(target);
    const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
    target.dispatchEvent(new MouseEvent('click', init));
  }

  function begin(event: TouchEvent): void {
    // Touch events, because browsers send no pointer events while a hand scrolls the page.
    presses.watchChanges();
    pressed = null;
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
      pressed = { target, atMs: performance.now() };
      clickAt(target, { clientX, clientY });
    }
  }

  /** Whether a browser click belongs to a touch that has already pressed. */
  const isSameTouch = ({ target }: MouseEvent): boolean =>
    pressed !== null &&
    performance.now() - pressed.atMs < SAME_TOUCH_MS &&
    target instanceof Element &&
    findClosestControl(target) === findClosestControl(pressed.target);

  function isEarly(event: MouseEvent, target: Element): boolean {
    const by = pointer;
    pointer = null;
    if (by === null || event.detail === 0) return false;
    const press = { target, x: event.clientX, y: event.clientY };
    // For a mouse, the browser counts the clicks, at the user's own double-click speed.
    if (by === 'mouse' ? event.detail > 1 && presses.wasElsePressedHere(press) : presses.isTooSoon(press)) return true;
    presses.record(press);
    return false;
  }

  function sift(event: MouseEvent): void {
    // Clicks made by scripts are intentional.
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    if (!isSameTouch(event) && !isEarly(event, event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function come(event: PointerEvent): void {
    pointer = event.pointerType;
    if (pointer !== 'mouse') presses.watchChanges();
  }

  return {
    clickAt,
    enable: () => {
      addEventListener('pointerdown', come, true);
      addEventListener('click', sift, true);
      document.addEventListener('touchstart', begin, { passive: true });
      document.addEventListener('touchend', end, { passive: true });
    },
  };
}

/** The touches on this page. */
export const touches = createTouches();
