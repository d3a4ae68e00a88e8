// @vitest-environment jsdom
/* Games in a browser that translates them. Like Chrome and Edge, the test replaces every text node with elements. */
import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../src/catalogue/define-game';
import type { Verdict } from '../e2e/helpers/bot-kit';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import { replaceTextNodes } from '../helpers/text-nodes';
import { ALL, advanceToTurn, answerQuestion, getBot, main, openGame, user } from './helpers/bot-round';
import { advance, button } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

/** Clears stored data, as another tab would. */
function clearDevice(): void {
  localStorage.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
}

beforeEach(clearDevice);

const VERDICTS: readonly Verdict[] = ['wrong', 'right', 'right', 'wrong', 'right', 'right'];

/** All the text on the page at each step of a round, including names of controls. */
async function readRound(game: Game, translate: (root: Node) => void): Promise<readonly string[]> {
  const steps: string[] = [];
  const read = () => {
    translate(document.body);
    // Announcements follow the device's own time.
    const shown = [...main().children].filter((element) => !element.matches('[role="status"]'));
    const labels = [...main().querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    steps.push([...shown.map(({ textContent }) => textContent), ...labels].join('\n'));
  };
  const opened = await openGame(game, `&start${game.isTimed ? '&time=longer' : ''}`);
  advanceToTurn(game, opened);
  for (const verdict of VERDICTS) {
    read();
    await answerQuestion(game, verdict);
    read();
    advance(opened, 2000);
    read();
    const { nextButton, state } = readVisiblePage();
    if (state === getBot(game).over) break;
    if (nextButton !== null) await user.click(button(nextButton));
    advanceToTurn(game, opened);
  }
  opened.send({ type: 'END_ROUND' });
  // Parts of the result load when it is shown.
  await act(() => vi.dynamicImportSettled());
  read();
  cleanup();
  return steps;
}

describe('A round in a browser that translates it', () => {
  it.each(ALL)('reads the same at every step as without translation: $id', async (game) => {
    const untouched = await readRound(game, () => {});
    clearDevice();
    expect(await readRound(game, replaceTextNodes)).toEqual(untouched);
  });
});
