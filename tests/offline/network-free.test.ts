// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedData } from '../../src/device/data-saver';
import { waitForFreeNetwork } from '../../src/device/offline/network-free';

const show = async (state: string | null): Promise<void> => {
  document.body.innerHTML = state === null ? '<main></main>' : `<main data-state="${state}"></main>`;
  // Mutation observers run in a separate task.
  await vi.advanceTimersByTimeAsync(0);
};
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a page whose game starts in this state. The returned function says whether the network is free by now. */
async function watched(state: string | null): Promise<() => boolean> {
  await show(state);
  let isFree = false;
  void waitForFreeNetwork().then(() => (isFree = true));
  await passed(0);
  return () => isFree;
}

const onLine = (connection: object | undefined): boolean => {
  vi.stubGlobal('navigator', { connection });
  return prefersReducedData();
};

describe('The network during a first visit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is reserved for the page until it has been read for half a minute', async () => {
    const isFree = await watched(null);
    await passed(29_900);
    expect(isFree()).toBe(false);
    await passed(200);
    expect(isFree()).toBe(true);
  });

  it('is reserved for a round from its menu to its end, however long it takes', async () => {
    const isFree = await watched('menu');
    await passed(10_000);
    await show('playing.asking');
    await passed(600_000);
    expect(isFree()).toBe(false);
    await show('playing.paused');
    expect(isFree()).toBe(false);
    await show('finished');
    expect(isFree()).toBe(true);
  });

  it('is free as soon as a round is left', async () => {
    const isFree = await watched('playing.asking');
    await passed(60_000);
    expect(isFree()).toBe(false);
    await show(null);
    expect(isFree()).toBe(true);
  });
});

describe('A limited connection', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '3g' }, false],
    [{}, false],
    [undefined, false],
  ])('is recognised if the browser reports it: %o', (connection, expected) => {
    expect(onLine(connection)).toBe(expected);
  });
});
