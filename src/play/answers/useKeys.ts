import { type RefObject, useEffect, useEffectEvent } from 'react';
import { digitFromKey, intendedKey, typeDigit } from '../../ui/digit-keys';
import { isForGame } from '../internal/restore-focus';
import { usePlayMode } from '../round/play-mode';

type OnKey = (event: KeyboardEvent) => void;

/**
 * Calls `onKey` for each key pressed without modifiers while the focus is in the game and not in a text field (WCAG
 * 2.1.4).
 */
function usePlainKeys(part: RefObject<HTMLElement | null>, isOpen: boolean, onKey: OnKey): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.defaultPrevented;
    const isFree = isForGame(target) && !target.matches('input, textarea');
    const isAwake = part.current?.closest('[inert]') === null;
    if (isPlain && isFree && isAwake) onKey(event);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
}

/**
 * Calls `onKey` for plain keys, unless the element they belong to is inert, as during a pause. If the keyboard is
 * shared, only the focused part of the page gets the keys, so `onKey` is not called.
 */
export function useKeys(part: RefObject<HTMLElement | null>, isOpen: boolean, onKey: OnKey): void {
  const { heard } = usePlayMode().keys;
  usePlainKeys(part, heard === 'all' && isOpen, onKey);
}

/** Keys that go to the answer field even if the focus is elsewhere in the game, and the field's extra character. */
interface Takes {
  readonly keys: RegExp;
  readonly sign?: string | undefined;
}

/** Sends text typed anywhere in the game to a field by focusing it, so that the browser then types into it. */
export function useTypedKeys(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { keys, sign }: Takes,
  focusOn: (key: string) => HTMLInputElement | null,
): void {
  useKeys(part, isOpen, (event) => {
    const key = intendedKey(event, sign);
    if (!keys.test(key) && key !== sign) return;
    const field = focusOn(key);
    if (field !== null) typeDigit(field, event, sign);
  });
}

/** Calls `onChoice` with the index of the choice whose key is pressed. */
export function useNumberKeys(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onChoice: (index: number) => void,
): void {
  const { choices, heard } = usePlayMode().keys;
  usePlainKeys(part, isOpen && heard !== 'none', (event) => {
    const index = choices.indexOf(digitFromKey(event) ?? event.key);
    if (index !== -1) onChoice(index);
  });
}
