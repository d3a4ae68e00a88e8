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
});
