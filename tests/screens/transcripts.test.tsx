// @vitest-environment jsdom
/*
 * Records what a virtual screen reader says during a round of each game: the start announcement, questions with their
 * choices, a wrong answer, a correct one, and the result. If you change a game's text on purpose, update its transcript
 * with `vitest -u`, then read it aloud and check that you could play from it.
 */
import { virtual } from '@guidepup/virtual-screen-reader';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { loadScreen } from '../../src/pages/load-screen';
import { estimateSpeechMs } from '../../src/play/internal/announcement-queue';
import { useGameStart } from '../../src/play/round/useGameStart';
import type { Verdict } from '../e2e/helpers/bot-kit';
import { isPlayersTurn, readVisiblePage } from '../e2e/helpers/bot-sight';
import { getBot } from './helpers/bot-round';
import { showPage } from './helpers/page';

vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));
vi.mock('../../src/play/round/useGameStart', { spy: true });

// jsdom has no layout, so everything in the page is visible.
Element.prototype.checkVisibility = () => true;

/** Speeds up announcements as well as the game, so that the longest one takes 200 ms. */
const SPEED = 20;
/** Extra time for React and the screen reader to process each sentence. */
const MOMENT_MS = 40;
const SLICE_MS = 10;

const announcedText = (): string => screen.getByRole('status').textContent ?? '';

const user = userEvent.setup();

const clock = () => {
  const started = vi.mocked(useGameStart).mock.results.at(-1);
  if (started?.type !== 'return') throw new Error('The game has not started.');
  return started.value.clock;
};

/** Waits until nothing more is announced. */
async function waitForSilence(): Promise<void> {
  for (let last: string | null = null; last !== announcedText(); ) {
    last = announcedText();
    const waitMs = estimateSpeechMs(last) / SPEED + MOMENT_MS;
    // In short slices, because React only renders after each `act`.
    for (const endMs = performance.now() + waitMs; performance.now() < endMs; )
      await act(() => new Promise((resolve) => setTimeout(resolve, SLICE_MS)));
  }
}

/** Advances game time until the player can answer or the round is over. */
function passToTurn({ over }: { readonly over: string }): void {
  for (let passedMs = 0; passedMs < 20_000 && !isPlayersTurn(over); passedMs += 100) act(() => clock().advance(100));
  expect(readVisiblePage().state).toSatisfy(() => isPlayersTurn(over));
}

async function answer(game: Game, verdict: Verdict): Promise<void> {
  const bot = getBot(game);
  const given = bot.answer(readVisiblePage(), verdict);
  if (given.kind === 'typed') {
    if (!(document.activeElement instanceof HTMLInputElement)) screen.queryAllByRole('textbox')[0]?.focus();
    for (const part of given.text.split(/([,⌫])/)) {
      if (part === ',') await user.keyboard('{Enter}');
      else if (part === '⌫') await user.keyboard('{Backspace}');
      else if (part !== '') await user.keyboard(part);
    }
    await user.keyboard('{Enter}');
  } else if (given.kind === 'placed') {
    for (const text of given.texts) await user.keyboard(text);
    await user.keyboard('{Enter}');
  } else {
    const [group] = screen.getAllByRole('group', { name: /^Answers/ });
    for (const index of given.indices) await user.click(within(group!).getAllByRole('button')[index]!);
    const submit = document.querySelector<HTMLButtonElement>('main form button[type="submit"]');
    if (submit !== null && given.indices.length === 1) fireEvent.click(submit);
  }
}

/** Waits for the next question after an answer. If the game waits for the player, presses the focused button. */
async function continueRound(game: Game): Promise<void> {
  await waitForSilence();
  passToTurn(getBot(game));
  if (readVisiblePage().nextButton !== null) await user.keyboard('{Enter}');
  passToTurn(getBot(game));
  await waitForSilence();
}

/** Answers two questions and ends the round. Returns everything that was announced, in order. */
async function play(game: Game): Promise<readonly string[]> {
  history.replaceState(null, '', `${game.path}?seed=21&start&time=none&speed=${SPEED}`);
  const { default: Page } = await loadScreen(game);
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  showPage(Page);
  const { rounds, over } = getBot(game);
  const begin = rounds.keyboard[0]?.begin;
  if (begin !== undefined) await user.click(screen.getByRole('button', { name: begin }));
  passToTurn({ over });
  await waitForSilence();
  for (const verdict of ['wrong', 'right'] as const) {
    await answer(game, verdict);
    await continueRound(game);
  }
  await user.keyboard('{Escape}');
  await waitForSilence();
  const end = screen.queryByRole('button', { name: 'End round' });
  if (end !== null) await user.click(end);
  await waitForSilence();
  return virtual.spokenPhraseLog();
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await virtual.stop();
});

describe('A screen reader', () => {
  it.each(GAMES)('reads a round as in the transcript: $id', async (game) => {
    const heard = await play(game);
    await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(`transcripts/${game.id}.txt`);
  });
});
