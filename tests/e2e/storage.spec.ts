import { Hero } from './helpers/hero';
import { setPageHidden } from './helpers/hide';
import { expect, test } from './helpers/test';

/** Long enough for an idle page to have written to storage, in milliseconds. */
const WRITTEN_MS = 50;

const seenBy = async (tab: Hero) => Object(await tab.stored()).totalCorrectAnswers;

test.describe('Progress on the device', () => {
  test('counts what is solved in two tabs at the same time', async ({ page, context }) => {
    const tabs = [new Hero(page), new Hero(await context.newPage())];
    for (const tab of tabs) await tab.openFrozen('?start&mute&time=none&speed=50');
    let solved = 0;
    for (let round = 0; round < 3; round++) {
      for (const tab of tabs) {
        await tab.solveMany(1);
        solved += 1;
        await tab.pass(WRITTEN_MS);
        // A tab sees what another tab has written only a moment later.
        for (const other of tabs) await expect.poll(() => seenBy(other)).toBe(solved);
      }
    }
    for (const tab of tabs) {
      await tab.leave();
      await tab.expectFigures({ solved: ['6', 6], 'best-streak': ['3', 3] });
    }
  });
});

test.describe('A tablet that closes the page', () => {
  test('only reports that it is hidden, but by then the score has been compared and stored', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?start&mute&seed=21&speed=4');
    await hero.solveMany(3);
    await setPageHidden(page, true);
    await hero.expectStored({
      totalCorrectAnswers: 3,
      highScores: { arcade: [30, 0, 0, 0, 0] },
    });
  });

  test('right after an answer still stores it, although the page was not idle', async ({ page, context }) => {
    const [other, hero] = [new Hero(page), new Hero(await context.newPage())];
    for (const tab of [other, hero]) await tab.openFrozen('?start&mute&seed=21');
    await hero.solveMany(2);
    expect(await seenBy(hero)).toBe(1);
    await hero.page.close();
    await other.expectStored({ totalCorrectAnswers: 2 });
  });
});

test.describe('A device that cannot store anything', () => {
  for (const [error, spoil] of [
    [
      'because it forbids it',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        }),
    ],
    [
      'because it is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${error} shows one message, lets the player play, and counts until the page is closed`, async ({ page }) => {
      await page.addInitScript(spoil);
      const hero = new Hero(page);
      await hero.openFrozen('?mute&speed=4');
      await hero.expectState('menu');
      await hero.start();
      await hero.solveMany(3);
      await hero.pass(300);
      await expect(hero.toasts().filter({ hasText: 'Nothing can be saved here' })).toHaveCount(1);
      await hero.leave();
      await hero.expectFigures({ best: ['30', 30], solved: ['3', 3] });
    });
  }
});
