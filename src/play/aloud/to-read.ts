import { useEffect } from 'react';
import { createStore } from '../../device/page-store';

/** What stands in a round to be read aloud: the question, or what is said of its answer; empty where neither does. */
export const toReadStore = createStore('');

/** Has a text be what is read aloud, as long as it stands; null where it does not. */
export function useToRead(text: string | null): void {
  useEffect(() => {
    if (text !== null) toReadStore.set(text);
  }, [text]);
}
