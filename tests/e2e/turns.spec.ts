import { Hero } from './helpers/hero';
import { shown } from './helpers/sums';
import { expect, test } from './helpers/test';

test.describe('The arcade without a time limit', () => {
  test('asks one sum at a time, reads it out once, waits for it, and goes on a second after a right answer', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none');
    const said = await hero.listen();
    await hero.expectState('playing.arcade.asking');
    const first = (await hero.question.textContent()) ?? '';
    await hero.pass(10_000);
    await expect(hero.question).toHaveText(first);
    await hero.expectFigures({ shield: ['100%', 100], wave: ['1', 1] });
    await hero.solve();
    await hero.expectState('playing.arcade.solved');
    await hero.pass(900);
    await hero.expectState('playing.arcade.solved');
    await hero.pass(200);
    await hero.expectState('playing.arcade.asking');
    await expect(hero.field).toBeFocused();
    await hero.expectFigures({ score: ['10', 10], streak: ['1', 1], wave: ['1', 1] });
    const second = (await hero.question.textContent()) ?? '';
    await hero.pass(3000);
    const sentences = (await said()).filter((sentence) => sentence.includes('?'));
    expect(sentences.map((sentence) => sentence.replace('?', ''))).toEqual([first, second]);
    await hero.solveMany(4);
    await hero.passUntilState('playing.arcade.asking');
    await hero.expectFigures({ wave: ['2', 2] });
  });

  test('shows after a mistake what is right and why, and ends when the shield is gone', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ highScores: { arcade: [500, 0, 0, 0, 0], challenge: 0 } });
    await hero.openFrozen('?seed=7&start&mute&time=none&speed=50');
    await hero.solve();
    await hero.passUntilState('playing.arcade.asking');
    for (let mistake = 1; mistake <= 10; mistake++) {
      const sum = (await hero.question.textContent()) ?? '';
      const answer = await hero.answer();
      await hero.answerMany(1, () => shown(-mistake));
      await hero.expectState('playing.arcade.feedback');
      await hero.expectFigures({ shield: [`${100 - 10 * mistake}%`, 100 - 10 * mistake] });
      await expect(page.getByText(`${sum} = ${answer}`, { exact: true })).toBeVisible();
      await hero.button('Next').press('Enter');
    }
    await hero.expectState('gameover');
    await hero.expectFocusInGame();
    await hero.expectFigures({ score: ['10', 10], 'best-streak': ['1', 1], accuracy: ['9%', 9], solved: ['1', 1] });
    await expect(page.getByText('Keep practicing!', { exact: true })).toBeVisible();
    await expect(page.getByText('New high score!', { exact: true }), 'among those without a time limit').toBeVisible();
    await hero.expectStored({ highScores: { arcade: [500, 0, 0, 0, 0] } });
  });

  test('offers four choices and no dead group, and waits after a mistake for Next', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&time=none&answers=choice');
    await expect(page.getByRole('group', { name: 'Answers', exact: true })).toHaveCount(1);
    await expect(page.locator('.answer-choice')).toHaveCount(4);
    const sum = (await hero.question.textContent()) ?? '';
    const answer = await hero.answer();
    await hero.asked().getByRole('button').filter({ hasNotText: answer }).first().click();
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
});
