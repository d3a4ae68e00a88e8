import { BusyError } from './database.ts';

/** How many pieces of work can wait: more than a whole school sends at once, and few enough to be done soon. */
const MAX_WAITING = 500;
/** How long work can wait. Nobody is still looking at a page that has not responded for so long. */
const MAX_WAIT_MS = 5000;

/** Runs `work` when its turn comes and returns its result. Throws a `BusyError` if that would take too long. */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work one after another, because PGlite has one connection and a transaction needs it exclusively. The queue is
 * limited, and work that has waited too long never starts, so a slow statement only delays the work behind it.
 */
export function workQueue(longestWaitMs = MAX_WAIT_MS, maxWaiting = MAX_WAITING) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const append: TakeTurn = (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  const takeTurn: TakeTurn = (work) => {
    if (waiting >= maxWaiting) return Promise.reject(new BusyError());
    waiting += 1;
    return new Promise((resolve, reject) => {
      let state: 'waiting' | 'begun' | 'given up' = 'waiting';
      const leave = (next: typeof state): void => {
        state = next;
        waiting -= 1;
        clearTimeout(timer);
      };
      const timer = setTimeout(() => {
        leave('given up');
        reject(new BusyError());
      }, longestWaitMs);
      const begin = async (): Promise<void> => {
        if (state === 'given up') return;
        leave('begun');
        await work().then(resolve, reject);
      };
      void append(begin);
    });
  };
  /** The same without limits, for closing: waits for everything before it. */
  return { takeTurn, takeLastTurn: append };
}
