import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the part lives, which calls what was given last. */
export function useLatest<Given>(listener: (given: Given) => void): (given: Given) => void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  return useCallback((given: Given) => latest.current(given), []);
}
