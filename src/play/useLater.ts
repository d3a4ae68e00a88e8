import { useDeferredValue } from 'react';

/**
 * A value as it was before the last press, until the frame is made that shows what the press did: words may come a moment
 * later. `isAtOnce` is for what takes the focus, and for what goes.
 */
export function useLater<Value>(value: Value, isAtOnce: boolean): Value {
  const later = useDeferredValue(value);
  return isAtOnce ? value : later;
}
