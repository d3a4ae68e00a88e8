import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../src/ui/page-store';

describe('A page store', () => {
  it('passes its value and details to all listeners until they unsubscribe', () => {
    const store = createStore<number, [origin: string]>(1);
    const [one, other] = [vi.fn<(value: number, origin: string) => void>(), vi.fn<(value: number) => void>()];
    const leave = store.subscribe(one);
    store.subscribe(other);
    store.set(2, 'here');
    leave();
    store.set(3, 'elsewhere');
    expect(one.mock.calls).toEqual([[2, 'here']]);
    expect(other.mock.calls).toEqual([
      [2, 'here'],
      [3, 'elsewhere'],
    ]);
    expect(store.read()).toBe(3);
  });

  it('changes before its listeners are called, and keeps the same object until it changes', () => {
    const store = createStore<readonly string[]>([]);
    const seen: (readonly string[])[] = [];
    store.subscribe(() => seen.push(store.read()));
    const next = ['a'];
    store.set(next);
    expect(seen).toEqual([next]);
    expect(store.read()).toBe(next);
  });

  it('does not call listeners if the value is identical', () => {
    const store = createStore('day');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.set('day');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is watched from the first listener to the last, however often one unsubscribes', () => {
    const log: string[] = [];
    const store = createStore(0, () => {
      log.push('begins');
      return () => log.push('ends');
    });
    const [one, other] = [store.subscribe(() => {}), store.subscribe(() => {})];
    one();
    one();
    expect(log).toEqual(['begins']);
    other();
    store.subscribe(() => {});
    expect(log).toEqual(['begins', 'ends', 'begins']);
  });
});
