// @vitest-environment jsdom
/* Which stored values are accepted as an unfinished round. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'numeria.left-round';
const NOW = 1_800_000_000_000;

const deed = (atMs: number, more: object = {}) => ({ atMs, event: { type: 'ANSWER', answer: 7 }, ...more });

const left = (more: object = {}) => ({
  game: 'mental-maths',
  leftAt: NOW - 1000,
  begun: {
    seed: 7,
    settings: { time: 'normal' },
    mix: { only: null },
    startsAtOnce: false,
    atMs: 0,
    around: { memory: '1;;;;', reached: {} },
  },
  deeds: [{ atMs: 0, event: { type: 'START', seed: 7 } }, deed(1500), deed(4000, { due: 'waits', clock: 'paused' })],
  until: { atMs: 4500 },
  standing: 1234,
  ...more,
});
const begun = (more: object) => left({ begun: { ...left().begun, ...more } });

/** A new store that holds this data. */
async function openStoreOver(data: unknown) {
  localStorage.setItem(KEY, typeof data === 'string' ? data : JSON.stringify({ version: 1, data }));
  vi.resetModules();
  return import('../src/device/unfinished-round');
}

beforeEach(() => localStorage.clear());

describe('A stored round', () => {
  it('is read as it was written', async () => {
    const { findUnfinishedRound, storeUnfinishedRound } = await openStoreOver('none');
    storeUnfinishedRound(left());
    dispatchEvent(new Event('pagehide'));
    const text = localStorage.getItem(KEY) ?? '';
    expect(JSON.parse(text)).toEqual({ version: 1, data: left() });
    expect(findUnfinishedRound('mental-maths', NOW)).toEqual(left());
    const again = await openStoreOver(text);
    expect(again.findUnfinishedRound('mental-maths', NOW)).toEqual(left());
    expect(again.findUnfinishedRound('math-warp', NOW)).toBeNull();
  });

  it.each([
    ['not JSON', '{"version":1,"data":'],
    ['nothing', null],
    ['a list', []],
    ['a round without a game', left({ game: 7 })],
    ['an overlong game name', left({ game: 'x'.repeat(100) })],
    ['a day that is not a number', left({ leftAt: 'today' })],
    ['a seed beyond 32 bits', begun({ seed: 2 ** 32 })],
    ['a setting that is an object', begun({ settings: { time: {} } })],
    [
      'a number too large for a setting',
      '{"version":1,"data":{"game":"mental-maths","begun":{"settings":{"time":1e999}}}}',
    ],
    ['an unknown mix', begun({ mix: 'me' })],
    ['an action without an event', left({ deeds: [{ atMs: 1 }] })],
    ['an action without a type', left({ deeds: [{ atMs: 1, event: {} }] })],
    ['actions that go back in time', left({ deeds: [deed(2000), deed(1999)] })],
    ['an action before its start', begun({ atMs: 3000 })],
    ['an action after its end', left({ deeds: [deed(4501)] })],
    ['a time in half milliseconds', left({ until: { atMs: 4500.5 } })],
    ['a negative time', left({ deeds: [deed(-1)] })],
    ['a round that lasts a day', left({ until: { atMs: 86_400_000 } })],
    ['an invalid checksum', left({ standing: -1 })],
    ['too many actions', left({ deeds: Array.from({ length: 1001 }, () => deed(1)) })],
    ['too large an action', left({ deeds: [deed(1, { event: { type: 'ANSWER', answer: 'x'.repeat(70_000) } })] })],
    ['too large a memory', begun({ around: { memory: 'x'.repeat(70_000), reached: {} } })],
  ])('is rejected if it is invalid: %s', async (_what, data) => {
    const { findUnfinishedRound, unfinishedRoundStore } = await openStoreOver(data);
    expect([findUnfinishedRound('mental-maths', NOW), unfinishedRoundStore.read()]).toEqual([null, 'none']);
  });

  it('is left alone if a newer version of the site has written it', async () => {
    const text = JSON.stringify({ version: 2, data: left() });
    const { findUnfinishedRound, storeUnfinishedRound } = await openStoreOver(text);
    expect(findUnfinishedRound('mental-maths', NOW)).toBeNull();
    storeUnfinishedRound(left());
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it.each([
    ['immediately', 0, true],
    ['for an hour', 3_600_000, true],
    ['no longer than that', 3_600_001, false],
    ['only if it is not from the future', -1, false],
  ])('is offered %s', async (_when, agoMs, isOffered) => {
    const { findUnfinishedRound, unfinishedRoundStore } = await openStoreOver(left({ leftAt: NOW - agoMs }));
    expect(findUnfinishedRound('mental-maths', NOW) !== null).toBe(isOffered);
    expect(unfinishedRoundStore.read() !== 'none').toBe(isOffered);
  });
});

describe('A round that is too large to store', () => {
  it('replaces an older one with "none", so that the older one is not offered instead', async () => {
    const { storeUnfinishedRound, unfinishedRoundStore } = await openStoreOver(left());
    storeUnfinishedRound(left({ deeds: Array.from({ length: 1001 }, () => deed(1)) }));
    expect(unfinishedRoundStore.read()).toBe('none');
  });
});
