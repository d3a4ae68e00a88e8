// @vitest-environment jsdom
/* A class against the storm in every game that offers it, only by keyboard and with reduced motion. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameClock } from '../../machines/core/clock';
import { STORM } from '../../machines/core/storm';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { loadScreen } from '../../src/pages/load-screen';
import { announce } from '../../src/play/internal/announcer';
import { hasStormMode } from '../../src/play/modes/storm/storm-link';
import { useGame } from '../../src/play/useGame';
import type { BotGame, Verdict } from '../e2e/helpers/bot-kit';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import type { StateInvariants } from '../fuzz/state-invariants';
import { advance, announcedTexts, button, statValues } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const bots = import.meta.glob<BotGame>('../games/*/bot.ts', { eager: true, import: 'bot' });
const invariants = import.meta.glob<StateInvariants>('../games/*/invariants.ts', { eager: true, import: 'invariants' });
const person = userEvent.setup();

let voyage: { readonly clock: GameClock };

/** Moves the focus to a control using only Tab. */
async function reach(control: HTMLElement) {
  for (let stops = 0; document.activeElement !== control && stops < 80; stops++) await person.tab();
  expect(document.activeElement).toBe(control);
}

async function sail({ id, path }: Game) {
  const address = `${path}?storm=on&seed=21&calm`;
  history.replaceState(null, '', address);
  const { default: Page } = await loadScreen(GAMES.find((game) => game.id === id)!);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  const heading = await screen.findByRole('heading', { name: 'A class against the storm' }, { timeout: 20_000 });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  await reach(button('Set sail'));
  await person.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('main').dataset['form']).toBe('play'));
  voyage = vi.mocked(useGame).mock.results.at(-1)?.value as typeof voyage;
}

/** Lets time pass until a question can be answered. Presses the button to continue if there is one. */
async function toTurn({ id }: Game, goesOn: boolean) {
  const isTurn = () =>
    readVisiblePage().nextButton !== null ||
    invariants[`../games/${id}/invariants.ts`]!.asking.includes(readVisiblePage().state);
  for (let waited = 0; waited < 200 && !isTurn(); waited++) advance(voyage, 100);
  if (!goesOn || readVisiblePage().nextButton === null) return;
  await person.keyboard('{Enter}');
  for (let waited = 0; waited < 200 && !isTurn(); waited++) advance(voyage, 100);
}

/** Answers with Tab and the space bar, or types. */
async function give(game: Game, verdict: Verdict) {
  await toTurn(game, true);
  vi.mocked(announce).mockClear();
  const answer = bots[`../games/${game.id}/bot.ts`]!.answer(readVisiblePage(), verdict);
  if (answer.kind === 'typed') {
    const field = screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
    await person.clear(field);
    await person.type(field, `${answer.text}{Enter}`);
  } else if (answer.kind === 'placed') await person.keyboard(`${answer.texts.join('')}{Enter}`);
  else {
    const [group] = screen.getAllByRole('group', { name: /^Answers/ });
    await reach(within(group!).getAllByRole('button')[answer.indices[0]!]!);
    await person.keyboard('[Space]');
    if (readVisiblePage().hasCheck) await person.keyboard('{Enter}');
  }
}

const progress = () => statValues('progress')[0];

beforeEach(() => {
  localStorage.clear();
});

it.each(GAMES.filter(hasStormMode))(
  'A voyage of $id works by keyboard: mistakes wait for Next, right answers move the ship, each is announced once',
  async (game) => {
    await sail(game);
    await give(game, 'wrong');
    await toTurn(game, false);
    expect([progress(), document.activeElement]).toEqual([0, button(readVisiblePage().nextButton ?? 'the way on')]);
    screen.getByRole('img', { name: /sailed 0 of 20 stretches\. The storm is near\./ });
    for (const right of [1, 2]) {
      await give(game, 'right');
      expect(progress()).toBe(right);
      await toTurn(game, true);
      // The next question and, if no toast announces it, the verdict on this one: each only once.
      expect([1, 2]).toContain(announcedTexts().length);
      expect(new Set(announcedTexts()).size).toBe(announcedTexts().length);
    }
    screen.getByRole('img', { name: /sailed 2 of 20 stretches\. The storm is far away\./ });
  },
);

it('A voyage moves multiple-choice answers to the corners of the board in every game', async () => {
  for (const game of GAMES.filter(hasStormMode)) {
    await sail(game);
    const main = screen.getByRole('main');
    expect(main.dataset['choices']).toBe('corners');
    const pads = [...main.querySelectorAll('.answer-pad')];
    expect(pads.filter((pad) => pad.closest('.corners') === null)).toEqual([]);
    expect(within(main).queryByText('For teachers')).toBeNull();
    cleanup();
  }
});

it('A voyage ends when the ship arrives, and says so; the next voyage asks different questions', async () => {
  const game = GAMES.find(hasStormMode)!;
  await sail(game);
  for (let right = 1; right <= STORM.stretches; right++) await give(game, 'right');
  act(() => voyage.clock.advance(STORM.landingMs));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You made it across!' }));
  screen.getByText('The class got 20 right. The storm stayed far away.');
  const name = document.querySelector('.storm-name b')?.textContent;
  await reach(button('Sail again'));
  await person.keyboard('{Enter}');
  expect([progress(), document.querySelector('.storm-name b')]).toEqual([0, null]);
  expect(name).toMatch(/^\w+ \w+$/);
  expect(localStorage.getItem('numeria.learning')).toBeNull();
});
