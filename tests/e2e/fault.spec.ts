/* "Something is wrong": a round waits while it is open, and continues with the same question. */
import type { Page } from 'playwright/test';
import { SwitchHands } from './helpers/bot-switch';
import { stopTime } from './helpers/frozen-time';
import { GamePage } from './helpers/game';
import { expect, test } from './helpers/test';
import { findViolations } from './helpers/visual-checks';

const NAME = 'Something is wrong';
const LINK = '?start&mute&seed=7';
const dialog = (page: Page) => page.getByRole('dialog', { name: NAME });
const reportOf = (page: Page) => dialog(page).locator('pre');
const inPause = (page: Page) => page.getByRole('main').getByRole('button', { name: NAME });

/** Ways to open it in a round. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu, by mouse': async (page) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: NAME }).click();
  },
  'the pause card, by keyboard': async (page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
    await expect(inPause(page)).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

for (const [way, open] of Object.entries(WAYS))
  test(`A round waits while a fault is reported from ${way}, and continues with the same question`, async ({
    page,
  }) => {
    const mental = new GamePage(page, '/mental-maths');
    await mental.openFrozen(LINK);
    await mental.answerQuestions('right');
    await mental.passUntilState('playing.asking');
    const question = await mental.question.textContent();
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await mental.pass(120_000);
    await mental.expectState('playing.asking.paused');
    await dialog(page).getByRole('textbox', { name: 'What happened?' }).fill('P 1 2 3');
    await expect(reportOf(page)).toContainText('seed=7');
    await expect(reportOf(page)).toContainText('Question: 2');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await mental.expectState('playing.asking.paused');
    await page.getByRole('button', { name: 'Resume' }).click();
    expect([await mental.question.textContent(), await mental.value('score')]).toEqual([question, 1]);
    await mental.answerQuestions('right');
    expect(await mental.value('score')).toBe(2);
  });

test.describe('By touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('it opens from the menu of a page, fits, and closes', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('banner').getByRole('button', { name: NAME }).tap();
    await expect(reportOf(page)).toContainText('Page: /faq');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await findViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test('It opens in a round with one switch', async ({ page }) => {
  await page.addInitScript(stopTime, Date.UTC(2025, 4, 5, 12));
  await page.addInitScript((scanMs) => {
    localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data: { control: 'switch', scanMs } }));
  }, SwitchHands.periodMs);
  await page.goto(`/mental-maths${LINK}&speed=${SwitchHands.speed}`);
  await page.evaluate(`stillTime.waitUntil(() => document.querySelector('.scan-ring') !== null, 50)`);
  const hands = new SwitchHands(page, 3);
  await hands.choose(page.getByRole('button', { name: 'Menu', exact: true }));
  await hands.choose(page.getByRole('banner').getByRole('button', { name: NAME }));
  await page.evaluate(`stillTime.passUntil(() => document.querySelector('.dialog pre') !== null, 50, 60_000)`);
  await hands.choose(dialog(page).getByRole('button', { name: 'Close' }));
  await expect(dialog(page)).toHaveCount(0);
});

test('A crashed game reports where its error was, with its round', async ({ page, errors }) => {
  errors.allow(/a broken key/);
  const mental = new GamePage(page, '/mental-maths');
  await mental.openFrozen(LINK);
  await mental.passUntilState('playing.asking');
  await page.evaluate(() => {
    const { prototype } = KeyboardEvent;
    const own = Object.getOwnPropertyDescriptor(prototype, 'key');
    Object.defineProperty(prototype, 'key', {
      configurable: true,
      get: () => {
        throw new Error('a broken key');
      },
    });
    // The report itself is used with the keyboard.
    addEventListener('keyup', () => Object.defineProperty(prototype, 'key', own ?? {}), { capture: true, once: true });
  });
  await page.keyboard.press('1');
  await expect(page.getByRole('alert')).toContainText('The game has stopped');
  await mental.passUntilSeen('main button[aria-haspopup="dialog"]');
  await page.getByRole('main').getByRole('button', { name: NAME }).click();
  await expect(reportOf(page)).toContainText(/Round: \/mental-maths\?start&\S*seed=7/);
  await expect(reportOf(page)).toContainText(/Error: Error \S+\.js:\d+:\d+/);
  await expect(reportOf(page)).not.toContainText('broken key');
});
