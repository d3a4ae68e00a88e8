import { useEffect } from 'react';
import { isInGame } from '../internal/restore-focus';

/** Moves the focus from an element that is about to disappear to the game, while the page is laid out anyway. */
export const leaveToGame = (element: Element | null): void =>
  element?.closest<HTMLElement>('main')?.focus({ preventScroll: true });

/**
 * Gives the focus to the game when the focused element of the game is removed, before anything else can happen. The element that
 * replaces it takes the focus from there.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      // Dialogs return the focus themselves.
      last = isInGame(target) ? target : null;
    };
    const watcher = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      document.getElementById('main')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watcher.disconnect();
    };
  }, []);
}
