import type { Page } from 'playwright/test';
import { waitForLayout } from './helpers/cut-off';
import { expect, test } from './helpers/test';
import { collectFlaws, findViolations, paintInTheme } from './helpers/visual-checks';

const MIN_TARGET = 48;

const SIZES = [
  [360, 740],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
] as const;

/** Every kind of part: an example with a picture, rounds of several difficulties, lessons, videos. */
const LOOKED_AT = ['/topics', '/topics/time-to-five-minutes', '/topics/give-change', '/topics/solve-equations'];

const VIDEO_PICTURES = /i\.ytimg\.com/;
/** Hubs show the pictures of a video site. */
const VIDEO_SITES = /^https:\/\/(?!localhost|127\.0\.0\.1)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => search(page).getByRole('combobox');
const chosen = (page: Page) => search(page).getByRole('option', { selected: true });

test.describe('A topic', () => {
  for (const path of LOOKED_AT) {
    test(`${path} looks right in all windows and both themes`, async ({ page }) => {
      await page.goto(path);
      for (const theme of ['light', 'dark'] as const) {
        await paintInTheme(page, theme);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await waitForLayout(page);
          expect(await collectFlaws(page, MIN_TARGET), `${theme} ${width}`).toEqual([]);
        }
        expect(await findViolations(page), theme).toEqual([]);
      }
    });
  }

  test('is found from a unit of a video hub', async ({ page, errors }) => {
    errors.allow(VIDEO_PICTURES);
    await page.route(VIDEO_SITES, (route) => route.fulfill({ status: 204 }));
    await page.goto('/video-hub/gcse?tab=foundation#algebra');
    await page.getByRole('link', { name: 'Solve equations: find x' }).click();
    await expect(heading(page)).toHaveText('Solve equations: find x');
  });

  test('is served as a page with an example, and the example stays when the scripts run', async ({ page, request }) => {
    const html = await (await request.get('/topics/time-to-five-minutes')).text();
    expect(html).toContain('paper-clock');
    await page.goto('/topics/time-to-five-minutes');
    const answered = page.getByText(/^Answer: /);
    const before = await answered.textContent();
    expect(html).toContain(before);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(answered).toHaveText(before ?? '');
  });
});

test.describe('The search', () => {
  test('is opened, used and closed by keyboard alone', async ({ page }) => {
    await page.goto('/faq');
    await heading(page).waitFor();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('clok');
    await expect(chosen(page)).toContainText('clock');
    while (!(await chosen(page).textContent())?.startsWith('Tell the time to five minutes'))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Tell the time to five minutes');
    await expect(search(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test('is in the menu of a phone, finds a video, and leads to it', async ({ page, errors }) => {
    errors.allow(VIDEO_PICTURES);
    await page.route(VIDEO_SITES, (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Search' }).click();
    await field(page).fill('tree diagrams');
    await search(page).getByRole('group', { name: 'Videos' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/video-hub\/\w+\?tab=[\w-]+#./);
  });

  test('looks right in all windows and both themes', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Search' }).click();
    await field(page).fill('fractions');
    await search(page).getByRole('group', { name: 'Videos' }).waitFor();
    for (const theme of ['light', 'dark'] as const) {
      await paintInTheme(page, theme);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await waitForLayout(page);
        expect(await collectFlaws(page, MIN_TARGET), `${theme} ${width}`).toEqual([]);
      }
      expect(await findViolations(page), theme).toEqual([]);
    }
  });
});
