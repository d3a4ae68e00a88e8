import type { BrowserContext, Page } from 'playwright/test';
import { checkWithUserSettings } from './helpers/check-looks';
import { findForcedColourFaults } from './helpers/forced-colours';
import { expect, test } from './helpers/test';
import { collectFlaws, findViolations, paintInTheme } from './helpers/visual-checks';

const PICTURES = 'https://i.ytimg.com';
const PLAYER = 'https://www.youtube-nocookie.com';
/** The smallest possible image. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const SIZES = [
  [320, 640],
  [360, 740],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const;
const MIN_TARGET = 24;

const VIDEO = 'Methods of Proof (A-Level Maths)';
const PLAYLIST = 'Proof by Contradiction Chapter 1 section 1 Edexcel Pure A Level';

/** Replaces the video site. Returns the requests to it in order. */
async function videoSite(context: BrowserContext, is: 'there' | 'blocked'): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
    const address = route.request().url();
    asked.push(address);
    if (is === 'blocked') return route.abort();
    if (address.startsWith(PICTURES) || address.includes('.ico?'))
      return route.fulfill({ body: PNG, contentType: 'image/png' });
    return route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' });
  });
  return asked;
}

const opened = (page: Page, path: string) =>
  page.goto(path).then(() => page.getByRole('heading', { level: 1 }).waitFor());
const play = (page: Page, title: string) => page.getByRole('button', { name: `Play: ${title}` });
const hostsOf = (asked: readonly string[]) => [...new Set(asked.map((address) => new URL(address).origin))];

test.describe('A video hub', () => {
  test.beforeEach(({ errors }) => {
    errors.allow(/^Request: https:\/\/(?:i\.ytimg\.com\/vi\/|www\.youtube-nocookie\.com\/)/);
    errors.allow(/^Console: Failed to load resource: net::ERR_FAILED/);
  });

  test('does not send requests to the video site before it is opened, then requests only thumbnails, and the player only after a press', async ({
    page,
    context,
  }) => {
    const asked = await videoSite(context, 'there');
    await opened(page, '/');
    await page.getByRole('link', { name: 'A-Levels Explore Videos' }).click();
    expect(asked).toEqual([]);
    await page.getByRole('heading', { level: 1, name: 'A-Levels Mathematics' }).waitFor();
    await expect(page.locator('.entry-thumbnail[data-there="true"]').first()).toBeVisible();
    expect(hostsOf(asked)).toEqual([PICTURES]);
    expect(asked.every((address) => /^https:\/\/i\.ytimg\.com\/vi\/[\w-]{11}\/mqdefault\.jpg$/.test(address))).toBe(
      true,
    );

    await play(page, VIDEO).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `${PLAYER}/embed/ZhhBegRbvkA?autoplay=1&rel=0&enablejsapi=1`);
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('allow', /^autoplay;/);
    await expect(frame).toHaveAttribute('allowfullscreen', '');
    await expect(frame).toHaveAccessibleName(VIDEO);
    await expect.poll(() => asked.includes(`${PLAYER}/embed/ZhhBegRbvkA?autoplay=1&rel=0&enablejsapi=1`)).toBe(true);

    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await play(page, PLAYLIST).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(frame).toHaveAttribute(
      'src',
      `${PLAYER}/embed/videoseries?list=PLTgS_vvDEfwYkhyhHv4rz-GY69X5HQooq&autoplay=1&rel=0&enablejsapi=1`,
    );
    expect(hostsOf(asked)).toEqual([PICTURES, PLAYER]);
  });

  test('can be used by keyboard: tabs, units, search, cards, player and watched marks', async ({ page, context }) => {
    await videoSite(context, 'there');
    await opened(page, '/video-hub/alevels');
    await page.getByRole('tab', { name: 'Pure Mathematics' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?tab=statistics$/);
    await expect(page.getByRole('tab', { name: 'Statistics', selected: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('link', { name: 'Proof 5' }).focus();
    for (let unit = 0; unit < 6; unit++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?tab=pure#vectors$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Vectors' })).toBeInViewport();

    await play(page, VIDEO).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(play(page, VIDEO)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 5 watched')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('checkbox', { name: `Watched: ${VIDEO}` })).toBeChecked();
    await page.getByRole('link', { name: VIDEO }).focus();
    await page.keyboard.press('Enter');
    await expect(play(page, VIDEO)).toBeInViewport();

    await page.getByRole('searchbox').focus();
    await page.keyboard.type('projectiles');
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText('Projectiles');
    await expect(page).toHaveURL(/\?tab=pure&q=projectiles$/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Pure Mathematics', selected: true })).toBeVisible();
    await page.goForward();
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();

    await page.getByRole('searchbox').fill('bidmas');
    await page.getByRole('link', { name: 'GCSE 2' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'GCSE Mathematics' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('bidmas');
    await expect(page.getByText('Related results:')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('bidmas');
  });

  test('works when the video site is blocked, with drawings, the reason and the link', async ({ page, context }) => {
    const asked = await videoSite(context, 'blocked');
    await opened(page, '/video-hub/gcse');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.locator('.entry-thumbnail')).not.toHaveCount(50);
    await expect(page.locator('.topic-drawing').first()).toBeVisible();
    const [first] = await page.getByRole('button', { name: /^Play: / }).all();
    await first?.click();
    await expect(page.getByRole('alert')).toContainText('This video cannot be shown here.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=ZkC2FX5TOJ8',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('can be read and reached at all sizes and in both themes, including its search and its player', async ({
    page,
    context,
  }) => {
    await videoSite(context, 'there');
    const devTools = await context.newCDPSession(page);
    const look = (moment: string) =>
      test.step(moment, async () => {
        for (const theme of ['dark', 'light'] as const) {
          await paintInTheme(page, theme);
          expect
            .soft(await findViolations(page, theme === 'dark' ? 'colours' : 'all'), `${moment}, ${theme}`)
            .toEqual([]);
        }
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect.soft(await collectFlaws(page, MIN_TARGET), `${moment}, ${width} x ${height}`).toEqual([]);
        }
      });
    for (const hub of ['us', 'cbse']) {
      await opened(page, `/video-hub/${hub}`);
      await look(hub);
    }
    expect.soft(await findForcedColourFaults(page), 'in forced colours').toEqual([]);
    await checkWithUserSettings(page, devTools, 'a hub', 0);
    await devTools.detach();
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click();
    await look('the player');
    await opened(page, '/video-hub/ib?q=surds');
    await expect(page.getByRole('link', { name: 'GCSE 3' })).toBeVisible();
    await expect(page.locator('.entry-where').first()).toBeVisible();
    await look('the search');
  });
});
