/*
 * Turns the whole keyboard, the whole screen and all gamepads into switches. The page does not receive these presses.
 * Clicks without a pointer, from scripts and screen readers, are left alone.
 */
import { switchForKey } from './switch-detector';

interface SwitchHandlers {
  /** Called once per press, however long the switch is held. */
  readonly onPress: (name: string) => void;
  readonly onEscape: () => void;
  /** Whether the page should receive a press on this element. */
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
/** The longest delay between a press and its click. */
const CLICK_WITHIN_MS = 500;
const CAPTURE = { capture: true, passive: false } as const;

function swallow(event: Event): void {
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
}

export function listenForSwitches({ onPress, onEscape, isForPage }: SwitchHandlers): () => void {
  const held = new Set<string>();
  /** Whether the last pointer press was a switch. The page then does not receive the events that follow from it either. */
  let pointer: 'switch' | 'none' = 'none';
  let clickTimer: ReturnType<typeof setTimeout> | undefined;

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (event.type === 'keydown' && !event.repeat) onEscape();
      return;
    }
    const name = switchForKey(event);
    // The key may be released after presses have started reaching the page again. That release is still the switch's.
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
    // Scripts, including the scanner, click without a pointer.
    if (pointer === 'none' || (event.type === 'click' && !event.isTrusted)) return;
    swallow(event);
    // A cancelled touch is not followed by a click, so stop waiting for one after a while.
    if (event.type === 'pointerup' || event.type === 'pointercancel')
      clickTimer = setTimeout(() => {
        pointer = 'none';
      }, CLICK_WITHIN_MS);
    // Any later click without a pointer press comes from a screen reader.
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

/** Gamepad buttons have no events, so they are polled once a frame while a gamepad is connected. */
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
