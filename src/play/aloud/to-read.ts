import { useEffect } from 'react';
import { createStore } from '../../device/page-store';

/** Text for "Read aloud": the question or its feedback; empty if there is neither. */
export const toReadStore = createStore('');

/** Sets the text to read aloud. Null leaves it as it is. */
export function useToRead(text: string | null): void {
  useEffect(() => {
    if (text !== null) toReadStore.set(text);
  }, [text]);
}
