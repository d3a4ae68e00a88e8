import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { Pause } from '../round/usePause';

interface FocusListeners {
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlurCapture: (event: FocusEvent<HTMLElement>) => void;
}

/** Controls of a game. Tabs are left out, because focusing a tab opens it. */
const CONTROLS = 'input, button:not([aria-disabled="true"], [role="tab"])';

const gameOf = (body: HTMLElement | null): HTMLElement | null => body?.closest('main') ?? null;

/** Tries elements in turn, because hidden ones cannot take the focus. If none can, the game itself takes it. */
function focusFirst(body: HTMLElement | null, before: readonly HTMLElement[] = []): void {
  const controls = body?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  for (const target of [...before, ...controls, gameOf(body)]) {
    target?.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}

const isHidden = (element: Element): boolean =>
  element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible';

/**
 * Keeps the focus in the body of a game. After a pause the focus returns to its last element or, if that has
 * disappeared or is hidden, to the first control. The same happens if the focused element becomes hidden because the
 * window or the text size changed. While there is no control, the game itself has the focus until its next state.
 */
export function useFocusInGame(
  state: string,
  { isPaused, isPossible }: Pause,
  body: RefObject<HTMLElement | null>,
): FocusListeners {
  const last = useRef<HTMLElement | null>(null);
  const holder = useRef<'something' | 'the game'>('something');
  const keepFocus = (before: readonly HTMLElement[] = []): void => {
    focusFirst(body.current, before);
    holder.current = document.activeElement === gameOf(body.current) ? 'the game' : 'something';
  };
  const wasPaused = useRef(false);
  useEffect(() => {
    // If a round ends during a pause, the result sets the focus itself.
    if (wasPaused.current && !isPaused && isPossible)
      keepFocus(last.current?.isConnected === true ? [last.current] : []);
    wasPaused.current = isPaused;
  });
  const shownState = useRef(state);
  useEffect(() => {
    const isStillThere = holder.current === 'the game' && document.activeElement === gameOf(body.current);
    if (shownState.current !== state && isStillThere) keepFocus();
    shownState.current = state;
  });
  // React also reports the focus of dialogs that a game opens in a portal.
  const isInBody = (target: Element): boolean => body.current?.contains(target) === true;
  return {
    onFocusCapture: ({ target }) => {
      if (!isInBody(target)) return;
      last.current = target;
      holder.current = 'something';
    },
    onBlurCapture: ({ target, relatedTarget }) => {
      if (relatedTarget !== null || !isInBody(target)) return;
      // The browser reports this before any element can take the focus.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body && target.isConnected && isHidden(target);
        if (isLost && target.closest('[inert]') === null) keepFocus();
      });
    },
  };
}
