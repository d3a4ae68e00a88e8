import { problemAt } from '../../machines/arithmetic-hero/problems';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

/** A seed by which the first two sums of level 5 have answers below nought. */
function seedOfNegatives(): number {
  for (let seed = 1; ; seed++) {
    const answers = [0, 1].map(
      (number) => problemAt({ seed, time: 'none', hasPowerUps: true }, { level: 5 }, number).answer,
    );
    if (answers.every((answer) => answer < 0)) return seed;
  }
}

test.describe('Typing in a round', () => {
  test('reaches the field once from wherever in the game it is done, and stays there while sums land', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&speed=2');
    await hero.pass(200);
    // Where children click first.
    await page.locator('.stage-area').click({ position: { x: 300, y: 120 } });
    await hero.expectState('playing.arcade.falling');
    await hero.expectFocusInGame();
    await page.keyboard.type('12');
    await expect(hero.field).toHaveValue('12');
    for (const name of ['Sound', 'Back to Menu', 'Pause', 'Zap']) {
      await hero.field.fill('');
      await hero.button(name).focus();
      await page.keyboard.press('4');
      await expect(hero.field).toHaveValue('4');
      await expect(hero.field).toBeFocused();
    }
    await page.keyboard.press('2');
    await hero.passUntilBelow('shield', 100, 200);
    await expect(hero.field).toBeFocused();
    await expect(hero.field).toHaveValue('42');
    await hero.field.fill('');
    await hero.button('Sound').focus();
    await page.keyboard.press('Control+4');
    await hero.button('Menu').focus();
    await page.keyboard.press('4');
    await hero.expectState('playing.arcade.falling.paused');
    await hero.button('Resume').click();
    await expect(hero.field, 'nothing with a modifier, nor from outside the game').toHaveValue('');
  });

  test('goes on in the field after keys of the number pad, with the mouse and with Enter', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    const answer = await hero.answer();
    const pad = page.getByRole('group', { name: 'Number pad' });
    await expect(pad.getByRole('button'), 'no minus where no answer needs it').toHaveCount(11);
    await pad.getByRole('button', { name: '9', exact: true }).click();
    await expect(hero.field).toBeFocused();
    await pad.getByRole('button', { name: 'delete', exact: true }).click();
    for (const digit of answer) await pad.getByRole('button', { name: digit, exact: true }).click();
    await expect(hero.field).toHaveValue(answer);
    await page.keyboard.press('Enter');
    await hero.expectFigures({ score: ['10', 10], shield: ['100%', 100] });
  });

  test('offers a minus where answers may lie below nought, and takes it in every form', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 5 });
    await hero.openFrozen(`?seed=${seedOfNegatives()}&start&mute&level=5&time=none`);
    const pad = page.getByRole('group', { name: 'Number pad' });
    await expect(pad.getByRole('button')).toHaveCount(12);
    const answer = await hero.answer();
    await pad.getByRole('button', { name: 'minus', exact: true }).click();
    for (const digit of answer.slice(1)) await pad.getByRole('button', { name: digit, exact: true }).click();
    await hero.field.press('Enter');
    await hero.expectState('playing.arcade.solved');
    await hero.passUntilState('playing.arcade.asking');
    await hero.type((await hero.answer()).replace('−', '-'));
    await hero.expectState('playing.arcade.solved');
    await hero.expectFigures({ shield: ['100%', 100] });
  });
});
