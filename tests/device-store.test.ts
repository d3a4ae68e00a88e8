// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_PROGRESS } from '../machines/arithmetic-hero/progress';
import { parseProgress } from '../machines/arithmetic-hero/stored';
import { openTab, settleLocks, useBusyPage, useLocks } from './helpers/tab';

const KEY = 'count';
const number = (stored: unknown): number | null => (v.is(v.number(), stored) ? stored : null);
const bare = (legacyKey?: string) =>
  openTab(({ createBareStore }) =>
    createBareStore(KEY, { fallback: 0, parse: number, ...(legacyKey === undefined ? {} : { legacyKey }) }),
  );
const enveloped = () =>
  openTab(({ createEnvelopeStore }) => createEnvelopeStore(KEY, { version: 2, fallback: 0, parse: number }));
const text = (key = KEY): string | null => localStorage.getItem(key);
const addOne = (count: number): number => count + 1;
const refuse = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

beforeEach(() => {
  localStorage.clear();
  useLocks('none');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A key in the specification', () => {
  it('is written with its default value as soon as it is found to be missing', async () => {
    const { opened } = await bare();
    expect([opened.read(), text()]).toEqual([0, '0']);
  });

  it('stays absent until it changes if absence has a meaning', async () => {
    const { opened } = await openTab(({ createBareStore }) =>
      createBareStore(KEY, { fallback: 0, parse: number, isWrittenAtOnce: false }),
    );
    expect([opened.read(), text()]).toEqual([0, null]);
    opened.update(addOne);
    expect(text()).toBe('1');
  });

  it('holds the bare value', async () => {
    localStorage.setItem(KEY, '41');
    const { opened } = await bare();
    opened.update(addOne);
    expect([opened.read(), text()]).toEqual([42, '42']);
  });

  it('is migrated from the old key if it is absent, and leaves the old key alone', async () => {
    localStorage.setItem('old', '7');
    const { opened } = await bare('old');
    expect([opened.read(), text(), text('old')]).toEqual([7, '7', '7']);
  });

  it('is not changed by the old key if it exists', async () => {
    localStorage.setItem('old', '7');
    localStorage.setItem(KEY, '3');
    expect((await bare('old')).opened.read()).toBe(3);
  });

  it.each(['{', '"text"'])('ignores an old key that cannot be read: %s', async (old) => {
    localStorage.setItem('old', old);
    const { opened } = await bare('old');
    expect([opened.read(), text('old')]).toEqual([0, old]);
  });

  it('adopts everything that returning players of Arithmetic Hero have stored', async () => {
    const old = { ...NEW_PROGRESS, totalCorrectAnswers: 214, longestStreak: 11, unlockedLevels: 2 };
    localStorage.setItem('additionHeroProgress', JSON.stringify(old));
    const { opened } = await openTab(({ createBareStore }) =>
      createBareStore('arithmeticHeroProgress', {
        fallback: NEW_PROGRESS,
        parse: parseProgress,
        legacyKey: 'additionHeroProgress',
      }),
    );
    expect(opened.read()).toEqual(old);
    expect(JSON.parse(text('arithmeticHeroProgress') ?? '')).toEqual(old);
  });
});

describe('One of our own keys', () => {
  it('holds a version and the data, and is written only when something changes', async () => {
    const { opened } = await enveloped();
    expect([opened.read(), text()]).toEqual([0, null]);
    opened.update(addOne);
    expect(text()).toBe('{"version":2,"data":1}');
    expect((await enveloped()).opened.read()).toBe(1);
  });

  it('is not written, and does not notify listeners, if a change makes no difference', async () => {
    const { opened } = await enveloped();
    const said = vi.fn<(count: number) => void>();
    opened.subscribe(said);
    opened.update((count) => count);
    expect([text(), said.mock.calls]).toEqual([null, []]);
  });

  it('is not read, overwritten or set aside if it is from a newer version', async () => {
    const newer = '{"version":3,"data":900}';
    localStorage.setItem(KEY, newer);
    const { opened, leave } = await enveloped();
    expect(opened.read()).toBe(0);
    opened.update(addOne);
    opened.update(addOne);
    leave();
    expect([opened.read(), text(), localStorage.length]).toEqual([2, newer, 1]);
  });

  it.each(['{"version":1,"data":5}', '5', '{"data":5}', '{"version":2,"data":"x"}'])(
    'is set aside if it has any other content: %s',
    async (stored) => {
      localStorage.setItem(KEY, stored);
      const { opened } = await enveloped();
      expect([opened.read(), text(`${KEY}.damaged`)]).toEqual([0, stored]);
    },
  );
});

