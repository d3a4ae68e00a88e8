// @vitest-environment jsdom
/* A round beside the child's own last one: offered in the menu and the result, and played with new questions. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { lastRoundsStore } from '../../src/device/last-rounds';
import { forgetUnfinishedRound } from '../../src/device/unfinished-round';
import { loadScreen } from '../../src/pages/load-screen';
import { text } from '../../src/play/modes/beside/text';
import { useGame } from '../../src/play/useGame';
import { advanceToTurn, answerQuestion, type OpenedGame } from './helpers/bot-round';
import { normaliseSpaces, statValues } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const game = GAMES.find(({ id }) => id === 'mental-maths')!;
const running = () => vi.mocked(useGame).mock.results.at(-1)?.value as OpenedGame;

async function openAt(address: string) {
  cleanup();
  history.replaceState(null, '', address);
  const { default: Page } = await loadScreen(game);
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>,
    ),
  );
  await settle();
}

const settle = () => act(async () => vi.dynamicImportSettled());

/** Gives each of these answers after a second of game time, and ends the round. */
async function play(...verdicts: readonly ('right' | 'wrong')[]) {
  for (const verdict of verdicts) {
    advanceToTurn(game, running());
    act(() => running().clock.advance(1000));
    await answerQuestion(game, verdict);
    act(() => running().clock.advance(3000));
  }
  act(() => running().actor.send({ type: 'END_ROUND' }));
  await settle();
}

const offer = () => screen.queryByRole('link', { name: text.beside, hidden: true });
const result = () => normaliseSpaces(screen.queryByRole('region', { name: text.title })?.textContent ?? '');

beforeEach(() => {
  localStorage.clear();
  forgetUnfinishedRound();
  lastRoundsStore.update(() => ({}));
});

describe('Racing your last round', () => {
  it('is offered only after a finished round with a right answer, and with the same settings', async () => {
    await openAt(game.path);
    expect(offer()).toBeNull();
    act(() => running().actor.send({ type: 'START', seed: 8 }));
    await play('wrong');
    expect(offer()).toBeNull();
    await openAt(`${game.path}?start=1`);
    await play('right');
    expect(offer()).not.toBeNull();
    await openAt(game.path);
    expect(offer()?.getAttribute('href')).toMatch(/[?&]beside=1&.*start=1$/);
    await openAt(`${game.path}?time=none`);
    expect(offer()).toBeNull();
  });

  it('shows the round before next to this one, and both at the end', async () => {
    await openAt(`${game.path}?start=1`);
    await play('right', 'right');
    await openAt(`${game.path}?beside=1&start=1`);
    expect(statValues('companion')).toEqual([0]);
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8, 9]) act(() => running().clock.advance(1000));
    expect(statValues('companion')).toEqual([2]);
    await play('right');
    expect(result()).toContain('You: 1. Last time: 2.');
    expect(offer()).toBeNull();
  });

  it('is always beside the last round, even if it was the one just played', async () => {
    await openAt(`${game.path}?start=1`);
    await play('right');
    await openAt(`${game.path}?beside=1&start=1`);
    await play('right', 'right');
    expect(result()).toContain('You: 2. Last time: 1.');
    act(() => running().actor.send({ type: 'START', seed: 9 }));
    await play('right', 'right');
    expect(result()).toContain('You: 2. Last time: 2.');
  });

  it('is a round alone as long as there is nothing to play beside', async () => {
    await openAt(`${game.path}?beside=1&start=1`);
    expect(statValues('companion')).toEqual([undefined]);
    await play('right');
    expect(result()).toBe('');
  });

  it.each(['?players=2&start=1', '?storm=1&start=1'])(
    'is neither stored nor offered in a round of %s',
    async (query) => {
      await openAt(`${game.path}${query}`);
      for (const { value } of vi.mocked(useGame).mock.results) {
        act(() => (value as OpenedGame).actor.send({ type: 'END_ROUND' }));
      }
      await settle();
      expect([lastRoundsStore.read(), offer()]).toEqual([{}, null]);
    },
  );
});

describe('The comparison with last time', () => {
  it.each([
    [14, 11, '3 more than last time!'],
    [11, 11, 'Just as many as last time!'],
    [9, 11, 'Some rounds are harder. Well played!'],
    [0, 11, 'You had a go!'],
  ])('is kind: %i after %i', (right, before, comment) => {
    expect(text.comment({ right, answers: 20 }, { right: before, answers: 20 })).toBe(comment);
  });
});
