import type { Page } from 'playwright/test';
import { forbidWebgl } from './helpers/forbid-webgl';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

/** Confetti flies on a canvas of its own. */
const confetti = (page: Page) => page.locator('canvas.confetti');

test.describe('The switches of an address', () => {
  test('ask the same sums again by the same seed, and others by another, or by chance', async ({ page }) => {
    const hero = new Hero(page);
    const rounds: string[] = [];
    for (const seed of ['&seed=4294967295', '&seed=4294967295', '&seed=8', '', '']) {
      await hero.openFrozen(`?start&mute&speed=4${seed}`);
      rounds.push((await hero.solveMany(5)).join());
    }
    const [first, again, ...others] = rounds;
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size, 'different rounds').toBe(4);
  });

  test('are passed over where they are malformed', async ({ page }) => {
    const hero = new Hero(page);
    for (const query of [
      '?seed=-1&time=fast&speed=0&mode=chess&level=9&answers=sing&calm=perhaps&mute=no&start=no',
      '?seed=%F0%9F%8F%86&speed=NaN&level=%00&mode=__proto__&answers=constructor&time=&start=0',
    ]) {
      await hero.openFrozen(query);
      await hero.expectState('menu');
      for (const name of ['Arcade', 'Level 1', 'type', 'normal'])
        await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await hero.start();
    await hero.pass(6000);
    await hero.expectFigures({ shield: ['100%', 100] });
    await hero.pass(3000);
    expect(await hero.value('shield')).toBeLessThan(100);
  });

  test('move game time from a quarter of its speed to fifty times', async ({ page }) => {
    const hero = new Hero(page);
    for (const speed of [0.25, 50]) {
      await hero.openFrozen(`?mode=challenge&start&mute&speed=${speed}`);
      await hero.pass(1000);
      const passed = 90 - (await hero.value('time'));
      expect(passed).toBeGreaterThanOrEqual(Math.floor(speed * 0.9));
      expect(passed).toBeLessThanOrEqual(Math.ceil(speed * 1.1));
    }
  });

  test('begin a round at once with the mode, level, answers and time they name', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 4 });
    await hero.openFrozen('?start=1&mode=arcade&level=4&answers=choice&time=none&mute=true');
    await hero.expectState('playing.arcade.asking');
    await hero.expectFigures({ level: ['4', 4] });
    await expect(page.getByRole('group', { name: 'Answers', exact: true })).toBeVisible();
    await hero.expectFocusInGame();
  });

  test('let confetti fly over a page without pictures at a streak of ten, but not where things are to be calm', async ({
    page,
  }) => {
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

  test('make this page quiet without remembering it; the button is remembered', async ({ page }) => {
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
