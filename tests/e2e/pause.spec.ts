import { Hero } from './helpers/hero';
import { hide } from './helpers/hide';
import { expect, test } from './helpers/test';

const FALLING = 'playing.arcade.falling';

/** Where the sums are and what the figures say: all that time changes. */
async function standing(hero: Hero): Promise<unknown> {
  const list = hero.page.locator('.problem-list li');
  return [await list.allTextContents(), await hero.value('shield'), await hero.value('wave')];
}

const WAYS: Readonly<Record<string, (hero: Hero) => Promise<unknown>>> = {
  'the button': (hero) => hero.button('Pause').click(),
  Escape: (hero) => hero.page.keyboard.press('Escape'),
  'the key P outside the field': async (hero) => {
    await hero.button('Sound').focus();
    await hero.page.keyboard.press('p');
  },
  'a hidden tab': async (hero) => {
    await hide(hero.page, true);
    await hide(hero.page, false);
  },
  'the navigation menu': async (hero) => {
    await hero.button('Menu').click();
    await hero.page.keyboard.press('Escape');
  },
};

test.describe('A game', () => {
  for (const [way, pause] of Object.entries(WAYS)) {
    test(`is paused by ${way}: nothing moves, the question is hidden, and only Resume goes on`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen('?seed=7&start&mute');
      await hero.pass(2500);
      await hero.expectState(FALLING);
      const before = await standing(hero);
      await pause(hero);
      await hero.expectState(`${FALLING}.paused`);
      await expect(page.getByRole('heading', { name: 'Paused', exact: true })).toBeVisible();
      await expect(hero.question).toBeHidden();
      await expect(page.locator('canvas')).toBeHidden();
      for (let second = 0; second < 60; second += 4) await hero.pass(4000);
      await hero.expectState(`${FALLING}.paused`);
      expect(await standing(hero)).toEqual(before);
      await hero.button('Resume').click();
      await hero.expectState(FALLING);
      expect(await standing(hero)).toEqual(before);
      await expect(hero.field).toBeFocused();
      await hero.passUntilBelow('shield', 100);
    });
  }

  test('takes no answer while it is paused, though the number keys stand for choices', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(2500);
    await page.keyboard.press('Escape');
    for (let key = 1; key <= 8; key++) await page.keyboard.press(String(key));
    await hero.button('Resume').click();
    await hero.expectFigures({ score: ['0', 0], shield: ['100%', 100] });
  });

  test('gives the focus to Resume, and back to where it was', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(200);
    const choice = hero.asked().getByRole('button').nth(2);
    await choice.focus();
    await page.keyboard.press('Escape');
    await expect(hero.button('Resume')).toBeFocused();
    await page.keyboard.press('Enter');
    await hero.expectState(FALLING);
    await expect(choice).toBeFocused();
  });

  test('goes on by Escape as well', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await page.keyboard.press('Escape');
    await hero.expectState(`${FALLING}.paused`);
    await page.keyboard.press('Escape');
    await hero.expectState(FALLING);
    await expect(hero.field).toBeFocused();
  });

  test('takes the letter P in its field for a letter', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await page.keyboard.press('p');
    await hero.expectState(FALLING);
    await expect(hero.field).toHaveValue('p');
  });

  test('is paused by focus that leaves it, whichever way', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).focus();
    await hero.expectState(`${FALLING}.paused`);
    await hero.button('Resume').click();
    await hero.expectState(FALLING);
    await expect(hero.field).toBeFocused();
  });

  test('is not paused by a message that comes and is closed', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen();
    await hero.start();
    await hero.passUntilSeen('.toast', 100, 1);
    await hero.toasts().getByRole('button', { name: 'Close' }).click();
    await hero.expectState(FALLING);
    await hero.pass(500);
    await page.keyboard.type('12');
    await expect(hero.field, 'what is typed next goes to the field').toHaveValue('12');
  });

  test('is ended from its pause: a full game over, high score included', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    await hero.solve();
    await hero.button('Pause').click();
    await hero.button('End round').click();
    await hero.expectState('gameover');
    await expect(page.getByRole('heading', { name: 'Game Over' })).toBeFocused();
    await hero.expectStored({ highScores: { arcade: [10, 0, 0, 0, 0] } });
  });

  for (const [query, state] of [
    ['?mode=practice&start', 'playing.practice.asking'],
    ['?mode=challenge', 'playing.challenge.ready'],
    ['?mode=challenge&start', 'playing.challenge.falling'],
    ['?time=none&start', 'playing.arcade.asking'],
  ] as const) {
    test(`can be paused in ${state}`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen(`${query}&mute`);
      if (!query.includes('start')) await hero.start();
      await hero.expectState(state);
      await hero.button('Pause').click();
      await hero.expectState(`${state}.paused`);
      await expect(hero.question).toBeHidden();
      await expect(hero.button('End round')).toHaveCount(query.includes('practice') ? 0 : 1);
      await expect(hero.button('Back to Menu')).toBeVisible();
      await hero.button('Resume').click();
      await hero.expectState(state);
      await hero.expectFocusInGame();
    });
  }

  test('cannot be paused in the menu and on the game-over screen', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute');
    await page.keyboard.press('Escape');
    await hide(page, true);
    await hide(page, false);
    await hero.expectState('menu');
    await hero.start();
    await hero.button('Pause').click();
    await hero.button('End round').click();
    await page.keyboard.press('Escape');
    await hero.expectState('gameover');
    await hero.button('Play Again').click();
    await hero.expectState(FALLING);
  });

  test('left in its pause for the menu begins the next round unpaused', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await page.keyboard.press('Escape');
    await hero.button('Back to Menu').click();
    await hero.expectState('menu');
    await hero.expectFocusInGame();
    await hero.start();
    await hero.expectState(FALLING);
    await hero.passUntilBelow('shield', 100);
  });
});
