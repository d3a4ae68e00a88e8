import { useEffect } from 'react';
import { restoreFocus } from '../internal/restore-focus';

/** When the game replaces the card of its mode, scrolls to the top and gives it the focus of the start button. */
export function useFreshView(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return restoreFocus(document.getElementById('main'));
  }, [isPlaying]);
}
