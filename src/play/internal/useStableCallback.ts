import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest `callback`. */
export function useStableCallback<Given, Result>(callback: (given: Given) => Result): (given: Given) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((given: Given) => latest.current(given), []);
}
