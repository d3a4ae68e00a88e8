// @vitest-environment jsdom
/* A game within the minutes of play that a grown-up has set. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DAY_VOYAGES } from '../../machines/core/day-voyage';
import { NO_PLAY_LIMIT } from '../../machines/core/play-limit';
import { remember } from '../../machines/learning/memory';
import { dayVoyageStore } from '../../src/device/day-voyage';
import { hasPlayLimit } from '../../src/device/has-play-limit';
import { learningStore } from '../../src/device/learning';
import { playLimitStore } from '../../src/device/play-limit';
import { getToday } from '../../src/device/today';
import { PlayLimitCard } from '../../src/pages/progress/PlayLimitCard';
import { LimitedPlay } from '../../src/play/modes/limit/LimitedPlay';
import { NextStopContext } from '../../src/play/result/next-game';
import { createStore, useStore } from '../../src/ui/page-store';

const MINUTE = 60_000;
const SECOND = 1000;

const viewStore = createStore<'round' | 'paused' | 'result'>('round');
const show = (view: ReturnType<typeof viewStore.read>) => act(() => viewStore.set(view));

/** The attributes of a game's page that say what it shows. */
function Game() {
  const view = useStore(viewStore);
  const isRound = view === 'round' || view === 'paused';
  return (
    <main data-round={isRound ? 'running' : undefined} data-state={view === 'paused' ? 'asking.paused' : view}>
      {view === 'result' && <div className="result">{use(NextStopContext) ?? 'Play again'}</div>}
    </main>
  );
}

/** Opens a game with this much of ten minutes played. */
function openGame(playedMs: number) {
  playLimitStore.update(() => ({ minutes: 10, day: getToday(), ms: playedMs }));
  render(
    <MemoryRouter>
      <LimitedPlay>
        <Game />
      </LimitedPlay>
    </MemoryRouter>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isHome = () => screen.queryByRole('heading', { name: 'The boat is home.' }) !== null;

const answer = () =>
  act(() =>
    learningStore.update((memory) =>
      remember(memory, {
        skill: '7x8',
        isCorrect: true,
        ms: null,
        by: 'keys',
        digits: 2,
        time: 'none',
        day: getToday(),
      }),
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  viewStore.set('round');
});
afterEach(() => {
  vi.useRealTimers();
  playLimitStore.update(() => NO_PLAY_LIMIT);
  dayVoyageStore.update(() => NO_DAY_VOYAGES);
});

it('Only time in a round counts, without pauses', async () => {
  openGame(0);
  await pass(20 * SECOND);
  show('paused');
  await pass(20 * SECOND);
  show('result');
  await pass(20 * SECOND);
  expect(playLimitStore.read().ms).toBeGreaterThan(18 * SECOND);
  expect(playLimitStore.read().ms).toBeLessThan(22 * SECOND);
});

it('The round goes on when the minutes are over, its result leads home, and no other round begins', async () => {
  openGame(10 * MINUTE - SECOND);
  await pass(5 * SECOND);
  expect(isHome()).toBe(false);
  show('result');
  await pass(SECOND);
  expect(screen.getByRole('link', { name: 'Sail home' }).getAttribute('href')).toBe('/');
  show('round');
  await pass(2 * SECOND);
  expect(isHome()).toBe(true);
});

it('A round without an end is closed after the answer that follows two more minutes', async () => {
  openGame(10 * MINUTE - SECOND);
  await pass(2 * SECOND);
  await pass(MINUTE);
  answer();
  await pass(5 * SECOND);
  expect(isHome()).toBe(false);
  await pass(MINUTE);
  answer();
  await pass(5 * SECOND);
  expect(isHome()).toBe(true);
});

it('The games open again the next day, even on a page that was left open', async () => {
  openGame(10 * MINUTE);
  expect(isHome()).toBe(true);
  await pass(24 * 60 * MINUTE);
  expect(isHome()).toBe(false);
});

it('A result before the minutes are over has its own buttons', async () => {
  openGame(0);
  show('result');
  await pass(SECOND);
  expect(screen.getByText('Play again')).toBeDefined();
});

/** A child whose voyage has this many of its two islands behind it. */
const sail = (landed: number) =>
  dayVoyageStore.update(() => ({
    ...NO_DAY_VOYAGES,
    plan: {
      day: getToday(),
      legs: ['mill', 'clock'].map((game, index) => ({ game, reason: 'loved', round: {}, isDone: index < landed })),
      stage: 'sailing',
    },
  }));
const lamps = () => document.querySelectorAll('.harbour-gift').length;

it('A voyage comes home when another round is the last one', async () => {
  sail(1);
  openGame(10 * MINUTE - SECOND);
  await pass(2 * SECOND);
  show('result');
  await pass(SECOND);
  expect([dayVoyageStore.read().plan?.stage, dayVoyageStore.read().homecomings]).toEqual(['home', 1]);
  show('round');
  await pass(2 * SECOND);
  expect([isHome(), lamps(), dayVoyageStore.read().homecomings]).toEqual([true, 1, 1]);
});

it.each([
  [0, 'sailing'],
  [1, 'home'],
])('A round that is closed ends a voyage with %i islands behind it as "%s"', async (landed, stage) => {
  sail(landed);
  openGame(10 * MINUTE - SECOND);
  await pass(2 * SECOND);
  await pass(2 * MINUTE);
  answer();
  await pass(5 * SECOND);
  expect([isHome(), lamps(), dayVoyageStore.read().plan?.stage]).toEqual([true, landed, stage]);
});

it('Minutes hold for a game that is opened as soon as they have been set', () => {
  localStorage.clear();
  expect(hasPlayLimit()).toBe(false);
  render(<PlayLimitCard />);
  fireEvent.click(screen.getByRole('radio', { name: '15 min' }));
  expect([hasPlayLimit(), playLimitStore.read().minutes]).toEqual([true, 15]);
});

it('A game is not opened once the minutes are over', () => {
  openGame(10 * MINUTE);
  expect(isHome()).toBe(true);
});
