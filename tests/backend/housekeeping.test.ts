import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scheduleCleanup } from '../../backend/cleanup.ts';
import { BusyError, type Database } from '../../backend/database/database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = () => Promise.reject(new BusyError());

/** A database that is sometimes busy, and the number of cleanups it was asked to do. */
function newDatabase() {
  const state = { isBusy: false, attempts: 0 };
  const tidied: Pick<Database, 'transaction'> = {
    transaction: (work) => {
      if (state.isBusy) {
        state.attempts += 1;
        return refuse();
      }
      return work({
        query: async (statement) => {
          if (statement.includes('remove_unconfirmed_users')) state.attempts += 1;
          return [];
        },
        script: refuse,
      });
    },
  };
  return { ...tidied, query: refuse, close: refuse, state };
}

describe('Housekeeping', () => {
  it('runs at the start and once a day', async () => {
    const { state, ...idle } = newDatabase();
    await scheduleCleanup(idle, () => 0);
    await vi.advanceTimersByTimeAsync(3 * DAY_MS);
    expect(state.attempts).toBe(4);
  });

  it('is retried within minutes if the database is too busy, until it succeeds', async () => {
    const { state, ...busy } = newDatabase();
    state.isBusy = true;
    await scheduleCleanup(busy, () => 0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(state.attempts).toBe(3);
    state.isBusy = false;
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(state.attempts).toBe(4);
  });

  it('is not retried after it has been stopped', async () => {
    const { state, ...busy } = newDatabase();
    state.isBusy = true;
    const stop = await scheduleCleanup(busy, () => 0);
    stop();
    await vi.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(state.attempts).toBe(1);
  });
});
