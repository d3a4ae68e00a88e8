import { useSyncExternalStore } from 'react';

/** Calls a listener after every change, until the returned function is called. */
type Subscribe<Heard extends unknown[]> = (listener: (...heard: Heard) => void) => () => void;

/** A value that lives as long as the page; `Details` is what listeners hear of a change besides the value. */
export interface PageStore<Value, Details extends unknown[] = []> {
  /** The value as it is now: the same object until it changes. */
  readonly read: () => Value;
  /** Makes this the value; where it is the very same, nobody hears of it. */
  readonly set: (value: Value, ...details: Details) => void;
  readonly subscribe: Subscribe<[value: Value, ...details: Details]>;
}

/**
 * The one list of listeners in src. `watch` is called when the first begins to listen, and what it returns when the last
 * has gone.
 */
export function createStore<Value, Details extends unknown[] = []>(
  first: Value,
  watch?: () => () => void,
): PageStore<Value, Details> {
  const listeners = new Set<(value: Value, ...details: Details) => void>();
  let value = first;
  let leave: (() => void) | undefined;
  return {
    read: () => value,
    set: (next, ...details) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener(next, ...details);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) leave = watch?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) leave?.();
      };
    },
  };
}

/** What can be shown of a store, of the page or of the device. */
export interface Readable<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The value of a store as it changes; `inHtml` is what stands in a page that the build has made. */
export const useStore = <Value>({ read, subscribe }: Readable<Value>, inHtml: Value = read()): Value =>
  useSyncExternalStore(subscribe, read, () => inHtml);
