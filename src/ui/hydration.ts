import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrating, so that it has to render what is in the HTML. Also true while prerendering.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
