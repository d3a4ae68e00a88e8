import { BusyError } from './database.ts';

/** How much work may wait for its turn: more than a whole school brings at once, and little enough to be done soon. */
const MAX_WAITING = 500;
/** How long work may wait for its turn: nobody still looks at a page that has said nothing for so long. */
const LONGEST_WAIT_MS = 5000;

/** Has its turn, and gives what the work gives; throws a `BusyError` where the turn would come too late. */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work one after another: PGlite has one connection, and a transaction has it to itself. The queue has an end, and
 * work that has waited for too long is never begun: a slow statement delays those behind it, and no more.
 */
export function inTurn(longestWaitMs = LONGEST_WAIT_MS, maxWaiting = MAX_WAITING) {
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
  /** The same for work that waits for all before it, however long that takes: to close. */
  return { takeTurn, takeLastTurn: append };
}
