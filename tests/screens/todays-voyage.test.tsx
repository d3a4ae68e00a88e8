// @vitest-environment jsdom
/* Today's voyage on the map, on an island, at its end and in the passport. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DayVoyages, NO_DAY_VOYAGES } from '../../machines/core/day-voyage';
import { NO_PLAY_LIMIT } from '../../machines/core/play-limit';
import { NO_VOYAGE } from '../../machines/core/voyage';
import { NO_MEMORY } from '../../machines/learning/memory';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { dayVoyageStore } from '../../src/device/day-voyage';
import { learningStore } from '../../src/device/learning';
import { playLimitStore } from '../../src/device/play-limit';
import { getToday } from '../../src/device/today';
import { voyageStore } from '../../src/device/voyage';
import { game as arithmeticHero } from '../../src/games/arithmetic-hero/game';
import { planToday } from '../../src/pages/voyage/plan-today';
import { WeekPicture } from '../../src/pages/voyage/WeekPicture';
import { awardStars, visitIsland } from '../../src/play/internal/voyage';
import { SailOn } from '../../src/play/modes/voyage/SailOn';
import { createMemory } from '../helpers/memories';
import { openHome, openOwnMap } from './helpers/home';

const TODAY = getToday();
const MINUTE = 60_000;
const [first, second, third] = GAMES as readonly [Game, Game, Game, ...Game[]];

const planned = (...games: readonly Game[]): DayVoyages => ({
  ...NO_DAY_VOYAGES,
  plan: {
    day: TODAY,
    legs: games.map(({ id }) => ({ game: id, reason: 'loved', round: {}, isDone: false })),
    stage: 'sailing',
  },
});

/** The voyage after its first island. */
function landedOn(...games: readonly Game[]): DayVoyages {
  const { plan, ...voyages } = planned(...games);
  return {
    ...voyages,
    plan: plan && { ...plan, legs: plan.legs.map((leg, index) => ({ ...leg, isDone: index === 0 })) },
  };
}

const set = (voyages: DayVoyages) => dayVoyageStore.update(() => voyages);

let prefersLess = true;

beforeEach(() => {
  prefersLess = true;
  delete document.documentElement.dataset['voyage'];
  delete document.documentElement.dataset['children'];
  learningStore.update(() => NO_MEMORY);
  voyageStore.update(() => NO_VOYAGE);
  set(NO_DAY_VOYAGES);
  playLimitStore.update(() => NO_PLAY_LIMIT);
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLess,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // jsdom does not animate.
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => {} }) });
});
afterEach(() => vi.useRealTimers());

/** Opens the map of a child who has won stars on an island. */
async function openMap() {
  visitIsland(first.id);
  awardStars(first.id, 3, 3);
  await openOwnMap();
  await vi.waitFor(() => expect(document.querySelector('.todays-voyage')).not.toBeNull(), { timeout: 10_000 });
}

const slot = () => document.querySelector('.todays-voyage');

describe('On the map', () => {
  it('a new visitor finds no voyage', async () => {
    openHome();
    await act(async () => vi.dynamicImportSettled());
    expect(slot()).toBeNull();
  });

  it('one press begins the voyage with its first island', async () => {
    await openMap();
    const button = screen.getByRole('link', { name: "Today's voyage" });
    fireEvent.click(button);
    const { plan } = dayVoyageStore.read();
    expect(plan?.day).toBe(TODAY);
    const game = GAMES.find(({ id }) => id === plan?.legs[0]?.game);
    expect(button.getAttribute('href')).toMatch(new RegExp(`^${game?.path}\\?.*voyage=1&start=1$`));
    expect(screen.getByText('A game')).toBeDefined();
  });

  it('the boat is seen sailing first unless motion is reduced, and a press ends that', async () => {
    prefersLess = false;
    await openMap();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('link', { name: "Today's voyage" }));
    expect(document.querySelector('.sailing')).not.toBeNull();
    expect(screen.queryByText('A game')).toBeNull();
    fireEvent.pointerDown(document.body);
    expect(screen.getByText('A game')).toBeDefined();
  });

  it('a voyage that was left goes on with the next island', async () => {
    set(landedOn(first, second));
    await openMap();
    expect(screen.getByRole('link', { name: 'Sail on' }).getAttribute('href')).toBe(`${second.path}?voyage=1&start=1`);
  });

  it('a child who comes home sees what is new in the harbour once, and then a calm note', async () => {
    const { plan } = planned(first);
    set({ plan: plan && { ...plan, stage: 'home' }, visits: [[TODAY, first.id]], homecomings: 2 });
    await openMap();
    const dialog = await screen.findByRole('dialog', { name: 'That is all for today.' }, { timeout: 10_000 });
    expect(dialog.textContent).toContain('A seal has come to your harbour.');
    expect(dialog.querySelectorAll('.harbour-gift')).toHaveLength(2);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Wave goodbye' }));
    expect(dayVoyageStore.read().plan?.stage).toBe('welcomed');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(slot()?.textContent).toBe('That is all for today.');
  });

  it('the harbour is there from the first thing in it', async () => {
    await openMap();
    expect(screen.queryByRole('link', { name: 'My harbour' })).toBeNull();
    act(() => set({ ...NO_DAY_VOYAGES, homecomings: 3 }));
    expect(screen.getByRole('link', { name: 'My harbour' }).querySelectorAll('.harbour-gift')).toHaveLength(3);
  });

  it('no voyage is offered once the minutes of play are over', async () => {
    playLimitStore.update(() => ({ minutes: 10, day: TODAY, ms: 10 * MINUTE }));
    await openMap();
    expect(slot()?.textContent).toBe('The boat is home for today.');
    expect(slot()?.tagName).toBe('P');
  });
});

