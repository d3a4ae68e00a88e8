// @vitest-environment jsdom
/* Arithmetic Hero where the wardrobe, the rewards and the tabs of practice are still to be fetched: in this file only the last
   test lets them arrive. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import ArithmeticHeroScreen from '../../src/games/arithmetic-hero/Screen';
import { useArithmeticHero } from '../../src/games/arithmetic-hero/useArithmeticHero';
import { allToasts, clearToasts } from '../../src/ui/toast';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/games/arithmetic-hero/useArithmeticHero');

const person = userEvent.setup();

afterEach(clearToasts);

/** The page, where the site answers so to whoever asks whether it is there. */
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
const toasts = () => allToasts().map(({ title }) => title);

it('asks for nothing ahead of need in a round, nor in the menu over a line that is to be spared', () => {
  const inRound = openPage({ startsAtOnce: true }, isDown);
  Object.assign(navigator, { connection: { saveData: true } });
  const inMenu = openPage({}, isDown);
  Reflect.deleteProperty(navigator, 'connection');
  expect([inRound.asked, inMenu.asked].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('says of a door that cannot be opened that what is behind it did not arrive, and stays in the menu, where it was', async () => {
  const { asked } = openPage({}, isDown);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(toasts(), 'nobody has asked for it yet').toEqual([]);
  for (const [index, name] of ['Customize Hero', 'View Rewards'].entries()) {
    await person.click(door(name));
    await vi.waitFor(() => expect(toasts()).toHaveLength(index + 1));
    expect([state(), document.activeElement]).toEqual(['menu', door(name)]);
  }
  expect(new Set(toasts())).toEqual(new Set(['This did not arrive']));
});

it('practises without tabs where they do not arrive, and says nothing of what nobody asked for', async () => {
  const { game, asked } = openPage({ startsAtOnce: true, mode: 'practice' }, isDown);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(async () => {});
  expect([screen.queryByRole('tab'), toasts()]).toEqual([null, []]);
  expect(document.querySelector('.practice-tab-list'), 'keeps their place').not.toBeNull();
  act(() => game.solve());
  expect(state()).toBe('playing.practice.correct');
});

it('stays in the menu until what is behind a door has come, and gives it the focus then', async () => {
  const answers: ((response: Response) => void)[] = [];
  openPage({}, () => new Promise((resolve) => answers.push(resolve)));
  await person.click(door('Customize Hero'));
  // Who goes elsewhere meanwhile is not led away from there.
  await person.click(door('Start Game'));
  expect(state()).toMatch(/^playing/);
  await person.click(door('Back to Menu'));
  await person.click(door('View Rewards'));
  expect([state(), document.activeElement]).toEqual(['menu', door('View Rewards')]);
  for (const answer of answers) answer(new Response());
  const title = await screen.findByRole('heading', { name: 'Rewards Gallery' });
  expect([state(), document.activeElement]).toEqual(['other.rewards', title]);
});
