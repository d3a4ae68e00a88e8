// @vitest-environment jsdom
/* The short round of a child who has never played (?first), and the normal rounds after it on the same page. */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { findUnfinishedRound, forgetUnfinishedRound } from '../../src/device/unfinished-round';
import { game } from '../../src/games/shape-match/game';
import { loadScreen } from '../../src/pages/load-screen';
import { text } from '../../src/play/modes/beside/text';
import { useGame } from '../../src/play/useGame';
import { advanceToTurn, answerQuestion, type OpenedGame } from './helpers/bot-round';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const running = () => vi.mocked(useGame).mock.results.at(-1)?.value as OpenedGame;
const settle = () => act(async () => vi.dynamicImportSettled());
const offer = () => screen.queryByRole('link', { name: text.beside, hidden: true });

async function answerRight() {
  advanceToTurn(game, running());
  act(() => running().clock.advance(1000));
  await answerQuestion(game, 'right');
}

async function finish() {
  await answerRight();
  act(() => running().actor.send({ type: 'END_ROUND' }));
  await settle();
}

beforeEach(async () => {
  localStorage.clear();
  forgetUnfinishedRound();
  const address = `${game.path}?first`;
  history.replaceState(null, '', address);
  const { default: Page } = await loadScreen(game);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  await settle();
});

it('Other ways to play are offered after the second round, not after the first', async () => {
  await finish();
  expect(offer()).toBeNull();
  act(() => running().actor.send({ type: 'START', seed: 9 }));
  await finish();
  expect(offer()).not.toBeNull();
});

it('A second round that is left in the middle can be continued', async () => {
  await finish();
  act(() => running().actor.send({ type: 'START', seed: 9 }));
  await answerRight();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(findUnfinishedRound(game.id, Date.now())?.deeds).not.toEqual([]);
});

it('Its three right answers win one star, because a round without a fixed end counts as ten questions', async () => {
  for (let answers = 0; answers < 3; answers++) {
    await answerRight();
    act(() => running().actor.send({ type: 'NEXT' }));
  }
  await settle();
  expect(screen.getByText('1 of 3 stars')).toBeDefined();
});