describe('On a map that stays open', () => {
  it("the next day's voyage is offered as soon as the page is shown again", async () => {
    set(landedOn(first, second));
    await openMap();
    expect(slot()?.textContent).toBe('Sail on');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * MINUTE });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(slot()?.textContent).toBe("Today's voyage");
    fireEvent.click(screen.getByRole('link', { name: "Today's voyage" }));
    expect(dayVoyageStore.read().plan?.day).toBe(TODAY + 1);
  });

  it('a child is welcomed only once it is known who is playing', async () => {
    document.documentElement.dataset['children'] = 'asked';
    const { plan } = planned(first);
    set({ plan: plan && { ...plan, stage: 'home' }, visits: [[TODAY, first.id]], homecomings: 2 });
    await openMap();
    await act(async () => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog', { name: 'That is all for today.' })).toBeNull();
    document.documentElement.dataset['children'] = 'known';
    expect(await screen.findByRole('dialog', { name: 'That is all for today.' }, { timeout: 10_000 })).toBeDefined();
  });

  it('a voyage whose last round was left when the minutes were over comes home', async () => {
    set(landedOn(first, second));
    await openMap();
    act(() => playLimitStore.update(() => ({ minutes: 10, day: TODAY, ms: 10 * MINUTE })));
    const dialog = await screen.findByRole('dialog', { name: 'That is all for today.' }, { timeout: 10_000 });
    expect(dialog.textContent).toContain('A lamp is lit in your harbour.');
  });
});

describe('The plan', () => {
  it('leads to no round without an end, whatever the child has played and chosen there', () => {
    for (const { id } of GAMES) awardStars(id, 1, 3);
    const sums = ['5+8', '6+7', '7+8', '4+9'];
    learningStore.update(() => createMemory(Object.fromEntries(sums.map((sum) => [sum, 'mm'])), TODAY - 1));
    const legs = Array.from({ length: 60 }, (_, day) => planToday(TODAY + day, new Set())?.legs ?? []).flat();
    const endless = GAMES.filter(({ hasEndlessRounds }) => hasEndlessRounds).map(({ id }) => id);
    expect(endless).toContain(arithmeticHero.id);
    expect(legs.filter(({ game }) => endless.includes(game))).toEqual([]);
  });
});

const openResult = (game: Game) =>
  render(
    <MemoryRouter>
      <SailOn game={game} />
    </MemoryRouter>,
  );
const link = () => screen.getByRole('link');

describe('On the result of an island', () => {
  it('the boat sails on to the next island', () => {
    set(planned(first, second, third));
    openResult(first);
    expect([link().textContent, link().getAttribute('href')]).toEqual([
      `Sail on to ${second.title}`,
      `${second.path}?voyage=1&start=1`,
    ]);
    expect(dayVoyageStore.read().visits).toEqual([[TODAY, first.id]]);
  });

  it('the boat sails home after the last island, with something for the harbour', () => {
    set(planned(first));
    openResult(first);
    expect([link().textContent, link().getAttribute('href')]).toEqual(['Sail home', '/']);
    expect(dayVoyageStore.read().homecomings).toBe(1);
  });

  it('the boat sails home early if the minutes of play are over, and the voyage counts', () => {
    playLimitStore.update(() => ({ minutes: 10, day: TODAY, ms: 10 * MINUTE }));
    set(planned(first, second));
    openResult(first);
    expect(link().textContent).toBe('Sail home');
    expect(dayVoyageStore.read().homecomings).toBe(1);
  });

  it("a voyage of the day before is over: the boat sails home, where today's is offered", () => {
    const { plan } = landedOn(first, second);
    const voyages = { ...NO_DAY_VOYAGES, plan: plan && { ...plan, day: TODAY - 1 } };
    set(voyages);
    openResult(second);
    expect([link().textContent, link().getAttribute('href')]).toEqual(['Sail home', '/']);
    expect(dayVoyageStore.read()).toEqual(voyages);
  });

  it('an address without a voyage leads home and counts nothing', () => {
    openResult(first);
    expect(link().textContent).toBe('Sail home');
    expect(dayVoyageStore.read()).toEqual(NO_DAY_VOYAGES);
  });
});

const openWeek = () =>
  render(
    <MemoryRouter>
      <WeekPicture />
    </MemoryRouter>,
  );

describe('The week in the passport', () => {
  it('is not there before the first voyage', () => {
    openWeek();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the islands of seven days, and no day or number', () => {
    set({
      ...NO_DAY_VOYAGES,
      visits: [
        [TODAY - 8, third.id],
        [TODAY - 6, second.id],
        [TODAY, first.id],
        [TODAY, second.id],
      ],
      homecomings: 2,
    });
    openWeek();
    const week = screen.getByRole('region', { name: 'Your week at sea' });
    expect(
      within(week)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([second.title, first.title]);
    expect(week.textContent).not.toMatch(/\d|day/i);
  });

  it('still shows the harbour after a week without a voyage', () => {
    set({ ...NO_DAY_VOYAGES, visits: [[TODAY - 9, first.id]], homecomings: 4 });
    openWeek();
    expect(document.querySelectorAll('.week-harbour .harbour-gift')).toHaveLength(4);
  });
});
