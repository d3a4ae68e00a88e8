import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onKey` for plain keys pressed while the focus is in the game and not in a text field (WCAG 2.1.4), unless the
 * part that the keys belong to is inert, as all of the game is in a pause.
 */
export function useKeys(part: RefObject<HTMLElement | null>, isOpen: boolean, onKey: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.defaultPrevented;
    const isFree = target instanceof Element && target.closest('main') !== null && !target.matches('input, textarea');
    const isAwake = part.current?.closest('[inert]') === null;
    if (isPlain && isFree && isAwake) onKey(event.key);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
}
