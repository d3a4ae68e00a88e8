import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** What React tells of the focus within the body of a game. */
interface FocusListeners {
  readonly onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlurCapture: (event: FocusEvent<HTMLElement>) => void;
}

const gameOf = (body: HTMLElement | null): HTMLElement | null => body?.closest('main') ?? null;

/** What can be done in a game, and the game itself, which takes the focus wherever nothing else does. */
function placesOf(body: HTMLElement | null): readonly HTMLElement[] {
  const controls = body?.querySelectorAll<HTMLElement>('input, button:not([aria-disabled="true"])') ?? [];
  return [...controls, gameOf(body)].filter((place) => place !== null);
}

/** Gives the focus to the first of these that takes it, and gives that back: what is hidden does not. */
const focusFirst = (places: readonly HTMLElement[]): HTMLElement | null =>
  places.find((place) => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  }) ?? null;

/**
 * Keeps the focus in the body of a game. After a pause it goes back to where it was; if that is gone or hidden, to the first
 * thing to be done. It goes there too when what has it is hidden, because the window changed or its text became larger. Where
 * nothing can be done just then, the game itself has it until its next state.
 */
export function useFocusInGame(
  { state, isPaused }: { readonly state: string; readonly isPaused: boolean },
  body: RefObject<HTMLElement | null>,
): FocusListeners {
  const last = useRef<HTMLElement | null>(null);
  const standIn = useRef<HTMLElement | null>(null);
  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current && !isPaused) {
      const places = placesOf(body.current);
      standIn.current = focusFirst(last.current?.isConnected === true ? [last.current, ...places] : places);
    }
    wasPaused.current = isPaused;
  }, [isPaused, body]);
  const shownState = useRef(state);
  useEffect(() => {
    const game = gameOf(body.current);
    if (shownState.current !== state && standIn.current === game && document.activeElement === game)
      standIn.current = focusFirst(placesOf(body.current));
    shownState.current = state;
  }, [state, body]);
  return {
    onFocusCapture: ({ target }) => {
      last.current = target;
    },
    onBlurCapture: ({ target, relatedTarget }) => {
      if (relatedTarget !== null) return;
      // The browser says so in the middle of its work, where nothing may take the focus yet.
      queueMicrotask(() => {
        const isHidden = target.isConnected && !target.checkVisibility({ visibilityProperty: true });
        if (document.activeElement === document.body && isHidden && target.closest('[inert]') === null)
          standIn.current = focusFirst(placesOf(body.current));
      });
    },
  };
}
