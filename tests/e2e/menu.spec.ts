import { Hero } from './helpers/hero';
import { underMessages } from './helpers/messages';
import { expect, test } from './helpers/test';

const SIZES = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const;

test.describe('The menu of Arithmetic Hero', () => {
  test('names the game and its state as every game page must, in the words of the specification', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open();
    await expect(page).toHaveTitle('Arithmetic Hero - Math Game');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(hero.main).toHaveAttribute('data-game', 'arithmetic-hero');
    await hero.expectState('menu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arithmetic Hero');
    await expect(page.getByRole('link', { name: 'Back to Games' })).toHaveAttribute('href', '/');
    for (const name of ['Back to Menu', 'Pause']) await expect(hero.button(name)).toHaveCount(0);
    await expect(hero.question).toHaveCount(0);
    await expect(page.locator('canvas')).toHaveCount(0);

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
    await hero.expectFigures({ best: ['0', 0], solved: ['0', 0], 'best-streak': ['0', 0], progress: ['0 of 9', 0] });
  });

  test('shows the figures and the levels of a returning player, and none in the challenge', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({
      highScores: { arcade: [1234, 0, 0, 0, 0], challenge: 90 },
      unlockedLevels: 3,
      totalCorrectAnswers: 1567,
      longestStreak: 12,
      achievements: ['first-zap', 'on-fire', 'century-club', 'big-brain'],
    });
    await hero.open();
    await hero.expectFigures({
      best: ['1,234', 1234],
      solved: ['1,567', 1567],
      'best-streak': ['12', 12],
      progress: ['4 of 9', 4],
    });
    const levels = page.getByRole('radiogroup', { name: 'Level' });
    for (const level of [1, 2, 3]) await expect(levels.getByRole('radio', { name: `Level ${level}` })).toBeEnabled();
    for (const level of [4, 5]) {
      const locked = levels.getByRole('radio', { name: `Level ${level}` });
      await expect(locked).toBeDisabled();
      await expect(locked).toHaveAccessibleDescription(/Locked$/);
    }
    await page.getByRole('radio', { name: 'Level 3' }).check();
    await page.getByRole('radio', { name: 'Practice' }).check();
    await expect(page.getByRole('radio', { name: 'Level 1' })).toBeChecked();
    await page.getByRole('radio', { name: 'Hero Challenge' }).check();
    await expect(levels).toHaveCount(0);
    await hero.expectFigures({ best: ['90', 90] });
  });

  test('leads to the top of a round, of the wardrobe and of the rewards, however far down the button was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    const hero = new Hero(page);
    await hero.open('?mute');
    for (const [name, back] of [
      ['Customize Hero', 'Back'],
      ['View Rewards', 'Back'],
      ['Start Game', 'Back to Menu'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await hero.button(name).click();
      await expect(hero.main).not.toHaveAttribute('data-state', 'menu');
      expect(await page.evaluate(() => scrollY), name).toBe(0);
      await hero.button(back).click();
      await hero.expectState('menu');
    }
  });

  test('remembers how answers are given and how much time there is, but not the mode, nor what a link asked for', async ({
    page,
  }) => {
    const hero = new Hero(page);
    const expectChosen = async (...names: readonly string[]) => {
      for (const name of names) await expect(page.getByRole('radio', { name })).toBeChecked();
    };
    await hero.open('?answers=choice&time=none&mode=practice');
    await expectChosen('choose', 'none', 'Practice');
    await hero.open();
    await expectChosen('type', 'normal', 'Arcade');
    for (const name of ['choose', 'longer', 'Practice']) await page.getByRole('radio', { name }).check();
    await hero.reload();
    await expectChosen('choose', 'longer', 'Arcade');
  });

  test('says at the start what begins, for two seconds and over nothing of the game, at any size', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 2 });
    await hero.openFrozen();
    for (const [mode, level, text] of [
      ['Practice', 'Level 1', "Practice ModeLevel 1 - Let's go!"],
      ['Hero Challenge', null, "Challenge ModeLevel 1 - Let's go!"],
      ['Arcade', 'Level 2', "Arcade ModeLevel 2 - Let's go!"],
    ] as const) {
      await page.getByRole('radio', { name: mode }).check();
      if (level !== null) await page.getByRole('radio', { name: level }).check();
      await hero.start();
      await expect(hero.toasts()).toHaveText([new RegExp(`^${text}$`)]);
      // The challenge asks nothing yet.
      for (const [width, height] of mode === 'Hero Challenge' ? [] : SIZES) {
        await page.setViewportSize({ width, height });
        // No sum falls behind it.
        await expect.poll(() => underMessages(page), `${width} x ${height}`).toEqual({ seen: 1, under: [] });
      }
      await hero.pass(1900);
      await expect(hero.toasts()).toHaveCount(1);
      await hero.pass(500);
      await expect(hero.toasts()).toHaveCount(0);
      await hero.button('Back to Menu').click();
    }
  });
});
