import { BusyError } from './database.ts';

/**
 * How many tasks can wait: more than a whole school sends at the same time, and few enough to
 * finish soon.
 */
const MAX_WAITING = 500;
/** The maximum wait of a task. By then people have given up on a page that does not respond. */
const MAX_WAIT_MS = 5000;

/**
 * Runs `work` when its turn comes and returns its result. Throws a `BusyError` if the wait would be
 * too long.
 */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one task after another, because PGlite has one connection and a transaction needs it
 * exclusively. The queue is limited, and tasks that have waited too long never start, so a slow
 * statement only delays those that are queued after it.
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
  /** `takeLastTurn` is for closing: it has no limits and waits for everything that is already queued. */
  return { takeTurn, takeLastTurn: append };
}
