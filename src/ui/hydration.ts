import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrating and therefore has to render the same as the HTML. Also true while prerendering. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
