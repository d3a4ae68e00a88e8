import { type RefObject, useEffect, useRef } from 'react';
import { onceLaidOut } from './lost-focus';

/**
 * Gives the focus to what has just appeared because of the player, so that it never falls to the body of the page. It is
 * not taken from a part of the page outside the game that can still be seen: who is there did not ask for this. Messages, for
 * one, are hidden by a pause.
 */
export function useFocusOnMount<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const target = useRef<Kind>(null);
  useEffect(
    () =>
      onceLaidOut(target.current, () => {
        const active = document.activeElement;
        const isOutside = active !== null && active !== document.body && active.closest('main') === null;
        if (!isOutside || getComputedStyle(active).visibility === 'hidden')
          target.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return target;
}
