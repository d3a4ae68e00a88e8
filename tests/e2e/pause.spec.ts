import { GAMES } from '../../scripts/games.ts';
import { GamePage } from './helpers/game';
import { Hero } from './helpers/hero';
import { setPageHidden } from './helpers/hide';
import { expect, test } from './helpers/test';

const FALLING = 'playing.arcade.falling';
const PAUSED = `${FALLING}.paused`;

/** The positions of the sums and the stats: everything that changes over time. */
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
    await setPageHidden(hero.page, true);
    await setPageHidden(hero.page, false);
  },
  'the navigation menu': async (hero) => {
    await hero.button('Menu').click();
    await hero.page.keyboard.press('Escape');
  },
  'focus that leaves it': (hero) => hero.button('Menu').focus(),
};

test.describe('A game', () => {
  test('can be paused in every way: nothing moves, the question is hidden, and only Resume continues', async ({
    page,
  }) => {
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

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { path } of GAMES) {
    test(`pausing ${path.slice(1)} does not change the height of the header, and no button covers the name`, async ({
      page,
    }) => {
      const game = new GamePage(page, path);
      await game.openFrozen('?seed=5&start&mute');
      const header = page.locator('.game-header');
      const heightPx = () => header.evaluate(({ clientHeight }) => clientHeight);
      // Screen-reader text is a single point.
      const coveredPx = () =>
        header.evaluate((bar) => {
          const name = bar.querySelector('h1');
          if (name === null || name.clientWidth <= 1) return 0;
          // The name's line box is wider than its text, and its text is taller than a line.
          const { top, bottom } = name.getBoundingClientRect();
          const words = new Range();
          words.selectNodeContents(name);
          const { left, right } = words.getBoundingClientRect();
          const over = [...bar.querySelectorAll('.frame-button')]
            .map((button) => button.getBoundingClientRect())
            .filter((box) => box.left > left && box.top < bottom && box.bottom > top);
          return Math.max(0, ...over.map((box) => right - box.left));
        });
      const heightInPlayPx = await heightPx();
      await game.button('Pause').click();
      await expect(game.button('Music')).toBeVisible();
      expect(await heightPx()).toBe(heightInPlayPx);
      expect(await coveredPx()).toBe(0);
    });
  }
});
