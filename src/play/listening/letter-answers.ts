import { useLayoutEffect } from 'react';
import { createStore } from '../../ui/page-store';

/** Number of mounted fields whose answers can contain letters. While there are any, listeners' shortcuts need Alt. */
export const letterFieldsStore = createStore(0);

/** Registers a field whose answers can contain letters. */
export function useLetterAnswers(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    letterFieldsStore.set(letterFieldsStore.read() + 1);
    return () => letterFieldsStore.set(letterFieldsStore.read() - 1);
  }, [isOn]);
}
