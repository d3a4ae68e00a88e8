import { Hero } from './helpers/hero';
import { hide } from './helpers/hide';
import { expect, test } from './helpers/test';

const KEY = 'arithmeticHeroProgress';

const ACHIEVEMENTS = [
  ['first-zap', 'First Zap!', 'zap'],
  ['on-fire', 'On Fire!', 'fire'],
  ['lightning-fingers', 'Lightning Fingers', 'lightning-bolt'],
  ['rising-star', 'Rising Star', 'star'],
  ['math-defender', 'Math Defender', 'shield'],
  ['number-captain', 'Number Captain', 'award'],
  ['arithmetic-master', 'Arithmetic Master', 'medal'],
  ['century-club', 'Century Club', 'award'],
  ['big-brain', 'Big Brain', 'medal'],
] as const;

const seenBy = async (tab: Hero) => Object(await tab.stored()).totalCorrectAnswers;

test.describe('Progress on the device', () => {
  test('is written with the defaults of the specification at the first visit', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await expect
      .poll(() => hero.stored())
      .toEqual({
        highScores: { arcade: [0, 0, 0, 0, 0], challenge: 0 },
        unlockedLevels: 1,
        totalCorrectAnswers: 0,
        longestStreak: 0,
        achievements: ACHIEVEMENTS.map(([id, name, icon]) =>
          expect.objectContaining({ id, name, icon, isUnlocked: false, description: expect.any(String) }),
        ),
        pendingAchievements: [],
        avatarItems: { cape: 'default', mask: 'default', color: 'blue', emblem: 'lightning' },
        unlockedItems: expect.arrayContaining(['default-cape', 'default-mask', 'blue-color', 'lightning-emblem']),
      });
  });

  test('is taken over from the key of long ago', async ({ page }) => {
    await page.addInitScript(() => {
      const old = { totalCorrectAnswers: 214, longestStreak: 11, unlockedLevels: 2, avatarItems: { color: 'red' } };
      localStorage.setItem('additionHeroProgress', JSON.stringify(old));
    });
    const hero = new Hero(page);
    await hero.open();
    await hero.expectFigures({ solved: ['214', 214], 'best-streak': ['11', 11] });
    await expect(page.getByRole('radio', { name: 'Level 2' })).toBeEnabled();
    await hero.expectStored({ totalCorrectAnswers: 214, longestStreak: 11, unlockedLevels: 2 });
  });

  test('that cannot be read is set aside, and the game begins anew', async ({ page }) => {
    await page.addInitScript((key) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"totalCorrectAnswers": 41');
    }, KEY);
    const hero = new Hero(page);
    await hero.openFrozen('?start&mute');
    await hero.solveMany(1);
    await hero.button('Back to Menu').click();
    await hero.expectFigures({ solved: ['1', 1] });
    await hero.reload();
    await hero.expectStored({ totalCorrectAnswers: 1 });
    const texts = await page.evaluate(() => Object.values(localStorage));
    expect(texts).toContain('{"totalCorrectAnswers": 41');
  });

  test('with parts missing or damaged keeps every part that can be read', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({
      highScores: { arcade: [120, 'many'] },
      unlockedLevels: 'two',
      totalCorrectAnswers: 333,
      longestStreak: -4,
      achievements: [{ id: 'first-zap', isUnlocked: true }, null, 'century-club'],
      avatarItems: { color: 'pink', mask: 'star', cape: 'default', emblem: 'lightning' },
      unlockedItems: ['mask-star', 'color-red', 7],
    });
    await hero.openFrozen('?start&mute');
    await hero.solveMany(1);
    await hero.button('Back to Menu').click();
    await hero.expectFigures({ best: ['120', 120], solved: ['334', 334], 'best-streak': ['1', 1] });
    await hero.expectFigures({ progress: ['2 of 9', 2] });
    await hero.expectStored({
      unlockedLevels: 1,
      avatarItems: { color: 'blue', mask: 'star' },
      unlockedItems: expect.arrayContaining(['star-mask', 'red-color']),
    });
  });

  test('counts what is solved in two tabs that are open at the same time', async ({ page, context }) => {
    const tabs = [new Hero(page), new Hero(await context.newPage())];
    for (const tab of tabs) await tab.openFrozen('?start&mute&time=none&speed=50');
    let solved = 0;
    for (let round = 0; round < 3; round++) {
      for (const tab of tabs) {
        await tab.solveMany(1);
        solved += 1;
        // The browser itself shows a tab what another has written only a moment later.
        for (const other of tabs) await expect.poll(() => seenBy(other)).toBe(solved);
      }
    }
    for (const tab of tabs) {
      await tab.button('Back to Menu').click();
      await tab.expectFigures({ solved: ['6', 6], 'best-streak': ['3', 3] });
    }
  });
});

test.describe('A tablet that closes the page', () => {
  test('says only that it is hidden: the score is judged and on the device by then', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?start&mute&seed=21&speed=4');
    await hero.solveMany(3);
    await hide(page, true);
    await hero.expectStored({
      totalCorrectAnswers: 3,
      highScores: { arcade: [30, 0, 0, 0, 0] },
    });
  });
});

test.describe('A device that keeps nothing', () => {
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
    test(`${error} says so once, and lets the player play, and count until the page is closed`, async ({ page }) => {
      await page.addInitScript(spoil);
      const hero = new Hero(page);
      await hero.openFrozen('?mute&speed=4');
      await hero.expectState('menu');
      await hero.start();
      await hero.solveMany(3);
      await hero.pass(300);
      await expect(hero.toasts().filter({ hasText: 'Nothing can be saved here' })).toHaveCount(1);
      await hero.button('Back to Menu').click();
      await hero.expectFigures({ best: ['30', 30], solved: ['3', 3] });
    });
  }
});
