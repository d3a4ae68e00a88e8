/* Whole rounds by bots on pages that lead to them, with a clock that stands still. */
import type { Locator, Page } from 'playwright/test';
import { BOT_GAMES } from './bot-games';
import type { Control, Hands } from './bot-hands';
import { RIGHT, type Verdict } from './bot-kit';
import { isPlayersTurn, readVisiblePage, replaceRandomNumbers, type VisiblePage } from './bot-sight';
import { stopTime } from './frozen-time';
import { expect } from './test';

/** A fixed day, so that the voyage has the same islands in every run. */
const NOON = Date.UTC(2026, 4, 5, 12);
const STEP_MS = 100;
const MAX_WAIT_MS = 60_000;
/** The boat takes less than this. */
export const SAIL_MS = 2000;

export const link = (name: string | RegExp): Control => ({ role: 'link', name });
export const pass = (page: Page, ms: number): Promise<void> => page.evaluate(`stillTime.pass(${ms})`);

/** Lets the page's time pass until it shows an element, because React shows some parts a moment after they are loaded. */
export async function show(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await pass(page, STEP_MS);
      return element.isVisible();
    })
    .toBe(true);
}

/** Opens a page for a child who has won stars at Shape Match, with a clock that stands still. */
export async function openStill(
  page: Page,
  hands: Hands,
  address: string,
  stored: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const script of [
    `(${String(stopTime)})(${NOON})`,
    `(${String(replaceRandomNumbers)})()`,
    `(${String(hands.watch)})()`,
    `if (localStorage.length === 0) for (const [key, data] of Object.entries(${JSON.stringify({
      'numeria.voyage': { last: 'shape-match', stars: { 'shape-match': 2 } },
      'numeria.settings': { isMuted: true },
      ...stored,
    })})) localStorage.setItem(key, JSON.stringify({ version: 1, data }));`,
  ])
    await page.addInitScript({ content: script });
  await page.goto(address);
}

/** Answers every question of the round on the page, the first one as given, and returns the id of its game. */
export async function playRound(page: Page, hands: Hands, firstAnswer: Verdict = RIGHT): Promise<string> {
  let verdict = firstAnswer;
  await show(page, page.locator('main[data-round="running"]'));
  const id = (await page.locator('main').getAttribute('data-game')) ?? '';
  const game = BOT_GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`No bot plays ${id}.`);
  const isTurn = `() => (${String(isPlayersTurn)})('${game.over}')`;
  for (;;) {
    const sight: VisiblePage = await page.evaluate(
      `stillTime.passUntil(${isTurn}, ${STEP_MS}, ${MAX_WAIT_MS}).then(${String(readVisiblePage)})`,
    );
    if (sight.state === game.over) return id;
    if (sight.nextButton === null) {
      await hands.give(game.answer(sight, verdict), sight.hasCheck);
      verdict = RIGHT;
    } else await hands.press({ role: 'button', name: sight.nextButton });
  }
}
