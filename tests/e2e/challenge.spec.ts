import type { Page } from 'playwright/test';
import { Hero } from './helpers/hero';
import { answerTo, shown } from './helpers/sums';
import { expect, test } from './helpers/test';

const listed = (page: Page) => page.getByRole('list', { name: 'Sums on the screen' }).getByRole('listitem');

test.describe('The challenge', () => {
  test('is introduced by the words of the specification, waits, and counts down to its end in minutes and seconds', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mode=challenge&mute&seed=3&speed=20');
    await hero.start();
    await hero.expectState('playing.challenge.ready');
    const title = 'Hero Challenge - Solve as many equations as you can in 90 seconds!';
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.locator('.stage-card').getByRole('listitem')).toHaveText([
      /^90 second time limit$/i,
      /^increasing difficulty as time passes$/i,
      /^shield resets when depleted$/i,
      /^look for special powerup equations$/i,
    ]);
    await expect(hero.button('Begin Challenge')).toBeFocused();
    await expect(hero.button('Back to Menu')).toBeVisible();
    await expect(hero.question).toHaveCount(0);
    await hero.pass(2000);
    await hero.expectState('playing.challenge.ready');

    await page.keyboard.press('Enter');
    await hero.expectState('playing.challenge.falling');
    await hero.expectFocusInGame();
    await hero.expectFigures({ time: ['1:30', 90], shield: ['100%', 100], score: ['0', 0], streak: ['0', 0] });
    await hero.pass(100);
    await expect(hero.figure('time')).toHaveText(/^1:2[89]$/);
    await hero.pass(1450);
    await expect(hero.figure('time')).toHaveText(/^(1:0[0-2]|0:59)$/);
    await hero.pass(2500);
    await hero.expectState('playing.challenge.falling');
    await expect(hero.figure('time')).toHaveText(/^0:(0\d|1[0-3])$/);
    await hero.pass(700);
    await hero.expectState('gameover');
    await expect(page.getByRole('heading', { name: 'Game Over', exact: true })).toBeVisible();
    await expect(page.getByText('Good effort!', { exact: true })).toBeVisible();
    await expect(page.getByText('New Level Unlocked!')).toHaveCount(0);
    await hero.expectFocusInGame();
  });

  test('brings one, two, then three sums every three seconds, and counts points as specified', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mode=challenge&mute&start&seed=11&speed=10');
    const spawned: number[] = [];
    let [score, streak] = [0, 0];
    for (let slot = 0; slot < 30; slot++) {
      await hero.pass(slot === 0 ? 50 : 300);
      let onScreen = await listed(page).count();
      spawned.push(onScreen);
      while (onScreen > 0) {
        const isDoubled = await hero.figure('double-points').isVisible();
        await hero.solveMany(1);
        streak += 1;
        score += Math.ceil(10 * Math.min(5, 1 + Math.floor(streak / 5) * 0.5)) * (isDoubled ? 2 : 1);
        const left = await listed(page).count();
        score += 5 * (onScreen - 1 - left);
        onScreen = left;
      }
      await hero.expectFigures({
        streak: [String(streak), streak],
        score: [score.toLocaleString('en-GB'), score],
      });
    }
    expect(spawned).toEqual([...Array(10).fill(1), ...Array(10).fill(2), ...Array(10).fill(3)]);
    await hero.pass(400);
    await hero.expectState('gameover');
    await hero.expectFigures({ 'best-streak': [String(streak), streak], accuracy: ['100%', 100] });
    await expect(page.getByText('Perfect precision!', { exact: true })).toBeVisible();
    await hero.expectStored({ highScores: { challenge: score }, totalCorrectAnswers: streak });
  });

  test('lasts twice as long where the player wants it, with five sums at most and a new shield when one is gone', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mode=challenge&mute&seed=3&time=longer&speed=20');
    await hero.start();
    await expect(page.getByText('180 second time limit', { exact: true })).toBeVisible();
    await expect(page.getByText(/90 seconds?/)).toHaveCount(0);
    await hero.button('Begin Challenge').click();
    const said = await hero.listen();
    await hero.pass(150);
    await expect(hero.figure('time')).toHaveText(/^2:5\d$/);
    await hero.answerMany(9, () => shown(-1));
    await hero.expectFigures({ shield: ['10%', 10] });
    await hero.answerMany(1, () => shown(-1));
    await hero.expectFigures({ shield: ['100%', 100], streak: ['0', 0] });
    await hero.expectState('playing.challenge.falling');
    let max = 0;
    for (let second = 3; second < 174; second += 3) {
      await hero.pass(150);
      max = Math.max(max, await listed(page).count());
    }
    expect(max).toBe(5);
    expect(await said()).toContainEqual(expect.stringContaining('Shield full again.'));
    await hero.expectState('playing.challenge.falling');
    await hero.pass(500);
    await hero.expectState('gameover');
  });

  test('asks thirty sums without a time limit', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mode=challenge&mute&time=none&speed=50');
    await hero.start();
    await expect(page.getByText('No time limit', { exact: true })).toBeVisible();
    await hero.button('Begin Challenge').click();
    for (let number = 1; number <= 30; number++) {
      await hero.passUntilState('playing.challenge.asking', 50);
      await hero.expectFigures({ progress: [`${number} of 30`, number] });
      if (number % 10 !== 0) await hero.solveMany(1);
      else {
        await hero.answerMany(1, (sum) => shown(answerTo(sum) + 1));
        await hero.expectState('playing.challenge.feedback');
        await hero.button('Next').press('Enter');
      }
    }
    await hero.passUntilState('gameover', 50);
    await hero.expectFigures({ solved: ['27', 27], accuracy: ['90%', 90], 'best-streak': ['9', 9] });
  });
});
