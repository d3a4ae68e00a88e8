import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

test.describe('Enough points at level 1', () => {
  test('open level 2: the overlay for two seconds, the news, toasts at the next visit, and the level in the menu', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=21&start&mute&speed=8');
    await hero.solveMany(14);
    expect(await hero.value('score')).toBeGreaterThanOrEqual(290);
    while ((await hero.value('score')) < 300) await hero.solveMany(1);
    await page.keyboard.press('Escape');
    await hero.button('End round').click();

    await hero.expectState('playing.arcade.unlocked');
    await expect(page.getByRole('heading', { name: 'Level Unlocked!', exact: true })).toBeVisible();
    await expect(page.getByText('Level 2 is now available!', { exact: true })).toBeVisible();
    await hero.expectFocusInGame();
    await hero.pass(200);
    await hero.expectState('playing.arcade.unlocked');
    await hero.pass(100);
    await hero.expectState('gameover');
    await expect(page.getByRole('heading', { name: 'Game Over', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'New Level Unlocked!', exact: true })).toBeVisible();
    await expect(page.getByText("You've reached level 2!", { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Achievements Unlocked!', exact: true })).toBeVisible();
    const achievements = page.locator('section', { hasText: 'Achievements Unlocked!' }).getByRole('listitem');
    await expect(achievements).toHaveText([/^First Zap!/, /^On Fire!/, /^Rising Star/]);
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    await expect(page.getByText('Well done!', { exact: true })).toBeVisible();
    await hero.expectStored({ unlockedLevels: 2 });

    await hero.open();
    await hero.passUntilSeen('.toast', 100, 3);
    await expect(hero.toasts()).toHaveText([
      /^🏆 Achievement Unlocked!First Zap!$/,
      /^🏆 Achievement Unlocked!On Fire!$/,
      /^🏆 Achievement Unlocked!Rising Star$/,
    ]);
    await hero.pass(4700);
    await expect(hero.toasts()).toHaveCount(3);
    await hero.pass(1000);
    await expect(hero.toasts()).toHaveCount(0);
    await hero.expectStored({ pendingAchievements: [] });
    await hero.reload();
    await hero.expectState('menu');
    await hero.pass(1000);
    await expect(hero.toasts(), 'each is told once').toHaveCount(0);

    await expect(page.getByRole('radio', { name: 'Level 1' })).toBeChecked();
    await page.getByRole('radio', { name: 'Level 2' }).check();
    await hero.start();
    await hero.expectFigures({ level: ['2', 2] });
  });

  test('count also when the page is left in the middle of the round', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=21&start&mute&speed=8');
    await hero.solveMany(15);
    const score = await hero.value('score');
    expect(score).toBeGreaterThanOrEqual(300);
    await page.goto('/');
    await hero.expectStored({
      unlockedLevels: 2,
      highScores: { arcade: [score, 0, 0, 0, 0], challenge: 0 },
      totalCorrectAnswers: 15,
    });
  });

  test('do not open a level that is played as a guest', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=21&mute&level=2&speed=8');
    await expect(page.getByText(/Level 2 is not open yet\./)).toBeVisible();
    await hero.start();
    await hero.expectFigures({ level: ['2', 2] });
    await hero.solveMany(16);
    expect(await hero.value('score')).toBeGreaterThanOrEqual(600);
    await page.keyboard.press('Escape');
    await hero.button('End round').click();
    await hero.expectState('gameover');
    await expect(page.getByText('New high score!')).toHaveCount(0);
    await expect(page.getByText('New Level Unlocked!')).toHaveCount(0);
    await hero.expectStored({
      unlockedLevels: 1,
      highScores: { arcade: [0, 0, 0, 0, 0] },
      totalCorrectAnswers: 16,
    });
  });
});
