import { useDeferredValue } from 'react';

/**
 * A value that updates one frame after the press that changed it, so that the press itself is shown first. Set
 * `isAtOnce` for elements that take the focus or disappear, which must update immediately.
 */
export function useAfterPress<Value>(value: Value, isAtOnce: boolean): Value {
  const later = useDeferredValue(value);
  return isAtOnce ? value : later;
}
