import { type RefObject, useEffect, useEffectEvent } from 'react';
import { digitOf, meantKey, typeDigit } from '../ui/digit-keys';
import { useHalf } from './duel/half';
import { isForGame } from './lost-focus';

type OnKey = (event: KeyboardEvent) => void;

/** Calls `onKey` for each plain key that is pressed while the focus is in the game and not in a text field (WCAG 2.1.4). */
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
 * Calls `onKey` for plain keys, unless the part that the keys belong to is inert, as all of the game is in a pause. Of two
 * players beside each other neither has all keys, and only what has the focus takes them.
 */
export function useKeys(part: RefObject<HTMLElement | null>, isOpen: boolean, onKey: OnKey): void {
  usePlainKeys(part, useHalf() === null && isOpen, onKey);
}

/** Which keys typed anywhere in a game belong to the field of an answer: these, and its sign. */
interface Takes {
  readonly keys: RegExp;
  readonly sign?: string | undefined;
}

/**
 * Leads what is typed anywhere in the game to a field, which is to take the focus. The browser types it itself, into what has
 * the focus by then.
 */
export function useTypedKeys(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { keys, sign }: Takes,
  focusOn: (key: string) => HTMLInputElement | null,
): void {
  useKeys(part, isOpen, (event) => {
    const key = meantKey(event, sign);
    if (!keys.test(key) && key !== sign) return;
    const field = focusOn(key);
    if (field !== null) typeDigit(field, event, sign);
  });
}

const NUMBER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The keys of choices in their order: the numbers, or those of this half. */
export const useChoiceKeys = (): readonly string[] => useHalf()?.keys ?? NUMBER_KEYS;

/** Calls `onChoice` with the index of a choice whose key is pressed likewise. */
export function useNumberKeys(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onChoice: (index: number) => void,
): void {
  const half = useHalf();
  const keys = useChoiceKeys();
  usePlainKeys(part, isOpen && half?.isPaused !== true, (event) => {
    const index = keys.indexOf(digitOf(event) ?? event.key);
    if (index !== -1) onChoice(index);
  });
}
