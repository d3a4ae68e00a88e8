import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is just taking over the HTML that the server sent, and has to begin with what stands there; a moment
 * later it is not. Also true while that HTML is made.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
