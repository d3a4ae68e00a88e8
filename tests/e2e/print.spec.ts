import { GAMES } from '../../scripts/games';
import { scanCode } from './helpers/scan-code';
import { expect, test } from './helpers/test';

/** Widths between margins of 12 mm, in CSS pixels. */
const FORMATS = [
  { name: 'A4', value: 'a4', width: 703 },
  { name: 'Letter', value: 'letter', width: 725 },
] as const;
const MARGIN = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } as const;
/** 150 dots per inch. */
const SCALE = 150 / 96;

test.describe('A worksheet', () => {
  for (const { id } of GAMES) {
    test(`of ${id} is cut nowhere, on A4 or Letter`, async ({ page }) => {
      await page.goto(`/print?game=${id}&seed=1234&difficulty=hard&level=5&size=4`);
      await page.getByLabel('Versions').selectOption('A, B, C, D');
      // The text of a label contains that of its options.
      const count = page.locator('label', { hasText: /^Questions\d/ }).locator('select');
      await expect(count).toBeVisible();
      await count.selectOption((await count.locator('option').allTextContents()).at(-1)!);
      for (const { name, value, width } of FORMATS) {
        await page.getByLabel('Paper').selectOption(value);
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width, height: 1000 });
        const cut = await page.locator('.print-sheet').evaluate((sheet) =>
          [...sheet.querySelectorAll('.paper, .paper-header, .paper-questions > li')].flatMap((part) => {
            const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
            return isCut ? [part.textContent] : [];
          }),
        );
        expect(cut, name).toEqual([]);
        const pages = await page.locator('.print-sheet .paper:not(.paper-key)').count();
        const pdf = await page.pdf({ format: name, margin: MARGIN });
        const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
        expect(printed - pages, name).toBeGreaterThanOrEqual(1);
        // The key of 80 sentences or of 400 sums takes more than a page.
        expect(printed - pages, name).toBeLessThanOrEqual(3);
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1366, height: 768 });
      }
    });
  }

  test('has a QR code that can be read at 150 dots per inch and opens the same questions', async ({ browser }) => {
    const context = await browser.newContext({ deviceScaleFactor: SCALE });
    const page = await context.newPage();
    await page.goto('/print?game=mental-maths&seed=1234');
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.print-sheet .paper-code img').first();
    await expect(code).toBeVisible();
    const link = await scanCode(code);
    const first = await page.locator('.print-sheet .paper-asked').first().textContent();
    await page.emulateMedia({ media: null });
    await page.goto(`${link}&start&mute&time=none`);
    await expect(page.getByTestId('question')).toContainText(first!.replace(' =', ''));
    await context.close();
  });
});

test('A certificate shows the stars of a game, and lines for a name, a date and a signature', async ({ page }) => {
  await page.goto('/print?certificate');
  await expect(page.getByText('There are no stars on this device yet.')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem(
      'numeria.voyage',
      JSON.stringify({ version: 1, data: { last: '', stars: { 'shape-match': 2 } } }),
    ),
  );
  await page.reload();
  await expect(page.locator('.paper-preview')).toContainText('has won 2 of 3 stars in');
  await expect(page.locator('.paper-preview [data-state="won"]')).toHaveCount(2);
  const pdf = await page.pdf({ format: 'A4', margin: MARGIN });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test('A marked sheet changes what the device knows as if it had been played', async ({ page }) => {
  await page.goto('/print?game=math-facts&mode=multiplication&seed=5&count=10&mark=B');
  const answers = page.locator('.marked-answer');
  await expect(answers).toHaveCount(10);
  const known = () => page.evaluate(() => localStorage.getItem('numeria.learning') ?? '');
  await answers.first().press('Enter');
  await answers.nth(1).click();
  await answers.nth(1).click();
  await expect(answers.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveText(/^Saved: 9 of 10 right\./);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  // It is stored when the page is idle.
  await expect.poll(async () => (await known()).length).toBeGreaterThan(40);
  const before = await known();
  await answers.nth(2).press('Enter');
  await expect(answers.nth(2)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/progress/facts');
  await expect(page.locator('main')).toBeVisible();
  expect(await known()).toBe(before);
});

test('A round, the fact map and the page for teachers lead to a worksheet', async ({ page }) => {
  await page.goto('/progress/facts');
  await page.getByText('For grown-ups').click();
  await page.getByRole('link', { name: 'Worksheet to practise' }).click();
  await expect(page.getByLabel('Questions from')).toHaveValue('facts ×');
  await page.goto('/mental-maths?seed=77');
  await page.getByText('For teachers').first().click();
  await page.getByRole('link', { name: 'Worksheet' }).click();
  await expect(page.getByLabel('Questions from')).toHaveValue('mental-maths');
  await expect(page.locator('.paper-preview')).toBeVisible();
});
