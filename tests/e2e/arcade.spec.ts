import { Hero } from './helpers/hero';
import { Count, shown } from './helpers/sums';
import { expect, test } from './helpers/test';

/** Presses Tab until something has the focus; gives how many presses that took. */
async function tabTo(hero: Hero, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused(hero)) === name) return presses;
    await hero.page.keyboard.press(key);
  }
  throw new Error(`Tab does not come to "${name}".`);
}

/** What has the focus now, by its label or its words. */
const focused = (hero: Hero): Promise<string> =>
  hero.page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

const expectCounted = (hero: Hero, count: Count): Promise<void> =>
  hero.expectFigures({
    score: [count.score.toLocaleString('en-GB'), count.score],
    streak: [String(count.streak), count.streak],
    shield: [`${count.shield}%`, count.shield],
    combo: count.multiplier > 1 ? [`×${count.multiplier}`, count.multiplier] : null,
  });

test.describe('A round of the arcade', () => {
  test('is played by the keyboard alone, from the menu to the next round', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 5 });
    await hero.openFrozen('?mute&level=5&speed=4&seed=21');
    await page.keyboard.press('Tab');
    expect(await focused(hero)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await expect(hero.main).toBeFocused();
    await tabTo(hero, 'Start Game');
    await page.keyboard.press('Enter');
    await hero.expectState('playing.arcade.falling');
    await expect(hero.field).toBeFocused();

    const count = new Count(5);
    for (let turn = 1; turn <= 7; turn++) {
      await hero.passUntilAsked();
      const isIncorrect = turn === 2;
      await page.keyboard.type(isIncorrect ? '9999' : await hero.answer());
      await page.keyboard.press('Enter');
      if (isIncorrect) count.miss();
      else count.solve();
      await expectCounted(hero, count);
      await expect(hero.field).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await hero.expectState('playing.arcade.falling.paused');
    await expect(hero.button('Resume')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focused(hero)).toBe('End round');
    await page.keyboard.press('Enter');
    await hero.expectState('gameover');
    await expect(page.getByRole('heading', { name: 'Game Over' })).toBeFocused();
    await hero.expectStored({ highScores: { arcade: [0, 0, 0, 0, count.score] } });
    await page.keyboard.press('Tab');
    expect(await focused(hero)).toBe('Play Again');
    await page.keyboard.press('Enter');
    await hero.expectState('playing.arcade.falling');
    await expect(hero.field).toBeFocused();
    await tabTo(hero, 'Back to Menu', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await hero.expectState('menu');
    await hero.expectFocusInGame();
  });

  test('ends when the shield is gone, with the figures that an independent count has', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 3 });
    await hero.openFrozen('?seed=21&start&mute&level=2&speed=5');
    const count = new Count(2);
    for (let turn = 1; turn <= 23; turn++) {
      if (turn === 2 || turn === 4) {
        await hero.answerMany(1, () => shown(-1));
        count.miss();
      }
      await hero.solveMany(1);
      count.solve();
      await expectCounted(hero, count);
    }
    await hero.passUntilState('gameover', 500);
    count.land(4);
    expect(count.shield).toBe(0);
    expect(count.score, 'a score with its thousands grouped').toBeGreaterThan(1000);
    await expect(page.getByRole('heading', { name: 'Game Over', exact: true })).toBeFocused();
    await hero.expectFigures({
      score: [count.score.toLocaleString('en-GB'), count.score],
      'best-streak': [String(count.bestStreak), count.bestStreak],
      accuracy: [`${count.accuracy}%`, count.accuracy],
      solved: [String(count.solved), count.solved],
    });
    for (const text of ['Outstanding!', 'Good accuracy!', 'New high score!'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    for (const name of ['Play Again', 'Main Menu', 'For teachers']) await expect(hero.button(name)).toBeVisible();
    for (const name of ['Back to Menu', 'Pause']) await expect(hero.button(name)).toHaveCount(0);
    await hero.expectStored({
      highScores: { arcade: [0, count.score, 0, 0, 0] },
      totalCorrectAnswers: count.solved,
      longestStreak: count.bestStreak,
    });
  });
});

test.describe('A round of the arcade by touch alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('is typed on the number pad, with mistakes and corrections, to its end', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute&seed=21');
    await hero.button('Start Game').tap();
    await hero.expectState('playing.arcade.falling');
    await hero.pictureReady();
    await expect(hero.field).toHaveAttribute('inputmode', 'none');
    const pad = page.getByRole('group', { name: 'Number pad' });
    const count = new Count(1);
    for (let turn = 1; turn <= 4; turn++) {
      await hero.passUntilAsked(200);
      const typed = turn === 2 ? '0' : await hero.answer();
      for (const digit of typed) await pad.getByRole('button', { name: digit, exact: true }).tap();
      await pad.getByRole('button', { name: '9', exact: true }).tap();
      await pad.getByRole('button', { name: 'delete', exact: true }).tap();
      await expect(hero.field).toHaveValue(typed);
      await hero.button('Zap').tap();
      if (turn === 2) count.miss();
      else count.solve();
      await expectCounted(hero, count);
      await hero.expectFocusInGame();
    }
    await hero.button('Pause').tap();
    await hero.button('End round').tap();
    await hero.expectState('gameover');
    await hero.expectFigures({ score: [String(count.score), count.score], accuracy: ['75%', 75] });
    await hero.button('Main Menu').tap();
    await hero.expectState('menu');
    await hero.expectFocusInGame();
  });

  test('is chosen from the answers, and brings what was earned to the menu when it is left', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute&seed=21');
    await page.getByRole('radio', { name: 'choose' }).tap();
    await expect(page.getByRole('radio', { name: 'choose' })).toBeChecked();
    await hero.button('Start Game').tap();
    await hero.pictureReady();
    const count = new Count(1);
    for (let turn = 1; turn <= 4; turn++) {
      await hero.passUntilAsked(200);
      const answer = await hero.answer();
      const choices = hero.asked().getByRole('button');
      if (turn === 2) {
        await choices.filter({ hasNotText: answer }).first().tap();
        count.miss();
      } else {
        await choices.and(page.getByRole('button', { name: answer, exact: true })).tap();
        count.solve();
      }
      await expectCounted(hero, count);
      await hero.expectFocusInGame();
    }
    await hero.button('Back to Menu').tap();
    await hero.expectState('menu');
    await hero.expectFocusInGame();
    await hero.expectFigures({ best: [String(count.score), count.score], solved: ['3', 3], 'best-streak': ['2', 2] });
  });
});
