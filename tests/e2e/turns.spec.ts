import { Hero } from './helpers/hero';
import { shown } from './helpers/sums';
import { expect, test } from './helpers/test';

test.describe('The arcade without a time limit', () => {
  test('asks one sum at a time, and waits for it as long as the player wants', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none&speed=50');
    await hero.expectState('playing.arcade.asking');
    const sum = (await hero.question.textContent()) ?? '';
    await hero.pass(10_000);
    await expect(hero.question).toHaveText(sum);
    await hero.expectFigures({ shield: ['100%', 100], wave: ['1', 1] });
  });

  test('goes on a second after a right answer', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none');
    await hero.solve();
    await hero.expectState('playing.arcade.solved');
    await hero.pass(900);
    await hero.expectState('playing.arcade.solved');
    await hero.pass(200);
    await hero.expectState('playing.arcade.asking');
    await expect(hero.field).toBeFocused();
    await hero.expectFigures({ score: ['10', 10], streak: ['1', 1] });
  });

  for (const answers of ['type', 'choice'] as const) {
    test(`shows after a mistake what is right and why, and waits for Next (answers=${answers})`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen(`?seed=7&start&mute&time=none&speed=50&answers=${answers}`);
      const sum = (await hero.question.textContent()) ?? '';
      const answer = await hero.answer();
      if (answers === 'type') await hero.type('999');
      else await hero.asked().getByRole('button').filter({ hasNotText: answer }).first().click();
      await hero.expectState('playing.arcade.feedback');
      await expect(page.getByText(`${sum} = ${answer}`, { exact: true })).toBeVisible();
      await expect(page.getByText(`Not quite. The answer is ${answer}.`)).toBeVisible();
      await expect(hero.button('Next')).toBeFocused();
      await hero.pass(5000);
      await hero.expectState('playing.arcade.feedback');
      await page.keyboard.press('Enter');
      await hero.expectState('playing.arcade.asking');
      await expect(hero.question).not.toHaveText(sum);
      await hero.expectFocusInGame();
      await hero.expectFigures({ shield: ['90%', 90], streak: ['0', 0] });
    });
  }

  test('counts waves of five sums at level 1', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none&speed=20');
    for (let solved = 0; solved < 5; solved++) {
      await hero.expectFigures({ wave: ['1', 1] });
      await hero.solve();
      await hero.passUntilState('playing.arcade.asking');
    }
    await hero.expectFigures({ wave: ['2', 2] });
  });

  test('reads each new question out once, politely', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none');
    const status = page.locator('main > [role="status"]');
    for (let turn = 0; turn < 3; turn++) {
      const sum = (await hero.question.textContent()) ?? '';
      await hero.pass(800);
      await expect(status).toHaveText(new RegExp(`^${sum.replace('+', '\\+')}\\?\\s*$`));
      await hero.pass(3000);
      await hero.solve();
      await hero.pass(1200);
    }
  });

  test('ends when the shield is gone, after the last mistake was looked at', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none&speed=50');
    await hero.solve();
    await hero.pass(200);
    for (let mistake = 1; mistake <= 10; mistake++) {
      await hero.type(shown(-mistake));
      await hero.expectState('playing.arcade.feedback');
      await hero.expectFigures({ shield: [`${100 - 10 * mistake}%`, 100 - 10 * mistake] });
      await hero.button('Next').press('Enter');
    }
    await hero.expectState('gameover');
    await hero.expectFocusInGame();
    await hero.expectFigures({ score: ['10', 10], 'best-streak': ['1', 1], accuracy: ['9%', 9], solved: ['1', 1] });
    await expect(page.getByText('Keep practicing!', { exact: true })).toBeVisible();
  });

  test('keeps its best apart from the best of normal time', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ highScores: { arcade: [500, 0, 0, 0, 0], challenge: 0 } });
    await hero.openFrozen('?seed=7&start&mute&time=none&speed=50');
    await hero.solve();
    await page.keyboard.press('Escape');
    await hero.button('End round').click();
    await hero.expectState('gameover');
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    await hero.expectStored({ highScores: { arcade: [500, 0, 0, 0, 0] } });
  });
});
