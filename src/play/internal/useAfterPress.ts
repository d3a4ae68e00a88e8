import { useDeferredValue } from 'react';

/**
 * A value that updates one frame after the press that changed it, so that the press itself is shown first. `isAtOnce`
 * is for anything that takes the focus or disappears.
 */
export function useAfterPress<Value>(value: Value, isAtOnce: boolean): Value {
  const later = useDeferredValue(value);
  return isAtOnce ? value : later;
}
