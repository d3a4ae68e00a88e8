import type { Page } from 'playwright/test';
import { forbidWebgl } from './helpers/forbid-webgl';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

/** Confetti has its own canvas. */
const confetti = (page: Page) => page.locator('canvas.confetti');

test.describe('Query parameters', () => {
  test('change the speed of game time, from a quarter to fifty times normal', async ({ page }) => {
    const hero = new Hero(page);
    for (const speed of [0.25, 50]) {
      await hero.openFrozen(`?mode=challenge&start&mute&speed=${speed}`);
      await hero.pass(1000);
      const passed = 90 - (await hero.value('time'));
      expect(passed).toBeGreaterThanOrEqual(Math.floor(speed * 0.9));
      expect(passed).toBeLessThanOrEqual(Math.ceil(speed * 1.1));
    }
  });

  test('allow confetti without a scene at a streak of ten, but not with reduced motion', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const hero = new Hero(page);
    for (const [query, reducedMotion, count] of [
      ['', 'no-preference', 1],
      ['&calm', 'no-preference', 0],
      ['', 'reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await hero.openFrozen(`?seed=21&start&mute&speed=4${query}`);
      await hero.solveMany(9);
      await expect(confetti(page)).toHaveCount(0);
      await hero.solveMany(1);
      await hero.pass(500);
      await expect(confetti(page)).toHaveCount(count);
    }
  });

  test('mute this page without saving that, while a press of the sound button is saved', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open('?mute');
    await expect(hero.button('Sound')).toHaveAttribute('aria-pressed', 'false');
    await hero.open();
    await expect(hero.button('Sound')).toHaveAttribute('aria-pressed', 'true');
    await hero.button('Sound').click();
    await page.reload();
    await expect(hero.button('Sound')).toHaveAttribute('aria-pressed', 'false');
    await hero.button('Sound').click();
    await expect(hero.button('Sound')).toHaveAttribute('aria-pressed', 'true');
  });
});
