// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { awardStars, visitIsland } from '../../src/play/internal/voyage';
import { openHome, openOwnMap } from './helpers/home';

const [golden, starred, visited, untouched] = GAMES;
let prefersLess = false;

beforeEach(() => {
  delete document.documentElement.dataset['voyage'];
  prefersLess = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersLess,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // jsdom does not animate.
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => {} }) });
});
afterEach(() => vi.useRealTimers());

it('The map shows the progress on each island without changing its name', async () => {
  visitIsland(golden?.id ?? '');
  awardStars(golden?.id ?? '', 3, 3);
  visitIsland(starred?.id ?? '');
  awardStars(starred?.id ?? '', 2, 3);
  visitIsland(visited?.id ?? '');
  const isle = await openOwnMap();
  const described = (title?: string) => {
    const id = isle(title).getAttribute('aria-describedby');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  expect([golden, starred, visited, untouched].map((game) => described(game?.title))).toEqual([
    '3 of 3 stars',
    '2 of 3 stars',
    '0 of 3 stars',
    null,
  ]);
  expect(isle(starred?.title).querySelectorAll('[data-lit="true"]')).toHaveLength(2);
  const boat = document.querySelector('.own-boat');
  expect(boat?.parentElement?.contains(isle(visited?.title))).toBe(true);
});

it("The map of a child who has played ends with the child's own island", async () => {
  visitIsland(golden?.id ?? '');
  const isle = await openOwnMap();
  expect(isle('My island').getAttribute('href')).toBe('/my-island');
});

const hrefOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

const first = GAMES.find(({ firstRound }) => firstRound !== undefined);

it('For new visitors a boat and its island lead to the first round, and the other islands to their menus', () => {
  openHome();
  expect(hrefOf(`Start playing: ${first?.title}`)).toBe(`${first?.path}?first`);
  expect(hrefOf(first?.title ?? '')).toBe(`${first?.path}?first`);
  for (const { title, path } of GAMES.filter((game) => game !== first)) expect(hrefOf(title)).toBe(path);
});

it.each([
  ['sails to its island first', { detail: 1, button: 0 }],
  ['opens the round directly with the keyboard', { detail: 0, button: 0 }],
])('The boat of a new visitor %s', (_, press) => {
  vi.useFakeTimers();
  openHome();
  fireEvent.click(screen.getByRole('link', { name: /^Start playing/ }), press);
  expect(screen.queryByText('A game') === null).toBe(press.detail === 1);
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.getByText('A game')).toBeDefined();
});

it('A second press while the boat sails neither delays nor repeats the start', () => {
  vi.useFakeTimers();
  openHome();
  const boat = screen.getByRole('link', { name: /^Start playing/ });
  const press = { detail: 1, button: 0 };
  fireEvent.click(boat, press);
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.click(boat, press);
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(150));
  expect(screen.getByText('A game')).toBeDefined();
});

it('A boat that has set out does not open its game after the page is left', () => {
  vi.useFakeTimers();
  const { unmount } = openHome();
  fireEvent.click(screen.getByRole('link', { name: /^Start playing/ }), { detail: 1, button: 0 });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('A child who has played finds the menu on the island of the first round', async () => {
  visitIsland(golden?.id ?? '');
  const isle = await openOwnMap();
  expect(isle(first?.title).getAttribute('href')).toBe(first?.path);
});

it('The boat sails to a pressed island and opens its game within 0.9 s', async () => {
  visitIsland(golden?.id ?? '');
  const press = { detail: 1, button: 0 };
  const isle = await openOwnMap();
  vi.useFakeTimers();
  fireEvent.click(isle(untouched?.title), press);
  expect(screen.queryByText('A game')).toBeNull();
  act(() => void vi.advanceTimersByTime(900));
  expect(screen.getByText('A game')).toBeDefined();
});

it.each(['a key', 'a press while it sails', 'less motion'])('The game opens sooner with %s', async (by) => {
  visitIsland(golden?.id ?? '');
  prefersLess = by === 'less motion';
  const isle = await openOwnMap();
  fireEvent.click(isle(untouched?.title), { detail: by === 'a key' ? 0 : 1, button: 0 });
  expect(screen.queryByText('A game') === null).toBe(by === 'a press while it sails');
  if (by === 'a press while it sails') fireEvent.pointerDown(document.body);
  expect(screen.getByText('A game')).toBeDefined();
});

const end = (animationName: string) =>
  document.body.dispatchEvent(Object.assign(new Event('animationend', { bubbles: true }), { animationName }));

it('An island that has just turned gold is celebrated once', () => {
  const { dataset } = document.documentElement;
  visitIsland(untouched?.id ?? '');
  awardStars(untouched?.id ?? '', 2, 3);
  expect(dataset['voyage']).toBe('begun');
  awardStars(untouched?.id ?? '', 3, 3);
  expect(dataset['voyage']).toBe('golden');
  end('bob');
  expect(dataset['voyage']).toBe('golden');
  end('fireworks');
  awardStars(untouched?.id ?? '', 3, 3);
  expect(dataset['voyage']).toBe('begun');
});
