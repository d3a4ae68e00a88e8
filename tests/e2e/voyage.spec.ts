/* A whole voyage: from the map to each of its islands and home again, and a day whose minutes of play are over. */
import type { Locator, Page } from 'playwright/test';
import { BOT_GAMES } from './helpers/bot-games';
import { type Control, type Hands, locate } from './helpers/bot-hands';
import { KeyboardHands } from './helpers/bot-keyboard';
import { RIGHT } from './helpers/bot-kit';
import { isPlayersTurn, readVisiblePage, replaceRandomNumbers, type VisiblePage } from './helpers/bot-sight';
import { TouchHands } from './helpers/bot-touch';
import { stopTime } from './helpers/frozen-time';
import { expect, test } from './helpers/test';

/** A fixed day, so that the voyage has the same islands in every run. */
const NOON = Date.UTC(2026, 4, 5, 12);
const DAY = 20_578;
const STEP_MS = 100;
const MAX_WAIT_MS = 60_000;
/** The boat takes less than this. */
const SAIL_MS = 2000;

const link = (name: string | RegExp): Control => ({ role: 'link', name });
const pass = (page: Page, ms: number): Promise<void> => page.evaluate(`stillTime.pass(${ms})`);

/** Lets the page's time pass until it shows an element, because React shows some parts a moment after they are loaded. */
async function show(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await pass(page, STEP_MS);
      return element.isVisible();
    })
    .toBe(true);
}

/** Opens a page for a child who has won stars at Shape Match, with a clock that stands still. */
async function open(
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

/** Answers every question of the round on the page, and returns the id of its game. */
async function playRound(page: Page, hands: Hands): Promise<string> {
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
    if (sight.nextButton === null) await hands.give(game.answer(sight, RIGHT), sight.hasCheck);
    else await hands.press({ role: 'button', name: sight.nextButton });
  }
}

test('A voyage leads by keyboard from the map to its islands, and home to a harbour with a lamp', async ({ page }) => {
  test.setTimeout(120_000);
  const hands = new KeyboardHands(page);
  await open(page, hands, '/', {});
  await show(page, locate(page, link("Today's voyage")));
  await hands.press(link("Today's voyage"));
  await pass(page, SAIL_MS);
  const first = await playRound(page, hands);
  await hands.press(link(/^Sail on to/));
  await pass(page, SAIL_MS);
  const second = await playRound(page, hands);
  expect(new Set([first, second, 'shape-match']).size).toBe(2);
  await hands.press(link('Sail home'));
  await pass(page, SAIL_MS);
  const dialog = page.getByRole('dialog', { name: 'That is all for today.' });
  await show(page, dialog.getByText('A lamp is lit in your harbour.'));
  await hands.press({ role: 'button', name: 'Wave goodbye' });
  await expect(dialog).toBeHidden();
  await show(page, locate(page, link('That is all for today.')));
  await page.reload();
  await show(page, locate(page, link('My harbour')));
  await expect(dialog).toBeHidden();
  await page.goto('/progress');
  const week = page.getByRole('region', { name: 'Your week at sea' });
  await expect(week.getByRole('link')).toHaveCount(2);
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the round goes on to its end when the minutes of play are over, and then the boat stays at home', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const hands = new TouchHands(page);
    const limit = { minutes: 10, day: DAY, ms: 10 * 60_000 - 500 };
    await open(page, hands, '/shape-match?seed=21&how=short', { 'numeria.play-limit': limit });
    await playRound(page, hands);
    await hands.press(link('Sail home'));
    await show(page, page.getByText('The boat is home for today.'));
    // Not the island where the boat is, which may be in front of it.
    await hands.press(link('Math Warp'));
    await show(page, page.getByRole('heading', { name: 'The boat is home.' }));
    await hands.press(link('Change this'));
    await show(page, page.getByRole('heading', { name: 'Minutes of play' }));
    await hands.choose({ role: 'radio', name: '15 min' });
    await page.goto('/shape-match');
    await expect(page.locator('main[data-game="shape-match"]')).toBeVisible();
  });
});
