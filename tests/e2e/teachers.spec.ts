import { expect, test } from './helpers/test';
import { findUnreadableText } from './helpers/visual-checks';

test("A teacher can open a row's round, shown with its QR code, and a child's map fits on two printed pages", async ({
  page,
}) => {
  await page.goto('/teachers');
  const row = page.getByRole('region', { name: 'Math Facts Race' });
  await row.getByText('A link or QR code for the class').press('Enter');
  await expect(row.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
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
    '/class?game=mental-maths&seed=5',
    '/cards?game=mental-maths&seed=5&count=5&quiz=1',
    '/mental-maths?players=2',
    '/mental-maths?storm=on',
  ]) {
    await page.goto(path);
    await page.locator('html[data-scripts] .class-screen h1, html[data-scripts] .class-screen h2').first().waitFor();
    expect.soft(await findUnreadableText(page, 32, '.class-screen'), path).toEqual([]);
  }
});
