/* The "How I play" sheet: opening it, storing settings, settings in links, and keyboard use. */
import type { Locator, Page } from 'playwright/test';
import { GAMES } from '../../scripts/games.ts';
import { expect, test } from './helpers/test';
import { findViolations, paintInTheme } from './helpers/visual-checks';

const opener = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'How I play' });
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'How I play' });
const html = (page: Page): Locator => page.locator('html');

async function openSheet(page: Page): Promise<Locator> {
  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

test('Two presses on the home page remove the time limit from every game, including those without a menu', async ({
  page,
}) => {
  await page.goto('/');
  const how = await openSheet(page);
  await how.getByRole('radio', { name: 'No hurry' }).click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  for (const { path, isTimed, opensWith } of GAMES) {
    await page.goto(`${path}?start&seed=7&mute`);
    await expect(page.locator('main'), path).toHaveAttribute('data-state', /./);
    for (const figure of ['time', 'question-time']) await expect(page.getByTestId(figure), path).toHaveCount(0);
    if (isTimed && opensWith === 'menu') continue;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await opener(page).click();
    await expect(sheet(page).getByRole('radio', { name: 'No hurry' }), path).toBeChecked();
  }
});

test('Settings apply immediately, in other tabs, and from the first paint of the next page', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  const other = await context.newPage();
  await other.goto('/');
  const how = await openSheet(page);
  await how.getByRole('radio', { name: 'School letters' }).click();
  await how.getByRole('button', { name: 'More space' }).click();
  await how.getByRole('button', { name: 'Less movement' }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Andika/);
  await expect(html(other)).toHaveAttribute('data-how-letters', 'andika');
  await other.close();
  await page.reload();
  for (const [name, value] of [
    ['letters', 'andika'],
    ['spacing', 'wide'],
    ['motion', 'calm'],
  ] as const)
    await expect(html(page)).toHaveAttribute(`data-how-${name}`, value);
  expect(await page.evaluate(() => document.fonts.check('1em "Andika"'))).toBe(true);
});

test('Fonts are only loaded once they are chosen', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => /atkinson|andika/.test(url))).toEqual([]);
});

test("A teacher's link overrides settings for its page without changing the child's own", async ({ page }) => {
  await page.goto('/mental-maths?how=calm,andika,no-score,time-none&start&seed=7&mute');
  await expect(html(page)).toHaveAttribute('data-how-letters', 'andika');
  await expect(page.locator('main')).toHaveAttribute('data-calm', 'true');
  await expect(page.getByTestId('question-time')).toHaveCount(0);
  await expect(page.getByTestId('score')).toBeHidden();
  await expect(page.getByTestId('progress')).toBeVisible();
  await page.goto('/mental-maths');
  await expect(html(page)).not.toHaveAttribute('data-how-letters', 'andika');
  await expect(page.getByRole('button', { name: /^Settings:/ })).toHaveAccessibleName(/Normal time/);
});

test("The sheet shows the link's time setting, and changing it there changes the game", async ({ page }) => {
  await page.goto('/math-warp?time=none&seed=7&mute');
  await expect(page.getByRole('button', { name: /^Settings:/ })).toHaveAccessibleName(/No time limit/);
  const how = await openSheet(page);
  await expect(how.getByRole('radio', { name: 'No hurry' })).toBeChecked();
  await how.getByRole('radio', { name: 'Normal' }).first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Settings:/ })).toHaveAccessibleName(/Normal time/);
});

test('A race does not show the position if the score is hidden', async ({ page }) => {
  const position = page.locator('main p').filter({ hasText: /^\d(st|nd|rd|th)$/ });
  await page.goto('/math-facts?start&seed=7&mute');
  await expect(position).toBeVisible();
  await page.goto('/math-facts?start&seed=7&mute&how=no-score');
  await expect(page.getByTestId('time')).toBeVisible();
  await expect(position).toHaveCount(0);
});

test('In a paused game, the sheet closes on Escape and returns the focus to the pause card', async ({ page }) => {
  await page.goto('/time-master?start&seed=7&mute');
  await page.getByRole('button', { name: 'Pause' }).click();
  const button = page.locator('main').getByRole('button', { name: 'How I play' });
  await button.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('radio', { name: 'Normal' }).first().press('ArrowLeft');
  await expect(sheet(page).getByRole('radio', { name: 'No hurry' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('data-state', /\.paused$/);
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(page.getByTestId('question')).toBeVisible();
  await expect(page.getByTestId('time')).toHaveCount(0);
});

test('"One switch" starts scanning, can be set to a measured speed, and can be turned off again', async ({ page }) => {
  await page.goto('/');
  const how = await openSheet(page);
  await how.getByRole('button', { name: 'One switch' }).press('Enter');
  await expect(page.locator('[data-scan="lit"]').first()).toBeVisible();
  // Click from a script, as the scanner does, because real presses now count as the switch.
  await how.getByRole('button', { name: 'Find my speed' }).evaluate((button: HTMLElement) => button.click());
  for (let presses = 0; presses < 3; presses++) {
    await expect(how.getByRole('img', { name: 'A boat' })).toBeInViewport();
    // A realistic reaction time. Anything faster would count as a bounce.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.keyboard.press('a');
  }
  await expect(how.getByRole('radio', { name: 'Mine' })).toBeChecked();
  await how.getByRole('button', { name: 'One switch' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('.scan-ring')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
  [320, 256],
] as const)
  test(`The sheet passes axe and cuts nothing off at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'One switch' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Find my speed' })).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await paintInTheme(page, theme);
      expect(await findViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([]);
    }
    const cut = await sheet(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('.choice-card, .segment, h2, h3, label')].flatMap((element) =>
        element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 ? [element.textContent] : [],
      ),
    );
    expect(cut).toEqual([]);
  });
