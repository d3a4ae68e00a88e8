import { Hero } from './helpers/hero';
import { hide } from './helpers/hide';
import { expect, test } from './helpers/test';

const FALLING = 'playing.arcade.falling';
const PAUSED = `${FALLING}.paused`;

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
  'focus that leaves it': (hero) =>
    hero.page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).focus(),
};

test.describe('A game', () => {
  test('is paused in each way: nothing moves, the question is hidden, and only Resume goes on', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(2500);
    const before = await standing(hero);
    for (const [way, pause] of Object.entries(WAYS)) {
      await test.step(`by ${way}`, async () => {
        await pause(hero);
        await hero.expectState(PAUSED);
        await expect(page.getByRole('heading', { name: 'Paused', exact: true })).toBeVisible();
        await expect(hero.question).toBeHidden();
        await expect(page.locator('canvas')).toBeHidden();
        await hero.pass(12_000);
        await hero.expectState(PAUSED);
        expect(await standing(hero)).toEqual(before);
        await hero.button('Resume').click();
        await hero.expectState(FALLING);
        expect(await standing(hero)).toEqual(before);
        await expect(hero.field).toBeFocused();
      });
    }
    await hero.passUntilBelow('shield', 100);
  });

  test('takes no answer while it is paused, goes on by Escape, and gives the focus back', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(2500);
    const choice = hero.asked().getByRole('button').nth(2);
    await choice.focus();
    for (const goOn of ['Enter', 'Escape']) {
      await page.keyboard.press('Escape');
      await hero.expectState(PAUSED);
      await expect(hero.button('Resume')).toBeFocused();
      for (let key = 1; key <= 8; key++) await page.keyboard.press(String(key));
      await page.keyboard.press(goOn);
      await hero.expectState(FALLING);
      await expect(choice).toBeFocused();
    }
    await hero.expectFigures({ score: ['0', 0], shield: ['100%', 100] });
  });

  test('is not paused by the letter P in its field, nor by a message that comes and is closed', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen();
    await hero.start();
    await hero.passUntilSeen('.toast');
    await hero.toasts().getByRole('button', { name: 'Close' }).click();
    await hero.expectState(FALLING);
    await hero.pass(500);
    await page.keyboard.type('12p');
    await hero.expectState(FALLING);
    await expect(hero.field, 'what is typed next goes to the field').toHaveValue('12p');
  });

  test('can be paused in every state of a round', async ({ page }) => {
    const hero = new Hero(page);
    for (const [query, state] of [
      ['?mode=practice&start', 'playing.practice.asking'],
      ['?mode=challenge', 'playing.challenge.ready'],
      ['?mode=challenge&start', 'playing.challenge.falling'],
      ['?time=none&start', 'playing.arcade.asking'],
    ] as const) {
      await test.step(state, async () => {
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
  });

  test('cannot be paused in the menu and at its end, and begins unpaused after a pause that was left', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute&seed=7');
    const tryToPause = async () => {
      await page.keyboard.press('Escape');
      await hide(page, true);
      await hide(page, false);
    };
    await tryToPause();
    await hero.expectState('menu');
    await hero.start();
    await hero.button('Pause').click();
    await hero.button('End round').click();
    await hero.expectState('gameover');
    await tryToPause();
    await hero.expectState('gameover');
    await hero.button('Play Again').click();
    await hero.expectState(FALLING);
    await page.keyboard.press('Escape');
    await hero.button('Back to Menu').click();
    await hero.expectState('menu');
    await hero.expectFocusInGame();
    await hero.start();
    await hero.expectState(FALLING);
    await hero.passUntilBelow('shield', 100);
  });
});
