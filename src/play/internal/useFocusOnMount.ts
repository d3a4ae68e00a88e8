import { type RefObject, useEffect, useRef } from 'react';
import { afterLayout } from './restore-focus';

/**
 * Focuses an element that has just appeared because of the player, so that the focus never falls to the body. Does not
 * take it from a visible part of the page outside the game, because that user did not ask for this. Messages, for
 * example, are hidden by a pause.
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
