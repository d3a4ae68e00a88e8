import { vi } from 'vitest';
import type * as memory from '../../src/device/device-store';
import type * as text from '../../src/device/stored-strings';

type Memory = typeof memory & typeof text;

/**
 * When a tab gets the lock that it requests: in turn, when the test says so, or never (the promise
 * is rejected).
 */
type Locking = 'in turn' | 'held' | 'refused' | 'none';

/** Web Locks for all tabs of a test. `none` is a browser without them. */
export function useLocks(locking: Locking): { readonly grant: () => void } {
  const queue: (() => void)[] = [];
  let turn = Promise.resolve();
  const request = (_: string, run: () => void): Promise<void> => {
    if (locking === 'refused') return Promise.reject(new Error('No lock for this page'));
    if (locking === 'held') {
      queue.push(run);
      return new Promise(() => {});
    }
    turn = turn.then(run);
    return turn;
  };
  vi.stubGlobal('navigator', locking === 'none' ? {} : { locks: { request } });
  return {
    grant: () => {
      for (const run of queue.splice(0)) run();
    },
  };
}

/**
 * A page that is busy until the test lets it be idle. `timer` is a browser that does not report
 * when it is idle.
 */
export function useBusyPage(browser: 'says when idle' | 'timer'): { readonly rest: () => void } {
  const due: (() => void)[] = [];
  if (browser === 'timer') {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('setTimeout', (run: () => void) => due.push(run));
  } else vi.stubGlobal('requestIdleCallback', (run: () => void) => due.push(run));
  return {
    rest: () => {
      for (const run of due.splice(0)) run();
    },
  };
}

/** Waits until every requested lock has been granted, which takes some microtasks but no time. */
export async function settleLocks(): Promise<void> {
  for (let turn = 0; turn < 2000; turn++) await Promise.resolve();
}

/**
 * Opens the site in another tab: a new copy of the modules, with its own events. `open` creates the
 * part that the tab works with. All tabs share `localStorage`, but a tab does not notice a change
 * by another unless the test reports it.
 */
export async function openTab<Opened>(open: (memory: Memory) => Opened) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const opened = open({
    ...(await import('../../src/device/device-store')),
    ...(await import('../../src/device/stored-strings')),
  });
  return {
    opened,
    page,
    /**
     * Reports to the tab that another one has written this key, or null if everything was cleared.
     */
    hearOf: (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key })),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
}
