import { useEffect, useEffectEvent } from 'react';

/** Letters of other alphabets are named by the key that they stand on. */
const isKey = ({ key, code }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted || (key > '\u007F' && code === `Key${wanted.toUpperCase()}`);

/**
 * Calls `onPress` where a key is pressed in the game that no answer has: in its fields as well. Before anything else hears
 * it, so that a field does not take it.
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
