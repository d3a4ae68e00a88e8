import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest `listener`. */
export function useStableCallback<Given>(listener: (given: Given) => void): (given: Given) => void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  return useCallback((given: Given) => latest.current(given), []);
}
