import type { Page } from 'playwright/test';
import { printWeek } from '../../machines/core/week-link';
import { scanCode } from './helpers/scan-code';
import { expect, test } from './helpers/test';
import { findUnreadableText } from './helpers/visual-checks';

/** Two islands, one of them with the 3, 4 and 8 times tables. */
const WEEK = printWeek({
  order: 'any',
  legs: [
    {
      game: 'mental-maths',
      settings: {},
      tables: { operation: '×', numbers: [3, 4, 8] },
      seed: null,
      length: { unit: 'minutes', count: 10 },
    },
    { game: 'shape-match', settings: {}, tables: null, seed: 7, length: { unit: 'rounds', count: 1 } },
  ],
});

/** Opens the page on a laptop, and counts the presses from then on. */
async function openAndCount(page: Page): Promise<() => Promise<number>> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/teachers');
  await page.locator('html[data-scripts]').waitFor();
  await page.evaluate(() => {
    const { dataset } = document.body;
    dataset['presses'] = '0';
    addEventListener('pointerdown', () => (dataset['presses'] = String(Number(dataset['presses']) + 1)), true);
  });
  return async () => Number(await page.locator('body').getAttribute('data-presses'));
}

async function pressTables(page: Page): Promise<void> {
  const plan = page.getByRole('region', { name: 'What do you teach?' });
  await plan.getByRole('radio', { name: 'Year 3' }).click();
  await plan.getByRole('radio', { name: /3, 4 and 8 multiplication tables/ }).click();
}

test('A teacher gets a QR code for the 3, 4 and 8 times tables of Year 3 in at most four presses', async ({ page }) => {
  const countPresses = await openAndCount(page);
  await pressTables(page);
  await page.getByRole('button', { name: 'Show the code large' }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: 'QR code for this link' });
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await countPresses()).toBeLessThanOrEqual(4);
  await page.goto(`${await scanCode(code)}&start&mute&time=none`);
  const [, one, other] = /(\d+) × (\d+)/.exec((await page.getByTestId('question').textContent()) ?? '') ?? [];
  expect([one, other].some((factor) => ['3', '4', '8'].includes(factor ?? ''))).toBe(true);
});

test('A teacher gets a QR code for a week of 3 × 10 minutes in at most four presses', async ({ page }) => {
  const countPresses = await openAndCount(page);
  await pressTables(page);
  await page.getByRole('button', { name: 'A week of 3 × 10 minutes' }).click();
  await page.getByRole('link', { name: 'Go to the week' }).click();
  const code = page.getByRole('img', { name: 'QR code for the week' });
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await countPresses()).toBeLessThanOrEqual(4);
  await page.goto(await scanCode(code));
  await expect(page.getByRole('list', { name: 'The islands of your week' }).getByRole('listitem')).toHaveCount(3);
});

test("A teacher can open a row's round, shown with its QR code, and a child's map fits on two printed pages", async ({
  page,
}) => {
  await page.goto('/teachers');
  const row = page.getByRole('region', { name: 'Math Facts Race' });
  await row.getByText('A link or QR code for the class').press('Enter');
  await expect(row.getByRole('img', { name: 'QR code for this link' })).toBeVisible();
  await row.getByLabel('Difficulty').selectOption('hard');
  await row.getByLabel('Who plays').selectOption('two');
  const named = await row.getByText(/^http/).textContent();
  await row.getByRole('link', { name: 'Open it' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two players' })).toBeFocused();
  expect(page.url()).toBe(named);
  await expect(page.getByRole('radio', { name: 'hard' })).toBeChecked();
  await page.goto('/teachers');
  await page.getByText('More ways to use it in class').press('Enter');
  await page.getByRole('link', { name: 'a map of times tables, sums and other skills' }).press('Enter');
  await expect(page).toHaveURL(/\/progress\/facts$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu);
  expect(sheets).toHaveLength(2);
});

test('Everything that a class reads together on a board is at least 32 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of [
    '/teachers',
    '/cards',
    '/class',
    '/teachers?statement=multiplication-tables-3-4-8',
    `/teachers?week=${WEEK}`,
    '/class?game=mental-maths&seed=5',
    `/class?week=${WEEK}`,
    '/cards?game=mental-maths&seed=5&count=5&quiz=1',
    '/mental-maths?players=2',
    '/mental-maths?storm=on',
  ]) {
    await page.goto(path);
    await page.locator('html[data-scripts] .class-screen h1, html[data-scripts] .class-screen h2').first().waitFor();
    expect.soft(await findUnreadableText(page, 32, '.class-screen'), path).toEqual([]);
  }
});
