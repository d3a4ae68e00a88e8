import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusyError } from '../../backend/database/database.ts';
import { createWorkQueue } from '../../backend/database/work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that continues until the test ends it. */
function work() {
  const ends: ((text: string) => void)[] = [];
  const promise = new Promise<string>((resolve) => void ends.push(resolve));
  return { run: vi.fn<() => Promise<string>>(() => promise), end: (text: string) => ends[0]?.(text) };
}
const done = async (text: string) => text;

describe('A task queue', () => {
  it('runs one task after another, even after a task that failed', async () => {
    const { takeTurn } = createWorkQueue();
    const [first, second] = [work(), work()];
    const answers = [takeTurn(first.run), takeTurn(second.run), takeTurn(() => Promise.reject(new Error('wrong')))];
    const last = takeTurn(() => done('last'));
    await vi.advanceTimersByTimeAsync(0);
    expect([first.run.mock.calls.length, second.run.mock.calls.length]).toEqual([1, 0]);
    first.end('first');
    second.end('second');
    expect(await Promise.allSettled(answers)).toMatchObject([
      { value: 'first' },
      { value: 'second' },
      { reason: { message: 'wrong' } },
    ]);
    expect(await last).toBe('last');
  });

  it('never starts a task that has waited too long, and runs later ones', async () => {
    const { takeTurn } = createWorkQueue(5000);
    const [slow, late] = [work(), work()];
    const first = takeTurn(slow.run);
    const second = takeTurn(late.run).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toBeInstanceOf(BusyError);
    const third = takeTurn(() => done('third'));
    slow.end('slow');
    expect([await first, await third]).toEqual(['slow', 'third']);
    expect(late.run).not.toHaveBeenCalled();
  });

  it('refuses tasks immediately while too many are waiting', async () => {
    const { takeTurn } = createWorkQueue(5000, 2);
    const slow = work();
    const first = takeTurn(slow.run);
    await vi.advanceTimersByTimeAsync(0);
    const waiting = [takeTurn(() => done('second')), takeTurn(() => done('third'))];
    await expect(takeTurn(() => done('fourth'))).rejects.toBeInstanceOf(BusyError);
    slow.end('slow');
    expect(await Promise.all([first, ...waiting])).toEqual(['slow', 'second', 'third']);
    expect(await takeTurn(() => done('fifth'))).toBe('fifth');
  });

  it('lets the last task wait for all the others, however long that takes', async () => {
    const { takeTurn, takeLastTurn } = createWorkQueue(5000, 1);
    const slow = work();
    const first = takeTurn(slow.run);
    const close = takeLastTurn(() => done('closed'));
    await vi.advanceTimersByTimeAsync(60_000);
    slow.end('slow');
    expect([await first, await close]).toEqual(['slow', 'closed']);
  });
});
