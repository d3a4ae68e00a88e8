import { useEffect, useEffectEvent } from 'react';

/** Keyboards for other alphabets report a different letter, so the position of the key counts. */
const isKey = ({ key, code }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted || (key > '\u007F' && code === `Key${wanted.toUpperCase()}`);

/**
 * Calls `onPress` when a key is pressed in the game, including its fields. It listens in the capture phase, before a
 * field can handle the key. No answer may use the key, unless it `needsAlt`.
 */
export function useShortcut(key: string, isOn: boolean, onPress: () => void, needsAlt = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && event.altKey === needsAlt && !event.repeat;
    const isInGame = event.target instanceof Element && event.target.closest('main') !== null;
    if (!isKey(event, key) || !isPlain || !isInGame) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isOn]);
}
