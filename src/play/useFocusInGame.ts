import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import type { Pause } from './usePause';

/** What React tells of the focus within the body of a game. */
interface FocusListeners {
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlurCapture: (event: FocusEvent<HTMLElement>) => void;
}

/** What can be done in a game. A tab is opened by the focus alone. */
const CONTROLS = 'input, button:not([aria-disabled="true"], [role="tab"])';

const gameOf = (body: HTMLElement | null): HTMLElement | null => body?.closest('main') ?? null;

/** Tries one element after the other, since what is hidden takes no focus; the game itself takes it where nothing else does. */
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
 * Keeps the focus in the body of a game. After a pause it goes back to where it was; if that is gone or hidden, to the first
 * thing to be done. It goes there too when what has it is hidden, because the window changed or its text became larger. Where
 * nothing can be done just then, the game itself has it until its next state.
 */
export function useFocusInGame(
  state: string,
  { isPaused, isPossible }: Pause,
  body: RefObject<HTMLElement | null>,
): FocusListeners {
  const last = useRef<HTMLElement | null>(null);
  const holder = useRef<'something' | 'the game'>('something');
  const keep = (before: readonly HTMLElement[] = []): void => {
    focusFirst(body.current, before);
    holder.current = document.activeElement === gameOf(body.current) ? 'the game' : 'something';
  };
  const wasPaused = useRef(false);
  useEffect(() => {
    // What comes after a round that ends in its pause says itself where the focus goes.
    if (wasPaused.current && !isPaused && isPossible) keep(last.current?.isConnected === true ? [last.current] : []);
    wasPaused.current = isPaused;
  });
  const shownState = useRef(state);
  useEffect(() => {
    const isStillThere = holder.current === 'the game' && document.activeElement === gameOf(body.current);
    if (shownState.current !== state && isStillThere) keep();
    shownState.current = state;
  });
  // React tells also of dialogs that a game opens over the page.
  const isInBody = (target: Element): boolean => body.current?.contains(target) === true;
  return {
    onFocusCapture: ({ target }) => {
      if (!isInBody(target)) return;
      last.current = target;
      holder.current = 'something';
    },
    onBlurCapture: ({ target, relatedTarget }) => {
      if (relatedTarget !== null || !isInBody(target)) return;
      // The browser says so in the middle of its work, where nothing may take the focus yet.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body && target.isConnected && isHidden(target);
        if (isLost && target.closest('[inert]') === null) keep();
      });
    },
  };
}
