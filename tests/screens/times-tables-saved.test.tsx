// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const STATS_KEY = 'timesTablesMasterStats';
const DARK_KEY = 'timesTablesDarkMode';
const VISITOR = { streak: 6, bestTime: 48, gamesCompleted: 9, lastCompleted: '2024-11-02', theme: 'sea' };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

/** Opens the game as a page does, with the data stored on the device. */
async function openPage() {
  const { useTimesTables } = await import('../../src/games/times-tables/useTimesTables');
  const { result } = renderHook(() => useTimesTables());
  const { actor } = result.current;
  const solve = () =>
    act(() => {
      const { rowFactors, colFactors } = actor.getSnapshot().context.puzzle;
      rowFactors.forEach((factor, index) => actor.send({ type: 'FILL', slot: { side: 'row', index }, factor }));
      colFactors.forEach((factor, index) => actor.send({ type: 'FILL', slot: { side: 'column', index }, factor }));
      actor.send({ type: 'CHECK', today: '2026-03-05' });
    });
  return { actor, solve, stats: () => actor.getSnapshot().context.stats };
}

const stored = (key = STATS_KEY): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('Progress', () => {
  it('is stored under the key in the specification, as a plain value, at the check that solves a puzzle', async () => {
    const { solve } = await openPage();
    solve();
    expect(stored()).toEqual({
      streak: 1,
      bestTime: 1,
      gamesCompleted: 1,
      lastCompleted: '2026-03-05',
      bestTimes: { 3: 1 },
    });
  });

  it('stores the best times of other time settings under a separate key', async () => {
    localStorage.setItem('numeria.times-tables.times', '{"version":1,"data":{"longer":{"3":9},"none":{"3":"fast"}}}');
    history.replaceState(null, '', '/times-tables?time=none');
    const { solve } = await openPage();
    solve();
    history.replaceState(null, '', '/');
    expect(stored()).toMatchObject({ streak: 1, bestTime: null, bestTimes: {} });
    expect(stored('numeria.times-tables.times')).toEqual({ version: 1, data: { longer: { 3: 9 }, none: { 3: 1 } } });
  });

  it('continues from the data of an old version, and preserves unknown fields', async () => {
    localStorage.setItem(STATS_KEY, JSON.stringify({ ...VISITOR, bestTime: 48 }));
    const { solve, stats } = await openPage();
    expect(stats()).toMatchObject({ streak: 6, bestTime: 48, gamesCompleted: 9 });
    solve();
    expect(stored()).toMatchObject({ streak: 7, gamesCompleted: 10, lastCompleted: '2026-03-05', theme: 'sea' });
  });

  it('includes the progress made in another tab', async () => {
    const { solve, stats } = await openPage();
    solve();
    const other = { streak: 4, bestTime: 20, gamesCompleted: 4, lastCompleted: '2026-03-05', bestTimes: { 4: 20 } };
    localStorage.setItem(STATS_KEY, JSON.stringify(other));
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: STATS_KEY }));
    });
    expect(stats()).toMatchObject({ streak: 4, bestTime: 20 });
    const { solve: again } = await openPage();
    again();
    expect(stored()).toMatchObject({ streak: 5, gamesCompleted: 5, bestTimes: { 4: 20, 3: 1 } });
  });

  it.each(['{', '7', '[1]', '"stats"'])(
    'starts from scratch if it cannot be read, and the unreadable data is set aside: %s',
    async (text) => {
      localStorage.setItem(STATS_KEY, text);
      const { solve, stats } = await openPage();
      expect(stats().streak).toBe(0);
      solve();
      expect(stored()).toMatchObject({ streak: 1 });
      expect(localStorage.getItem(`${STATS_KEY}.damaged`)).toBe(text);
    },
  );

  it('lasts as long as the page is open if the device cannot store anything', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { actor, solve, stats } = await openPage();
    solve();
    act(() => actor.send({ type: 'NEW_PUZZLE', seed: 3 }));
    solve();
    expect(stats()).toMatchObject({ streak: 2, gamesCompleted: 2 });
  });
});

async function openHeader() {
  const { HeaderActions, useDarkPage } = await import('../../src/games/times-tables/screen/HeaderParts');
  const { applyTheme } = await import('../../src/device/colour-theme');
  applyTheme();
  function Header() {
    return <HeaderActions isDark={useDarkPage()} onHowTo={() => {}} />;
  }
  const { unmount } = render(<Header />);
  return { unmount, light: () => screen.getByRole('button', { name: 'Dark mode' }) };
}
const theme = () => document.documentElement.dataset['theme'];

describe("The page's dark mode", () => {
  it('follows the site until the player chooses, and does not store anything before', async () => {
    const { light } = await openHeader();
    expect([light().getAttribute('aria-pressed'), theme(), localStorage.getItem(DARK_KEY)]).toEqual([
      'false',
      undefined,
      null,
    ]);
  });

  it('changes with its switch, is stored as "true" or "false", and no longer follows the site', async () => {
    const person = userEvent.setup();
    const { light, unmount } = await openHeader();
    await person.click(light());
    expect([light().getAttribute('aria-pressed'), theme(), localStorage.getItem(DARK_KEY)]).toEqual([
      'true',
      'dark',
      'true',
    ]);
    await person.click(light());
    expect([theme(), localStorage.getItem(DARK_KEY)]).toEqual(['light', 'false']);
    unmount();
    expect([theme(), localStorage.getItem('numeria.theme')]).toEqual([undefined, null]);
  });

  it.each([
    ['true', 'dark'],
    ['false', 'light'],
    ['perhaps', undefined],
  ])('is read from storage on the next visit: %s', async (text, painted) => {
    localStorage.setItem(DARK_KEY, text);
    await openHeader();
    expect(theme()).toBe(painted);
  });
});
