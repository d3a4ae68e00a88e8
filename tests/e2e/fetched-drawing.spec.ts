import type { Page, Route } from 'playwright';
import { MentalMaths } from './helpers/mental-maths';
import { expect, test } from './helpers/test';

/*
 * What draws a game is fetched apart from its page: what becomes of a game while that has not arrived, and where it does
 * not arrive at all.
 */

const CANVAS = /\/assets\/Canvas-[\w-]+\.js$/;
const GAME = '/mental-maths?seed=7&mute';

const main = (page: Page) => page.locator('main');
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: false }).last().click();

test.describe('The drawing of a game', () => {
  test('is fetched while its menu is read, and not where this browser draws nothing', async ({ page }) => {
    const fetched = page.waitForResponse(CANVAS);
    await page.goto(GAME);
    await fetched;
    await expect(main(page)).toHaveAttribute('data-state', 'idle');

    const asked: string[] = [];
    page.on('request', (request) => CANVAS.test(request.url()) && asked.push(request.url()));
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(GAME);
    await start(page);
    await expect(main(page)).toHaveAttribute('data-picture', 'none');
    await expect(page.getByTestId('question')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is waited for by the clock of a round, which then goes on in the page and takes it in at a next question', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(CANVAS, (route) => void held.push(route));
    const mental = new MentalMaths(page);
    await mental.openFrozen('?seed=7&mute');
    await mental.button('Start Challenge').press('Enter');
    await mental.expectState('playing.asking');
    await mental.pass(2400);
    await mental.expectFigures({ 'question-time': ['12 s', 12] });
    await expect(mental.main).toHaveAttribute('data-picture', 'drawn');
    await mental.passUntilSeen('main[data-canvas="none"]');
    await mental.passUntilBelow('question-time', 12);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page.locator('canvas')).toBeAttached();
    await expect(mental.main).toHaveAttribute('data-picture', 'none');
    for (let given = 0; given < 9 && (await mental.main.getAttribute('data-picture')) === 'none'; given++) {
      await mental.answer(1, 'right');
      await expect(mental.main).toHaveAttribute('data-picture', 'none');
      await mental.passUntilState('playing.asking', 250);
    }
    await expect(mental.main).toHaveAttribute('data-picture', 'drawn');
    await mental.pictureReady();
    // The very answers that the page had: what had the focus keeps it.
    await expect(page.getByRole('group', { name: 'Answers', exact: true }).locator(':focus')).toHaveCount(1);
  });

  test('that does not arrive takes the picture away and not the game, and is asked for until it is there', async ({
    page,
    errors,
  }) => {
    errors.demand(/goes on without its picture/);
    errors.allow(/Failed to load resource|dynamically imported/);
    await page.route(CANVAS, (route) => route.abort());
    await page.goto(`${GAME}&start&time=none`);
    await expect(main(page)).toHaveAttribute('data-picture', 'none');
    await page
      .getByRole('group', { name: /^Answers/ })
      .getByRole('button')
      .first()
      .click();
    await expect(main(page)).not.toHaveAttribute('data-state', /asking/);
    await page.unroute(CANVAS);
    await expect(page.locator('canvas')).toBeAttached();
  });
});
