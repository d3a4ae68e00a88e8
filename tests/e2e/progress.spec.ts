import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './helpers/test';

const SEED = {
  'numeria.math-warp.bests': '{"version":1,"data":{"normal":{"score":1240,"streak":12}}}',
  timesTablesMasterStats: '{"streak":4,"bestTime":65,"gamesCompleted":4,"lastCompleted":null,"bestTimes":{"3":65}}',
} as const;

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function open(page: Page): Promise<void> {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Your progress' })).toBeVisible();
}

test.describe('Your progress', () => {
  test('can be saved to a file, reset in two tabs, and loaded again, by keyboard', async ({ page, context }) => {
    await page.addInitScript((seed) => {
      if (localStorage.length > 0) return;
      for (const [key, text] of Object.entries(seed)) localStorage.setItem(key, text);
    }, SEED);
    await open(page);
    await expect(card(page, 'Math Warp')).toContainText('1,240');
    const other = await context.newPage();
    await open(other);
    await expect(card(other, 'Times Tables')).toContainText('1:05');

    await button(page, 'For grown-ups').press('Enter');
    await button(page, 'Start over...').press('Enter');
    await expect(button(page, 'Keep everything')).toBeFocused();
    await page.keyboard.press('Tab');
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^numeria-progress-\d{4}-\d\d-\d\d\.json$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await expect(other.getByText('Nothing here yet.')).toBeVisible();

    const content = {
      name: file.suggestedFilename(),
      mimeType: 'application/json',
      buffer: await readFile(await file.path()),
    };
    await page.getByLabel('Choose a file').setInputFiles(content);
    await expect(page.getByRole('heading', { name: 'This will be added' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Math Warp')).toContainText('1,240');
    await expect(card(other, 'Times Tables')).toContainText('1:05');
    await page.reload();
    await expect(card(page, 'Math Warp')).toContainText('1,240');
  });
});
