// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedData } from '../../src/device/data-saver';
import { waitForIdleNetwork } from '../../src/device/offline/network-idle';

const MAINS = {
  page: '<main></main>',
  menu: '<main data-state="menu"></main>',
  round: '<main data-state="playing.asking" data-round="running"></main>',
  pause: '<main data-state="playing.asking.paused" data-round="running"></main>',
  result: '<main data-state="finished"></main>',
};

const show = async (page: keyof typeof MAINS): Promise<void> => {
  document.body.innerHTML = MAINS[page];
  // Mutation observers run in a separate task.
  await vi.advanceTimersByTimeAsync(0);
};
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a page. The returned function says whether the network is free by now. */
async function watched(page: keyof typeof MAINS): Promise<() => boolean> {
  await show(page);
  let isFree = false;
  void waitForIdleNetwork().then(() => (isFree = true));
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
    const isFree = await watched('page');
    await passed(29_900);
    expect(isFree()).toBe(false);
    await passed(200);
    expect(isFree()).toBe(true);
  });

  it('is reserved for a round from its menu to its end, however long it takes', async () => {
    const isFree = await watched('menu');
    await passed(10_000);
    await show('round');
    await passed(600_000);
    expect(isFree()).toBe(false);
    await show('pause');
    expect(isFree()).toBe(false);
    await show('result');
    expect(isFree()).toBe(true);
  });

  it('is free as soon as a round is left', async () => {
    const isFree = await watched('round');
    await passed(60_000);
    expect(isFree()).toBe(false);
    await show('page');
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
