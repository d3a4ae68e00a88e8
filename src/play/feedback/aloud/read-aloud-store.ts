import { useEffect } from 'react';
import { createStore } from '../../../ui/page-store';

/** Text for "Read aloud": the question or its feedback; empty if there is neither. */
export const readAloudStore = createStore('');

/** Sets the text to read aloud. Null leaves the current text unchanged. */
export function useReadAloudText(text: string | null): void {
  useEffect(() => {
    if (text !== null) readAloudStore.set(text);
  }, [text]);
}
