import { useSyncExternalStore } from 'react';

/** Calls a listener after every change, until the returned function is called. */
type Subscribe<Heard extends unknown[]> = (listener: (...heard: Heard) => void) => () => void;

/** A value that lasts as long as the page. `Details` are passed to listeners in addition to the value. */
export interface PageStore<Value, Details extends unknown[] = []> {
  /** The current value: the same object until it changes. */
  readonly read: () => Value;
  /** Setting the very same value does not call listeners. */
  readonly set: (value: Value, ...details: Details) => void;
  readonly subscribe: Subscribe<[value: Value, ...details: Details]>;
}

/**
 * The only listener list in src. `watch` is called when the first listener subscribes. The function that it returns is
 * called when the last one unsubscribes.
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

/** The part of a page or device store that can be displayed. */
export interface Readable<Value> {
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store's value, updated as it changes. `inHtml` is its value in prerendered pages. */
export const useStore = <Value>({ read, subscribe }: Readable<Value>, inHtml: Value = read()): Value =>
  useSyncExternalStore(subscribe, read, () => inHtml);
