import { type RefObject, useEffect, useRef } from 'react';
import { afterLayout } from './restore-focus';

/**
 * Focuses an element that has just appeared because of the player, so that the focus never falls back to the body. It
 * does not take the focus from a visible part of the page outside the game, because the user put it there. Messages,
 * for example, are hidden by a pause.
 */
export function useFocusOnMount<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const target = useRef<Kind>(null);
  useEffect(
    () =>
      afterLayout(target.current, () => {
        const active = document.activeElement;
        const isOutside = active !== null && active !== document.body && active.closest('main') === null;
        if (!isOutside || getComputedStyle(active).visibility === 'hidden')
          target.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return target;
}
