// What is sent to the page can use nothing from outside itself.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from 'playwright/test';
import { PAGES } from '../../scripts/site/pages.ts';
import { GamePage } from './helpers/game';
import { expect, test } from './helpers/test';

/** The hubs ask the video site for pictures. */
const PICTURES_OF_VIDEOS = /i\.ytimg\.com/;
const LIBRARY_OF_CONFETTI = /\/confetti\.module-/;

/** What of the page moves, or would when it is touched, for longer than a moment that nobody sees, in one line each. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MOMENT_SECONDS = 0.001;
    const longest = (durations: string): number => Math.max(...durations.split(',').map(Number.parseFloat));
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const name = `${element.tagName}.${element.getAttribute('class')?.split(' ')[0]}${part ?? ''}`;
        const hasAnimation = animationName !== 'none' && longest(animationDuration) > MOMENT_SECONDS;
        return [
          ...(hasAnimation ? [`${name}: ${animationName} for ${animationDuration}`] : []),
          ...(longest(transitionDuration) > MOMENT_SECONDS ? [`${name}: changes in ${transitionDuration}`] : []),
          ...(scrollBehavior === 'smooth' ? [`${name}: scrolls by itself`] : []),
        ];
      }),
    );
    return [...new Set(found)];
  });

test.describe('For those who ask their device for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves on pages and in the menus of games', async ({ page, errors }) => {
    errors.allow(/\/no\/such-page/);
    errors.allow(PICTURES_OF_VIDEOS);
    await page.route(PICTURES_OF_VIDEOS, (route) => route.fulfill({ status: 204 }));
    for (const path of [...PAGES.map((one) => one.path), '/no/such-page']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect.soft(await moving(page), path).toEqual([]);
    }
  });

  test('a game is calm by itself: what is solved is cheered in words, without confetti', async ({ page }) => {
    const asked: string[] = [];
    await page.route(LIBRARY_OF_CONFETTI, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    const courtyard = new GamePage(page, '/times-tables');
    await courtyard.openFrozen('?mute&seed=21');
    await expect(courtyard.main).toHaveAttribute('data-calm', 'true');
    await courtyard.pictureReady();
    await courtyard.give('right');
    await courtyard.expectState('completed');
    await courtyard.pass(1000);
    await expect(page.locator('canvas.confetti')).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await moving(page)).toEqual([]);
  });
});

test('Where nobody asks for that, there is motion to be seen, and confetti', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await moving(page)).length).toBeGreaterThan(0);
  const library = page.waitForRequest(LIBRARY_OF_CONFETTI);
  const courtyard = new GamePage(page, '/times-tables');
  await courtyard.openFrozen('?mute&seed=21');
  await courtyard.pictureReady();
  await courtyard.give('right');
  await courtyard.expectState('completed');
  await courtyard.passUntilSeen('canvas.confetti');
  await library;
});
