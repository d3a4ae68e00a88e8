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

declare global {
  // A global variable of the page has to be declared like this.
  var droppedBy: string[];
}

/**
 * Runs in the page: notes under `droppedBy` each key after which nothing has the focus. Beyond the last and before the first
 * control Tab leads to the browser itself.
 */
function watchFocus(): void {
  globalThis.droppedBy = [];
  addEventListener('keyup', ({ key }) => {
    if (document.activeElement === document.body && key !== 'Tab' && key !== 'Shift') droppedBy.push(key);
  });
}

/** What must be so whatever was pressed. */
async function expectSound(hero: Hero): Promise<void> {
  expect(await hero.state()).toMatch(STATES);
  const figures = await hero.figures(['shield', 'streak', 'score', 'accuracy']);
  const max = { shield: 100, streak: 500, score: 100_000, accuracy: 100 };
  for (const [name, limit] of Object.entries(max)) {
    const [, value] = figures[name] ?? ['', 0];
    expect(value, name).toBeGreaterThanOrEqual(0);
    expect(value, name).toBeLessThanOrEqual(limit);
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
      await page.evaluate(watchFocus);
      for (let press = 1; press <= 120; press++) {
        await page.keyboard.press(KEYS[wholeBetween(random, 0, KEYS.length - 1)] ?? '0');
        if (press % 10 === 0) await hero.pass(wholeBetween(random, 0, 400));
        if (press % 30 === 0) await expectSound(hero);
      }
      expect(await page.evaluate(() => droppedBy), 'the keys that dropped the focus').toEqual([]);
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
      for (let tap = 1; tap <= 150; tap++) {
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
    for (let turn = 1; turn <= 8; turn++) {
      const answer = await hero.answer();
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
      await hero.expectFigures({ shield: ['100%', 100], streak: [String(turn), turn] });
      await hero.passUntilState('playing.arcade.asking');
    }
  });
});
