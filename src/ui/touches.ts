/*
 * Touch input for several hands on one screen, which browsers handle badly. They click only for a single finger: with a
 * palm, a sleeve or another child's hand on the screen, touches do nothing. And they click whatever is under the
 * finger, so the second tap of a double tap would answer the question that the first one opened.
 */
import { closestControl, EarlyPresses } from './early-presses';

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
export class Touches {
  private readonly presses = new EarlyPresses();
  private readonly fingers = new Map<number, Finger>();
  /** The last element that we clicked ourselves, until another touch begins. */
  private pressed: { readonly target: Element; readonly atMs: number } | null = null;
  /** The pointer type since the last click. Clicks without one are from keys, switches or screen readers. */
  private pointer: string | null = null;

  enable(): void {
    addEventListener('pointerdown', (event) => this.come(event), true);
    addEventListener('click', (event) => this.sift(event), true);
    document.addEventListener('touchstart', (event) => this.begin(event), { passive: true });
    document.addEventListener('touchend', (event) => this.end(event), { passive: true });
  }

  /** Clicks as the browser would for a touch here, except on something that has just appeared. */
  clickAt(target: Element, { clientX, clientY }: Point): void {
    const press = { target, x: clientX, y: clientY };
    if (this.presses.isTooSoon(press)) return;
    this.presses.record(press);
    comeTo(target);
    const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
    target.dispatchEvent(new MouseEvent('click', init));
  }

  private begin(event: TouchEvent): void {
    const { fingers } = this;
    // Touch events, because browsers send no pointer events while a hand scrolls the page.
    this.presses.watchChanges();
    this.pressed = null;
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

  private end(event: TouchEvent): void {
    const { fingers } = this;
    const startMs = ({ identifier }: Touch) => fingers.get(identifier)?.sinceMs ?? 0;
    // The newest touch first, because a resting hand was there before the pressing finger.
    const lifted = [...event.changedTouches].sort((one, other) => startMs(other) - startMs(one));
    for (const { identifier, clientX, clientY } of lifted) {
      const finger = fingers.get(identifier);
      fingers.delete(identifier);
      if (finger === undefined || finger.isAlone || event.defaultPrevented) continue;
      const { target, sinceMs, isOlder, zoom } = finger;
      const moved = Math.hypot(clientX - finger.clientX, clientY - finger.clientY);
      const under = document.elementFromPoint(clientX, clientY);
      const isStill = moved <= MAX_MOVE_PX && zoom === zoomNow();
      const isRest = performance.now() - sinceMs > (isOlder ? RESTING_MS : LONGEST_PRESS_MS);
      if (!isStill || isRest || under === null || closestControl(under) !== closestControl(target)) continue;
      this.pressed = { target, atMs: performance.now() };
      this.clickAt(target, { clientX, clientY });
    }
  }

  private come(event: PointerEvent): void {
    this.pointer = event.pointerType;
    if (this.pointer !== 'mouse') this.presses.watchChanges();
  }

  private sift(event: MouseEvent): void {
    // Clicks made by scripts are intentional.
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    if (!this.isSameTouch(event) && !this.isEarly(event, event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Whether a browser click belongs to a touch that has already pressed. */
  private isSameTouch({ target }: MouseEvent): boolean {
    const { pressed } = this;
    return (
      pressed !== null &&
      performance.now() - pressed.atMs < SAME_TOUCH_MS &&
      target instanceof Element &&
      closestControl(target) === closestControl(pressed.target)
    );
  }

  private isEarly(event: MouseEvent, target: Element): boolean {
    const { presses, pointer } = this;
    this.pointer = null;
    if (pointer === null || event.detail === 0) return false;
    const press = { target, x: event.clientX, y: event.clientY };
    // For a mouse, the browser counts the clicks, at the user's own double-click speed.
    if (pointer === 'mouse' ? event.detail > 1 && presses.wasElsePressedHere(press) : presses.isTooSoon(press))
      return true;
    presses.record(press);
    return false;
  }
}

/** The touches on this page. */
export const touches = new Touches();