describe('An unreadable value', () => {
  it('is set aside under another key, and is still there after the next change', async () => {
    localStorage.setItem(KEY, '{"broken');
    const { opened } = await bare();
    opened.update(addOne);
    expect([text(), text(`${KEY}.damaged`)]).toEqual(['1', '{"broken']);
  });

  it('does not replace an earlier one, and is set aside only once', async () => {
    for (const damaged of ['{one', '{two', '{two', '{three', '{four', '{five', '{two']) {
      localStorage.setItem(KEY, damaged);
      await bare();
    }
    const asides = Object.keys(localStorage).filter((key) => key !== KEY);
    expect(asides.map((key) => String(text(key))).toSorted()).toEqual(['{five', '{four', '{one', '{three', '{two']);
  });

  it('is not overwritten if there is no space to set it aside', async () => {
    localStorage.setItem(KEY, '{"broken');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key !== KEY) refuse();
      localStorage[key] = value;
    });
    const { opened } = await bare();
    opened.update(addOne);
    expect([opened.read(), Object.values(localStorage).includes('{"broken')]).toEqual([1, true]);
  });
});

/** A page that listens for storage errors before it opens its stores. */
const failing = () =>
  openTab(({ createBareStore, onStorageError }) => {
    const said = vi.fn<() => void>();
    const leave = onStorageError(said);
    return { said, leave, open: () => createBareStore(KEY, { fallback: 0, parse: number }) };
  });

describe('A device that cannot store anything', () => {
  it.each([
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
    ['forbids it', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)],
  ])('does not break the page, and is reported once: it %s', async (_, error) => {
    const { opened } = await failing();
    error();
    const store = opened.open();
    store.update(addOne);
    store.update(addOne);
    expect([store.read(), opened.open().read()]).toEqual([2, 2]);
    expect(opened.said).toHaveBeenCalledTimes(1);
  });

  it('is reported once even if it has space again for a while', async () => {
    const { opened } = await failing();
    const store = opened.open();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    store.update(addOne);
    full.mockRestore();
    store.update(addOne);
    expect(text()).toBe('2');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    store.update(addOne);
    expect([store.read(), opened.said.mock.calls.length]).toEqual([3, 1]);
  });

  it('is not reported to listeners that have unsubscribed', async () => {
    const { opened } = await failing();
    opened.leave();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    opened.open().update(addOne);
    expect(opened.said).not.toHaveBeenCalled();
  });
});

