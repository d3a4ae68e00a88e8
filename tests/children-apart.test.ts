// @vitest-environment jsdom
/*
 * Two children who play at the same time, each in a tab of the same device, end with exactly what each would have
 * stored alone.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updatePersonalBests } from '../machines/core/personal-bests';
import { randomInteger, seededRandom } from '../machines/core/random';
import { withStars, withVisit } from '../machines/core/voyage';
import { remember } from '../machines/learning/memory';
import { FACT_SKILLS } from '../machines/learning/skills';
import { loadPageOfTab, lookOf, reportStored } from './helpers/children';
import { useBusyPage, useLocks } from './helpers/tab';

const STEPS = 10_000;
const OTHER = 'numeria.child.k1';
const GAMES = ['shape-match', 'math-warp', 'mental-maths'] as const;

type ChildId = 'first' | 'k1';
interface Step {
  readonly child: ChildId;
  /** The kind of step, and a number for what it chooses. */
  readonly kind: number;
  readonly value: number;
}

/** A new page in a child's tab, with its own copy of all modules. */
async function openPage(child: ChildId) {
  const page = loadPageOfTab(child);
  const [learning, voyage, passport, settings, theme, rounds, bests, progress, unfinished] = [
    await import('../src/device/learning'),
    await import('../src/device/voyage'),
    await import('../src/device/passport'),
    await import('../src/device/settings'),
    await import('../src/device/colour-theme'),
    await import('../src/device/last-rounds'),
    await import('../src/device/personal-bests'),
    await import('../src/games/arithmetic-hero/progress-stores'),
    await import('../src/device/unfinished-round'),
  ];
  const bestsOf = GAMES.map((game) => bests.openPersonalBestsStore(game));
  /** What a child can do, by number. */
  const deeds: readonly ((value: number) => void)[] = [
    (value) =>
      learning.learningStore.update((memory) =>
        remember(memory, {
          skill: FACT_SKILLS[value % FACT_SKILLS.length] ?? '7x8',
          isCorrect: value % 3 > 0,
          ms: 800 + (value % 5000),
          by: 'keys',
          digits: 2,
          time: 'normal',
          day: 20_500,
        }),
      ),
    (value) => voyage.voyageStore.update((now) => withVisit(now, GAMES[value % GAMES.length] ?? '')),
    (value) => voyage.voyageStore.update((now) => withStars(now, GAMES[value % GAMES.length] ?? '', value % 6, 5)),
    (value) => passport.wearHat(GAMES[value % GAMES.length] ?? ''),
    () => passport.countCorrectedMistake(),
    (value) =>
      settings.settingsStore.update((now) => ({ ...now, isMuted: value % 2 === 0, volume: (value % 10) / 10 })),
    (value) => theme.themeStore.update(() => (value % 2 === 0 ? 'dark' : 'light')),
    (value) =>
      rounds.lastRoundsStore.update((now) => ({ ...now, [GAMES[value % GAMES.length] ?? '']: value.toString(36) })),
    (value) =>
      bestsOf[value % bestsOf.length]?.update((now) =>
        updatePersonalBests(now, 'normal', { score: value % 900, streak: value % 40 }),
      ),
    () => progress.storeChange({ kind: 'solved', count: 1, longestStreak: 1 }),
    (value) => (value % 2 === 0 ? unfinished.forgetUnfinishedRound() : unfinished.clearUnfinishedRound()()),
  ];
  return { page, deeds };
}

const STEP_KINDS = { leave: 11, hear: 12, rest: 13 } as const;

/** Plays steps of one or two children, each in one tab, and returns what the device then holds. */
async function play(
  steps: readonly Step[],
  children: readonly ChildId[],
  rest: () => void,
): Promise<Readonly<Record<string, string>>> {
  localStorage.clear();
  if (children.length > 1) {
    localStorage.setItem('numeria.child.first', lookOf('fox', 'red', 0));
    localStorage.setItem(OTHER, lookOf('owl', 'blue', 1));
  }
  const tabs = new Map<ChildId, Awaited<ReturnType<typeof openPage>>>();
  for (const child of children) tabs.set(child, await openPage(child));
  for (const { child, kind, value } of steps) {
    const tab = tabs.get(child);
    if (tab === undefined) continue;
    if (kind < STEP_KINDS.leave) tab.deeds[kind]?.(value);
    // Most of these only hide the page, because loading all modules again takes a while.
    else if (kind === STEP_KINDS.leave) {
      tab.page.dispatchEvent(new Event('pagehide'));
      if (value % 16 === 0) tabs.set(child, await openPage(child));
      else tab.page.dispatchEvent(new Event('pageshow'));
    } else if (kind === STEP_KINDS.rest) rest();
    else {
      // The browser reports every key that any tab has written to all other tabs.
      const keys = Object.keys(localStorage);
      for (const { page } of tabs.values()) reportStored(page, keys[value % keys.length] ?? '');
    }
  }
  for (const { page } of tabs.values()) page.dispatchEvent(new Event('pagehide'));
  return Object.fromEntries(Object.entries(localStorage));
}

/** A child's values by the keys of the first child. */
const valuesOf = (device: Readonly<Record<string, string>>, child: ChildId): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(device).flatMap(([key, text]) => {
      const isOther = key.startsWith(`${OTHER}:`);
      if (key.startsWith('numeria.child') && !isOther) return [];
      return isOther === (child === 'k1') ? [[isOther ? key.slice(OTHER.length + 1) : key, text]] : [];
    }),
  );

beforeEach(() => {
  sessionStorage.clear();
  useLocks('none');
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['child'];
  delete document.documentElement.dataset['children'];
});

it('two children in two tabs store what each would have stored alone, over 10,000 random steps', async () => {
  const random = seededRandom(53);
  const steps = Array.from(
    { length: STEPS },
    (): Step => ({
      child: random() < 0.5 ? 'first' : 'k1',
      kind: randomInteger(random, 0, STEP_KINDS.rest),
      value: randomInteger(random, 0, 99_999),
    }),
  );
  const { rest } = useBusyPage('says when idle');
  const together = await play(steps, ['first', 'k1'], rest);
  for (const child of ['first', 'k1'] as const) {
    const own = steps.filter((step) => step.child === child).map((step) => ({ ...step, child: 'first' as const }));
    const alone = valuesOf(await play(own, ['first'], rest), 'first');
    expect(Object.keys(alone)).toHaveLength(10);
    expect(valuesOf(together, child)).toEqual(alone);
  }
  expect(valuesOf(together, 'first')).not.toEqual(valuesOf(together, 'k1'));
});
