import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

test.describe('Typing in a round', () => {
  test('reaches the field after a click on the city, where children click first', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    await page.locator('.stage-area').click({ position: { x: 300, y: 120 } });
    await hero.expectState('playing.arcade.falling');
    await hero.expectFocusInGame();
    await page.keyboard.type('12');
    await expect(hero.field).toHaveValue('12');
  });

  test('chooses by the number keys after a click on the city', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(200);
    await page.locator('.stage-area').click({ position: { x: 300, y: 120 } });
    const names = await hero
      .asked()
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.lastChild?.textContent));
    await page.keyboard.press(String(1 + names.indexOf(await hero.answer())));
    await hero.expectFigures({ score: ['10', 10] });
  });

  test('goes on in the field after keys of the number pad, with the mouse and with Enter', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    const answer = await hero.answer();
    const pad = page.getByRole('group', { name: 'Number pad' });
    await pad.getByRole('button', { name: '9', exact: true }).click();
    await expect(hero.field).toBeFocused();
    await pad.getByRole('button', { name: 'delete', exact: true }).click();
    for (const digit of answer) await pad.getByRole('button', { name: digit, exact: true }).click();
    await expect(hero.field).toHaveValue(answer);
    await page.keyboard.press('Enter');
    await hero.expectFigures({ score: ['10', 10], shield: ['100%', 100] });
  });

  test('puts a digit into the field once, from wherever in the game it is typed', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    for (const name of ['Sound', 'Back to Menu', 'Pause', 'Zap']) {
      await hero.field.fill('');
      await hero.button(name).focus();
      await page.keyboard.press('4');
      await expect(hero.field).toHaveValue('4');
      await expect(hero.field).toBeFocused();
    }
    await page.keyboard.press('2');
    await expect(hero.field).toHaveValue('42');
  });

  test('is not taken from what stands outside the game, nor with a modifier', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.button('Sound').focus();
    await page.keyboard.press('Control+4');
    await expect(hero.field).toHaveValue('');
    await hero.button('Menu').focus();
    await page.keyboard.press('4');
    await hero.expectState('playing.arcade.falling.paused');
    await hero.button('Resume').click();
    await expect(hero.field).toHaveValue('');
  });

  test('offers a minus where answers may lie below nought, and takes it in every form', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 5 });
    await hero.openFrozen('?seed=7&start&mute&level=5&time=none&speed=50');
    const pad = page.getByRole('group', { name: 'Number pad' });
    await expect(pad.getByRole('button')).toHaveCount(12);
    let negatives = 0;
    for (let turn = 0; turn < 40 && negatives < 2; turn++) {
      const answer = await hero.answer();
      if (answer.startsWith('−')) {
        negatives += 1;
        if (negatives === 1) {
          await pad.getByRole('button', { name: 'minus', exact: true }).click();
          for (const digit of answer.slice(1)) await pad.getByRole('button', { name: digit, exact: true }).click();
          await hero.field.press('Enter');
        } else await hero.type(answer.replace('−', '-'));
      } else await hero.type(answer);
      await hero.expectState('playing.arcade.solved');
      await hero.passUntilState('playing.arcade.asking');
    }
    expect(negatives).toBe(2);
    await hero.expectFigures({ shield: ['100%', 100] });
  });

  test('has no minus on the pad where no answer needs it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await expect(page.getByRole('group', { name: 'Number pad' }).getByRole('button')).toHaveCount(11);
    await expect(page.getByRole('button', { name: 'minus' })).toHaveCount(0);
  });

  test('takes no more signs from the pad than from the keyboard', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    const nine = page.getByRole('group', { name: 'Number pad' }).getByRole('button', { name: '9', exact: true });
    for (let press = 0; press < 20; press++) await nine.click();
    const most = Number(await hero.field.getAttribute('maxlength'));
    expect((await hero.field.inputValue()).length).toBeLessThanOrEqual(most);
  });
});
