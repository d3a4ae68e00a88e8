import type { Page } from 'playwright/test';
import { seededRandom, wholeBetween } from '../../machines/core/random';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

const KEYS =
  '0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 Enter Enter Enter Tab Shift+Tab Escape Escape p P Backspace Space - a + , ArrowLeft ArrowRight ArrowUp ArrowDown Delete Home F8'.split(
    ' ',
  );
const STATES = /^(menu|gameover|other\.(customiser|rewards)|playing\.(arcade|challenge|practice)\.\w+(\.paused)?)$/;

/** The ways out of the game lead nowhere, so that the whole test is spent in it. */
const closeExits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const isExit = event.target instanceof Element && event.target.closest('a') !== null;
        if (!isExit) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  });

/** What must be so whatever was pressed. */
async function expectSound(hero: Hero): Promise<void> {
  expect(await hero.state()).toMatch(STATES);
  for (const [name, least, most] of [
    ['shield', 0, 100],
    ['streak', 0, 500],
    ['score', 0, 100_000],
    ['accuracy', 0, 100],
  ] as const) {
    const figure = hero.figure(name);
    if ((await figure.count()) === 0) continue;
    const value = await hero.value(name);
    expect(value, name).toBeGreaterThanOrEqual(least);
    expect(value, name).toBeLessThanOrEqual(most);
  }
}

test.describe('Mashing the keys', () => {
  for (const query of [
    '?seed=1&answers=type',
    '?seed=2&answers=choice',
    '?seed=3&mode=challenge&answers=choice',
    '?seed=4&mode=practice',
  ]) {
    test(`breaks nothing and never drops the focus: ${query}`, async ({ page }) => {
      await closeExits(page);
      const hero = new Hero(page);
      const random = seededRandom(500, query);
      await hero.openFrozen(`${query}&start&mute&speed=4`);
      for (let press = 1; press <= 150; press++) {
        const key = KEYS[wholeBetween(random, 0, KEYS.length - 1)] ?? '0';
        await page.keyboard.press(key);
        const isDropped = await page.evaluate(() => document.activeElement === document.body);
        // Beyond the last and before the first control Tab leads to the browser itself.
        if (isDropped) expect(key, 'the key that dropped the focus').toMatch(/Tab$/);
        if (press % 10 === 0) await hero.pass(wholeBetween(random, 0, 400));
        if (press % 30 === 0) await expectSound(hero);
      }
    });
  }
});

test.describe('Tapping everywhere', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const query of ['?seed=5&answers=type', '?seed=6&answers=choice&time=none']) {
    test(`breaks nothing: ${query}`, async ({ page }) => {
      await closeExits(page);
      const hero = new Hero(page);
      const random = seededRandom(500, query);
      await hero.openFrozen(`${query}&start&mute&speed=4`);
      for (let tap = 1; tap <= 250; tap++) {
        await page.touchscreen.tap(wholeBetween(random, 0, 389), wholeBetween(random, 0, 843));
        if (tap % 10 === 0) await hero.pass(wholeBetween(random, 0, 300));
        if (tap % 50 === 0) await expectSound(hero);
      }
    });
  }
});

test.describe('Typing faster than anyone', () => {
  test('reaches the field letter by letter, whatever comes meanwhile', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none&speed=50');
    for (let turn = 1; turn <= 20; turn++) {
      const answer = await hero.answer();
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
      await expect(hero.figure('streak')).toHaveAttribute('data-value', String(turn));
      await hero.passUntilState('playing.arcade.asking');
    }
    await hero.expectFigures({ shield: ['100%', 100], streak: ['20', 20] });
  });
});
