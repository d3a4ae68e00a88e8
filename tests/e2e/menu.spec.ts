import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

test.describe('The menu of Arithmetic Hero', () => {
  test('names the game, its state and the document as every game page must', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await expect(page).toHaveTitle('Arithmetic Hero - Math Game');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(hero.main).toHaveAttribute('data-game', 'arithmetic-hero');
    await hero.expectState('menu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arithmetic Hero');
    await expect(page.getByRole('link', { name: 'Back to Games' })).toHaveAttribute('href', '/');
    await expect(hero.button('Back to Menu')).toHaveCount(0);
    await expect(hero.button('Pause')).toHaveCount(0);
    await expect(hero.question).toHaveCount(0);
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('leads to the top of a round, of the wardrobe and of the rewards, however far down the button was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    const hero = new Hero(page);
    for (const name of ['Start Game', 'Customize Hero', 'View Rewards']) {
      await hero.open('?mute');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await hero.button(name).click();
      await expect(hero.main).not.toHaveAttribute('data-state', 'menu');
      expect(await page.evaluate(() => scrollY), name).toBe(0);
    }
  });

  test('says the words of the specification', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await expect(page.getByText('Become a math superhero and save the city!', { exact: true })).toBeVisible();
    for (const name of ['Start Game', 'Customize Hero', 'View Rewards']) await expect(hero.button(name)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How to Play', exact: true })).toBeVisible();
    const rules = page.getByRole('region', { name: 'How to Play' }).getByRole('listitem');
    await expect(rules.locator('p')).toHaveCount(6);
    const modes = page.getByRole('radiogroup', { name: 'Game mode' }).getByRole('radio');
    await expect(modes).toHaveCount(3);
    await expect(page.getByRole('radio', { name: 'Arcade' })).toBeChecked();
    for (const time of ['normal', 'longer', 'none'])
      await expect(page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { name: time })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
  });

  test('shows the figures of a new player, and those of a returning one', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    const fresh = { best: ['0', 0], solved: ['0', 0], 'best-streak': ['0', 0], progress: ['0 of 9', 0] } as const;
    await hero.expectFigures(fresh);
    await page.evaluate(() =>
      localStorage.setItem(
        'arithmeticHeroProgress',
        JSON.stringify({
          highScores: { arcade: [1234, 0, 0, 0, 0], challenge: 90 },
          totalCorrectAnswers: 1567,
          longestStreak: 12,
          achievements: ['first-zap', 'on-fire', 'century-club', 'big-brain'],
        }),
      ),
    );
    await page.reload();
    await hero.expectFigures({
      best: ['1,234', 1234],
      solved: ['1,567', 1567],
      'best-streak': ['12', 12],
      progress: ['4 of 9', 4],
    });
    await page.getByRole('radio', { name: 'Hero Challenge' }).check();
    await hero.expectFigures({ best: ['90', 90] });
  });

  test('offers the levels that are open, and says of the others that they are locked', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 3 });
    await hero.open();
    const levels = page.getByRole('radiogroup', { name: 'Level' });
    for (const level of [1, 2, 3]) await expect(levels.getByRole('radio', { name: `Level ${level}` })).toBeEnabled();
    for (const level of [4, 5]) {
      const locked = levels.getByRole('radio', { name: `Level ${level}` });
      await expect(locked).toBeDisabled();
      await expect(locked).toHaveAccessibleDescription(/Locked$/);
    }
    await expect(levels.getByText('Locked', { exact: true })).toHaveCount(2);
  });

  test('hides the levels in the challenge, and begins again at level 1 in every other mode', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 3 });
    await hero.open();
    await page.getByRole('radio', { name: 'Level 3' }).check();
    await page.getByRole('radio', { name: 'Practice' }).check();
    await expect(page.getByRole('radio', { name: 'Level 1' })).toBeChecked();
    await page.getByRole('radio', { name: 'Level 2' }).check();
    await page.getByRole('radio', { name: 'Hero Challenge' }).check();
    await expect(page.getByRole('radiogroup', { name: 'Level' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Arcade' }).check();
    await expect(page.getByRole('radio', { name: 'Level 1' })).toBeChecked();
  });

  test('remembers how answers are given and how much time there is, but not the mode', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await page.getByRole('radio', { name: 'choose' }).check();
    await page.getByRole('radio', { name: 'longer' }).check();
    await page.getByRole('radio', { name: 'Practice' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'choose' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'longer' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Arcade' })).toBeChecked();
  });

  test('does not remember what only a link asked for', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open('?answers=choice&time=none&mode=practice');
    await expect(page.getByRole('radio', { name: 'choose' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'none' })).toBeChecked();
    await hero.open();
    await expect(page.getByRole('radio', { name: 'type' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
  });

  test('says at the start which mode and level begin, for two seconds', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 2 });
    await hero.openFrozen();
    await page.getByRole('radio', { name: 'Level 2' }).check();
    await hero.start();
    await expect(hero.toasts()).toHaveText([/^Arcade ModeLevel 2 - Let's go!$/]);
    await hero.pass(1900);
    await expect(hero.toasts()).toHaveCount(1);
    await hero.pass(500);
    await expect(hero.toasts()).toHaveCount(0);
    await hero.expectState('playing.arcade.falling');
  });

  for (const [mode, words] of [
    ['Practice', "Practice ModeLevel 1 - Let's go!"],
    ['Hero Challenge', "Challenge ModeLevel 1 - Let's go!"],
  ] as const) {
    test(`says at the start of ${mode} what begins`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen();
      await page.getByRole('radio', { name: mode }).check();
      await hero.start();
      await expect(hero.toasts()).toHaveText([new RegExp(`^${words}$`)]);
    });
  }
});
