import { useEffect, useEffectEvent } from 'react';

/** Keyboards of other alphabets report another letter, so the position of the key counts. */
const isKey = ({ key, code }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted || (key > '\u007F' && code === `Key${wanted.toUpperCase()}`);

/**
 * Calls `onPress` when a key is pressed in the game, also in its fields. In the capture phase, so that a field does not
 * take it. No answer may use the key.
 */
export function useShortcut(key: string, isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
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
