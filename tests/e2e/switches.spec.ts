import type { Page } from 'playwright/test';
import { forbidWebgl } from './helpers/forbid-webgl';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

/** The first sums of a round that has begun, in the order in which they come. */
async function firstSums(hero: Hero): Promise<readonly string[]> {
  const sums: string[] = [];
  for (let number = 0; number < 5; number++) {
    await hero.passUntilAsked();
    sums.push(await hero.solve());
    await hero.pass(100);
  }
  return sums;
}

/** Confetti flies on a canvas of its own, straight under the body. */
const confetti = (page: Page) => page.locator('body > canvas');

test.describe('The switches of an address', () => {
  test('ask the same sums again by the same seed, and others by another', async ({ page, context }) => {
    const rounds: (readonly string[])[] = [];
    for (const seed of [4294967295, 4294967295, 8]) {
      const hero = new Hero(rounds.length === 0 ? page : await context.newPage());
      await hero.openFrozen(`?seed=${seed}&start&mute&speed=4`);
      rounds.push(await firstSums(hero));
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).not.toEqual(rounds[0]);
  });

  test('are not needed for chance: two rounds without a seed differ', async ({ page }) => {
    const hero = new Hero(page);
    const rounds: (readonly string[])[] = [];
    for (let round = 0; round < 2; round++) {
      await hero.openFrozen('?start&mute&speed=4');
      rounds.push(await firstSums(hero));
    }
    expect(rounds[1]).not.toEqual(rounds[0]);
  });

  for (const query of [
    '?seed=-1&time=fast&speed=0&mode=chess&level=9&answers=sing&calm=perhaps&mute=no&start=no',
    '?seed=4294967296&time=&speed=51&mode=&level=&answers=&start=0',
    '?seed=1e3&speed=1e1&level=1.0&time=NORMAL&mode=Arcade&start=yes',
    '?seed=%F0%9F%8F%86&speed=NaN&level=%00&mode=__proto__&answers=constructor',
  ]) {
    test(`are passed over where they are malformed: ${query}`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen(query);
      await hero.expectState('menu');
      for (const name of ['Arcade', 'Level 1', 'type', 'normal'])
        await expect(page.getByRole('radio', { name })).toBeChecked();
      await hero.start();
      await hero.pass(6000);
      await hero.expectFigures({ shield: ['100%', 100] });
      await hero.pass(3000);
      expect(await hero.value('shield')).toBeLessThan(100);
    });
  }

  for (const speed of ['0.25', '50']) {
    test(`move game time by speed=${speed}`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen(`?mode=challenge&start&mute&speed=${speed}`);
      await hero.pass(1000);
      const passed = 90 - (await hero.value('time'));
      expect(passed).toBeGreaterThanOrEqual(Math.floor(Number(speed) * 0.9));
      expect(passed).toBeLessThanOrEqual(Math.ceil(Number(speed) * 1.1));
    });
  }

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
    for (const [query, isCalm] of [
      ['', false],
      ['&calm', true],
    ] as const) {
      await hero.openFrozen(`?seed=21&start&mute&speed=4${query}`);
      await hero.solveMany(9);
      await expect(confetti(page)).toHaveCount(0);
      await hero.solveMany(1);
      if (!isCalm) await expect(confetti(page)).toHaveCount(1);
      await hero.pass(500);
      if (isCalm) await expect(confetti(page)).toHaveCount(0);
    }
  });

  test('are not needed for calm on a device that asks for less motion', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hero = new Hero(page);
    await hero.openFrozen('?seed=21&start&mute&speed=4');
    await hero.solveMany(10);
    await hero.pass(500);
    await expect(confetti(page)).toHaveCount(0);
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
