/*
 * Presses by hand. Browsers click whatever is under the finger, so the second tap of a double tap would answer the
 * question that the first one opened. several-fingers.ts handles more than one finger.
 */
import { createPressHistory, findClosestControl } from './early-presses';

/** For this long (ms), a browser click in the same place may belong to a touch that has already pressed. */
const SAME_TOUCH_MS = 700;

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export type Touches = ReturnType<typeof createTouches>;

/** Protects anything that has just appeared under a finger or a mouse from the next press. */
export function createTouches() {
  const presses = createPressHistory();
  /** The last element that one of several fingers has pressed, until another touch begins. */
  let pressed: { readonly target: Element; readonly atMs: number } | null = null;
  /** The pointer type since the last click. Clicks without one are from keys, switches or screen readers. */
  let pointer: string | null = null;

  /**
   * Clicks as the browser would for a touch here, except on something that has just appeared. `prepare` is called just
   * before the click.
   */
  function clickAt(target: Element, { clientX, clientY }: Point, prepare?: (target: Element) => void): void {
    const press = { target, x: clientX, y: clientY };
    if (presses.isTooSoon(press)) return;
    presses.record(press);
    prepare?.(target);
    const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
    target.dispatchEvent(new MouseEvent('click', init));
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
    /** Another touch has begun. */
    begin: () => {
      presses.watchChanges();
      pressed = null;
    },
    /** Clicks for one of several fingers, and ignores the click that the browser may add. */
    press: (target: Element, point: Point, prepare?: (target: Element) => void) => {
      pressed = { target, atMs: performance.now() };
      clickAt(target, point, prepare);
    },
    enable: () => {
      addEventListener('pointerdown', come, true);
      addEventListener('click', sift, true);
    },
  };
}

/** The touches on this page. */
export const touches = createTouches();
