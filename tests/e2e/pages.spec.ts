import type { Page } from 'playwright/test';
import { expect, test } from './helpers/test';

const opened = (page: Page, path: string) =>
  page.goto(path).then(() => page.getByRole('heading', { level: 1 }).waitFor());

const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });

test.describe('The FAQ', () => {
  test('opens the question in the URL, visible below the bar', async ({ page }) => {
    await opened(page, '/faq#teachers');
    await expect(button(page, /Can teachers use/)).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page, /Can teachers use/)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => location.assign('#report'));
    await expect(button(page, /How do I report/)).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page, /Can teachers use/)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('Each policy', () => {
  for (const path of ['/privacy', '/terms']) {
    test(`${path} is dated, and its contents link to each part, visible below the bar`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await opened(page, path);
      await expect(page.getByText('last updated 5 May 2025', { exact: true })).toBeVisible();
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      for (const link of await links.all()) {
        await link.click();
        const part = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '', exact: true });
        await expect(part).toBeInViewport({ ratio: 1 });
        const top = await part.evaluate((heading) => heading.getBoundingClientRect().top);
        const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
        expect(top).toBeGreaterThanOrEqual(bar);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });
  }
});
