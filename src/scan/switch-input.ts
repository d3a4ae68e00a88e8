/*
 * Turns the whole keyboard, the whole screen and all gamepads into switches. The page does not get these presses.
 * Clicks that scripts make, and those of screen readers, which come without a pointer, are left alone.
 */
import { switchForKey } from './switch-detector';

interface Listener {
  /** Called once for each press, however long it is held. */
  readonly onPress: (name: string) => void;
  readonly onEscape: () => void;
  /** Whether presses belong to the page for now, or to this element. */
  readonly isForPage: (target: EventTarget | null) => boolean;
}

const KEYS = ['keydown', 'keyup'] as const;
const POINTERS = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'touchstart',
  'touchend',
] as const;
/** How long after a press its click can come. */
const CLICK_WITHIN_MS = 500;
const CAPTURE = { capture: true, passive: false } as const;

function swallow(event: Event): void {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
}

export function listenForSwitches({ onPress, onEscape, isForPage }: Listener): () => void {
  const held = new Set<string>();
  /** Whether the last press of the pointer was a switch, so that everything that follows from it is not for the page. */
  let pointer: 'switch' | 'none' = 'none';
  let clickTimer: ReturnType<typeof setTimeout> | undefined;

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (event.type === 'keydown' && !event.repeat) onEscape();
      return;
    }
    const name = switchForKey(event);
    // A key can be released when presses belong to the page again.
    const wasHeld = event.type === 'keyup' && name !== null && held.delete(name);
    if (name === null || (isForPage(event.target) && !wasHeld)) return;
    swallow(event);
    if (event.type === 'keydown' && !event.repeat && !held.has(name)) {
      held.add(name);
      onPress(name);
    }
  };
  const onPointer = (event: Event) => {
    if (event.type === 'pointerdown') {
      clearTimeout(clickTimer);
      pointer = isForPage(event.target) ? 'none' : 'switch';
      if (pointer === 'switch') onPress(`pointer ${event instanceof MouseEvent ? event.button : 0}`);
    }
    // Scripts, the scanner among them, click without a pointer.
    if (pointer === 'none' || (event.type === 'click' && !event.isTrusted)) return;
    swallow(event);
    // After a touch there is no click.
    if (event.type === 'pointerup' || event.type === 'pointercancel')
      clickTimer = setTimeout(() => {
        pointer = 'none';
      }, CLICK_WITHIN_MS);
    // A later click without a pointer is that of a screen reader.
    if (event.type === 'click' || event.type === 'auxclick') pointer = 'none';
  };
  const releaseAll = () => held.clear();
  const gamepads = listenForGamepads((name) => !isForPage(document.body) && onPress(name));

  for (const type of KEYS) addEventListener(type, onKey, CAPTURE);
  for (const type of POINTERS) addEventListener(type, onPointer, CAPTURE);
  addEventListener('blur', releaseAll);
  return () => {
    for (const type of KEYS) removeEventListener(type, onKey, CAPTURE);
    for (const type of POINTERS) removeEventListener(type, onPointer, CAPTURE);
    removeEventListener('blur', releaseAll);
    gamepads();
  };
}

/** Gamepads have no events for their buttons, so they are read once a frame while there is one. */
function listenForGamepads(onPress: (name: string) => void): () => void {
  const held = new Set<string>();
  let frame = 0;
  const read = () => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    for (const { index, buttons } of pads)
      for (const [number, { pressed }] of buttons.entries()) {
        const name = `gamepad ${index} ${number}`;
        if (!pressed) held.delete(name);
        else if (!held.has(name)) {
          held.add(name);
          onPress(name);
        }
      }
    frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
  };
  const begin = () => {
    if (frame === 0) frame = requestAnimationFrame(read);
  };
  addEventListener('gamepadconnected', begin);
  if ('getGamepads' in navigator) begin();
  return () => {
    removeEventListener('gamepadconnected', begin);
    cancelAnimationFrame(frame);
  };
}
