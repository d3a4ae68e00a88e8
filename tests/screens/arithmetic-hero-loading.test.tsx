// @vitest-environment jsdom
/*
 * Arithmetic Hero while the wardrobe, the rewards and the practice tabs have not loaded yet. Only the last test lets
 * them load.
 */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import ArithmeticHeroScreen from '../../src/games/arithmetic-hero/Screen';
import { useArithmeticHero } from '../../src/games/arithmetic-hero/useArithmeticHero';
import { clearToasts, readToasts } from '../../src/ui/toast';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/feedback/confetti');
vi.mock('../../src/games/arithmetic-hero/useArithmeticHero');

const person = userEvent.setup();

afterEach(clearToasts);

/** Opens the page; `answer` responds to the check whether the site is reachable. */
function openPage(options: Parameters<typeof heroGame>[0], answer: () => Promise<Response>) {
  const asked = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  const game = heroGame(options);
  vi.mocked(useArithmeticHero).mockReturnValue({ actor: game.game, clock: game.clock, reducedMotion: true });
  render(<ArithmeticHeroScreen />, { wrapper: MemoryRouter });
  return { game, asked };
}

const isDown = async () => new Response(null, { status: 502 });
const state = () => document.querySelector('main')?.dataset['state'];
const door = (name: string) => screen.getByRole('button', { name });
const toasts = () => readToasts().map(({ title }) => title);

it('Arithmetic Hero preloads nothing during a round, or in the menu when the device saves data', () => {
  const inRound = openPage({ startsAtOnce: true }, isDown);
  Object.assign(navigator, { connection: { saveData: true } });
  const inMenu = openPage({}, isDown);
  Reflect.deleteProperty(navigator, 'connection');
  expect([inRound.asked, inMenu.asked].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('Arithmetic Hero reports a screen that cannot be loaded, and stays in the menu with the same focus', async () => {
  const { asked } = openPage({}, isDown);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(toasts(), 'nobody has opened it yet').toEqual([]);
  for (const [index, name] of ['Customize Hero', 'View Rewards'].entries()) {
    await person.click(door(name));
    await vi.waitFor(() => expect(toasts()).toHaveLength(index + 1));
    expect([state(), document.activeElement]).toEqual(['menu', door(name)]);
  }
  expect(new Set(toasts())).toEqual(new Set(['This did not load']));
});

it('Arithmetic Hero lets the player practise without tabs if they fail to load, and shows no error', async () => {
  const { game, asked } = openPage({ startsAtOnce: true, mode: 'practice' }, isDown);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(async () => {});
  expect([screen.queryByRole('tab'), toasts()]).toEqual([null, []]);
  expect(document.querySelector('.practice-tab-list'), 'reserves their space').not.toBeNull();
  act(() => game.solve());
  expect(state()).toBe('playing.practice.correct');
});

it('Arithmetic Hero stays in the menu until a screen has loaded, then moves the focus there', async () => {
  const answers: ((response: Response) => void)[] = [];
  openPage({}, () => new Promise((resolve) => answers.push(resolve)));
  await person.click(door('Customize Hero'));
  // A player who goes elsewhere in the meantime must not be pulled away from there.
  await person.click(door('Start Game'));
  expect(state()).toMatch(/^playing/);
  await person.click(door('Back to Menu'));
  await person.click(door('View Rewards'));
  expect([state(), document.activeElement]).toEqual(['menu', door('View Rewards')]);
  for (const answer of answers) answer(new Response());
  const title = await screen.findByRole('heading', { name: 'Rewards Gallery' });
  expect([state(), document.activeElement]).toEqual(['other.rewards', title]);
});