describe('Two tabs', () => {
  it.each(['in turn', 'refused', 'none'] as const)(
    'add up to 400 after 200 additions in each, locks: %s',
    async (locking) => {
      useLocks(locking);
      const [one, other] = [await bare(), await bare()];
      for (let round = 0; round < 200; round++) {
        one.opened.update(addOne);
        other.opened.update(addOne);
        if (round % 50 === 0) await settleLocks();
      }
      await settleLocks();
      expect(text()).toBe('400');
      one.hearOf(KEY);
      expect([one.opened.read(), other.opened.read()]).toEqual([400, 400]);
    },
  );

  it('show the same value as soon as they hear from each other, and notify their listeners', async () => {
    const [one, other] = [await bare(), await bare()];
    const seen: number[] = [];
    const leave = other.opened.subscribe((count) => seen.push(count));
    one.opened.update(addOne);
    expect(other.opened.read()).toBe(0);
    other.hearOf('another key');
    expect(other.opened.read()).toBe(0);
    other.hearOf(KEY);
    other.opened.update(addOne);
    leave();
    other.opened.update(addOne);
    expect([seen, other.opened.read()]).toEqual([[1, 2], 3]);
  });

  it('keep unwritten changes when they hear from each other', async () => {
    const locks = useLocks('held');
    const { opened, hearOf } = await bare();
    opened.update(addOne);
    localStorage.setItem(KEY, '10');
    hearOf(KEY);
    expect([opened.read(), text()]).toEqual([11, '10']);
    locks.grant();
    expect([opened.read(), text()]).toEqual([11, '11']);
  });

  it('count a change only once if a listener makes it in response to the other tab', async () => {
    const locks = useLocks('held');
    const { opened } = await bare();
    let hears = 0;
    opened.subscribe((_, origin) => {
      if (origin === 'elsewhere' && hears++ === 0) opened.update(addOne);
    });
    opened.update(addOne);
    localStorage.setItem(KEY, '10');
    locks.grant();
    expect([opened.read(), text()]).toEqual([12, '11']);
    localStorage.setItem(KEY, '20');
    locks.grant();
    expect([opened.read(), text()]).toEqual([21, '21']);
  });

  it('start from scratch when everything has been cleared', async () => {
    const { opened, hearOf } = await bare();
    opened.update(addOne);
    localStorage.clear();
    hearOf(null);
    expect(opened.read()).toBe(0);
    opened.update(addOne);
    expect(text()).toBe('1');
  });
});

describe('Leaving the page', () => {
  it('writes changes that are still waiting for their lock, and does not write them again when the lock is granted', async () => {
    const locks = useLocks('held');
    const { opened, leave } = await bare();
    opened.update(addOne);
    opened.update(addOne);
    expect([opened.read(), text()]).toEqual([2, '0']);
    leave();
    expect(text()).toBe('2');
    locks.grant();
    expect([opened.read(), text()]).toEqual([2, '2']);
  });

  it('also writes a score that a game only reports at that moment', async () => {
    useLocks('held');
    const { opened, page, leave } = await bare();
    page.addEventListener('pagehide', () => opened.update(addOne));
    leave();
    expect(text()).toBe('1');
  });
});

describe('A page that is busy', () => {
  it.each(['says when idle', 'timer'] as const)('writes exactly once, when it is idle: %s', async (browser) => {
    const page = useBusyPage(browser);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const { opened } = await enveloped();
    for (let count = 0; count < 5; count++) opened.update(addOne);
    expect([opened.read(), text(), written.mock.calls.length]).toEqual([5, null, 0]);
    page.rest();
    expect([text(), written.mock.calls.length]).toEqual(['{"version":2,"data":5}', 1]);
    opened.update(addOne);
    page.rest();
    expect(text()).toBe('{"version":2,"data":6}');
  });

  it('does not request a lock before it is idle', async () => {
    const page = useBusyPage('says when idle');
    const { opened } = await bare();
    const asked = vi.fn<(name: string, run: () => void) => Promise<void>>(async (_, run) => run());
    vi.stubGlobal('navigator', { locks: { request: asked } });
    opened.update(addOne);
    expect(asked).not.toHaveBeenCalled();
    page.rest();
    expect([asked.mock.calls.length, text()]).toEqual([1, '1']);
  });

  it('writes everything once if it is closed or hidden before it is idle', async () => {
    const page = useBusyPage('says when idle');
    const { opened, leave, page: events } = await bare();
    opened.update(addOne);
    leave();
    expect(text()).toBe('1');
    events.dispatchEvent(new Event('pageshow'));
    opened.update(addOne);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    events.dispatchEvent(new Event('visibilitychange'));
    expect(text()).toBe('2');
    page.rest();
    expect([opened.read(), text()]).toEqual([2, '2']);
  });

  it('counts changes that another tab has written before it is idle', async () => {
    const page = useBusyPage('says when idle');
    const [one, other] = [await bare(), await bare()];
    for (const { opened } of [one, other, one]) opened.update(addOne);
    other.leave();
    expect(text()).toBe('1');
    page.rest();
    expect([text(), one.opened.read()]).toEqual(['3', 3]);
  });
});
