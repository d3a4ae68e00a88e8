import type { Page } from 'playwright/test';
import { expect, test } from './helpers/test';

const LETTER = ['Ada', 'ada@example.org', 'A bug & more', '7 + 5 = 12?\nYes!'] as const;

const opened = (page: Page, path: string) =>
  page.goto(path).then(() => page.getByRole('heading', { level: 1 }).waitFor());

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

/** Writes and sends a message by keyboard, starting at the top of the form. */
async function writeByKeyboard(page: Page): Promise<void> {
  await field(page, 'Name').focus();
  for (const text of LETTER) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(button(page, 'Send Message')).toBeFocused();
  await page.keyboard.press('Enter');
}

test.describe('The contact form', () => {
  test('can be filled in and sent by keyboard, shows the text of the specification, and does not send anything', async ({
    page,
  }) => {
    await opened(page, '/contact');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await writeByKeyboard(page);
    const send = button(page, /Send/);
    await expect(send).toHaveText('Sending...');
    await expect(send).toBeFocused();
    await expect(toast(page, 'Message sent!')).toContainText(
      "Thank you for your feedback. We'll get back to you soon!",
    );
    await expect(toast(page, 'Message sent!')).toHaveCount(1);
    // The message is shown by a script of the site that loads when it is first needed.
    expect(requests.filter((request) => !/^GET \/assets\/[\w-]+\.(?:js|css)$/.test(request))).toEqual([]);
    await expect(page).toHaveURL(/\/contact$/);
    const link = page.getByRole('link', { name: 'Open in my email app' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href.slice(href.indexOf('?')))).toBe(
      '?subject=A bug & more&body=7 + 5 = 12?\r\nYes!\r\n\r\nAda\r\nada@example.org',
    );
  });
});

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
