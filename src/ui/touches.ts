/*
 * What browsers lack for many hands on one glass. They click only for a finger that is alone: with a palm, a sleeve or
 * another child's hand anywhere on it, nothing that is touched does anything. And they click whatever is under the finger:
 * the second half of a double tap answers the question that the first has opened.
 */
import { controlOf, isSomethingElse, isTooSoon, notePress, watchChanges } from './early-presses';

/** A press may move this far (CSS px): a hand may tremble, and browsers scroll from 15 on. */
const MAX_MOVE_PX = 12;
/** A touch that lasts longer (ms) is a resting hand if another finger came down after it. */
const RESTING_MS = 700;
/** Any touch next to another that lasts longer (ms) is a resting hand: two palms on the glass press nothing. */
const LONGEST_PRESS_MS = 4000;
/** For so long (ms) a click of the browser on the same place may still be that of a touch which has pressed already. */
const SAME_TOUCH_MS = 700;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Finger extends Point {
  readonly target: Element;
  readonly sinceMs: number;
  /** How large the page was shown: two fingers that change it press nothing. */
  readonly zoom: number;
  /** Whether no other finger was on the glass while this one was: then the browser clicks. */
  isAlone: boolean;
  /** Whether another finger has come down since. */
  isOlder: boolean;
}

const zoomNow = (): number => window.visualViewport?.scale ?? 1;

const fingers = new Map<number, Finger>();
/** What was pressed last for a finger that was not alone, until another touch begins. */
let pressed: { readonly target: Element; readonly atMs: number } | null = null;

/** Clicks as the browser would for a touch at this point, except what has only just appeared there. */
export function pressAt(target: Element, { clientX, clientY }: Point): void {
  const press = { target, x: clientX, y: clientY };
  if (isTooSoon(press)) return;
  notePress(press);
  comeTo(target);
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY };
  target.dispatchEvent(new MouseEvent('click', init));
}

/** What a tap does to a field beside the click. */
function comeTo(target: Element): void {
  const field = target.closest('input, textarea, select');
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
  // Fields of text have nothing to show, and say so.
  if (field.matches('select, [type="date"]')) field.showPicker?.();
}

function begin(event: TouchEvent): void {
  // While a hand that has slipped scrolls the page, browsers send touches and no pointers.
  watchChanges();
  pressed = null;
  const present = new Set([...event.touches].map(({ identifier }) => identifier));
  // The end of a touch is not told where its target has left the page.
  for (const id of fingers.keys()) if (!present.has(id)) fingers.delete(id);
  for (const finger of fingers.values()) finger.isOlder = true;
  // Whatever the page does with a touch by itself is not a press.
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

function end(event: TouchEvent): void {
  // The last that came first: the hand that rests was there before the finger that presses.
  for (const { identifier, clientX, clientY } of [...event.changedTouches].sort(byAge)) {
    const finger = fingers.get(identifier);
    fingers.delete(identifier);
    if (finger === undefined || finger.isAlone || event.defaultPrevented) continue;
    const { target, sinceMs, isOlder, zoom } = finger;
    const moved = Math.hypot(clientX - finger.clientX, clientY - finger.clientY);
    const under = document.elementFromPoint(clientX, clientY);
    const isStill = moved <= MAX_MOVE_PX && zoom === zoomNow();
    const isRest = performance.now() - sinceMs > (isOlder ? RESTING_MS : LONGEST_PRESS_MS);
    if (!isStill || isRest || under === null || controlOf(under) !== controlOf(target)) continue;
    pressed = { target, atMs: performance.now() };
    pressAt(target, { clientX, clientY });
  }
}

const byAge = (one: Touch, other: Touch): number =>
  (fingers.get(other.identifier)?.sinceMs ?? 0) - (fingers.get(one.identifier)?.sinceMs ?? 0);

/** Whether a click of the browser is that of a touch which has pressed already. */
const isSameTouch = ({ target }: MouseEvent): boolean =>
  pressed !== null &&
  performance.now() - pressed.atMs < SAME_TOUCH_MS &&
  target instanceof Element &&
  controlOf(target) === controlOf(pressed.target);

/** What has come down since the last click: a click without it is one of keys, switches and readers. */
let pointer: string | null = null;

function isEarly(event: MouseEvent, target: Element): boolean {
  const by = pointer;
  pointer = null;
  if (by === null || event.detail === 0) return false;
  const press = { target, x: event.clientX, y: event.clientY };
  // Of a mouse the browser counts the clicks, as fast as its user has set a double click to be.
  if (by === 'mouse' ? event.detail > 1 && isSomethingElse(press) : isTooSoon(press)) return true;
  notePress(press);
  return false;
}

function sift(event: MouseEvent): void {
  // Clicks of scripts are meant.
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  if (!isSameTouch(event) && !isEarly(event, event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function come(event: PointerEvent): void {
  pointer = event.pointerType;
  if (pointer !== 'mouse') watchChanges();
}

/**
 * Lets fingers press everywhere whatever else is on the glass, each once, as it leaves what it has touched; and keeps what has
 * just appeared under a finger from its next tap. Other than that, a finger that is alone, a pen and a mouse are left to the
 * browser.
 */
export function followTouches(): void {
  addEventListener('pointerdown', come, true);
  addEventListener('click', sift, true);
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
}
