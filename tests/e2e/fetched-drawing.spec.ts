import type { Page } from 'playwright';
import { expect, test } from './helpers/test';

/* A game's drawing code loads separately from its page. These tests check the game before that
   code arrives, and if it never does. */

const CANVAS = /\/assets\/Canvas-[\w-]+\.js$/;
const GAME = '/mental-maths?seed=7&mute';

const main = (page: Page) => page.locator('main');
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: false }).last().click();

test.describe("A game's drawing code", () => {
  test('is loaded while the menu is open, but not in a browser that cannot draw', async ({ page }) => {
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
    await expect(main(page)).toHaveAttribute('data-canvas', 'none');
    await expect(page.getByTestId('question')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('leaves the game playable without a canvas if it fails to load, and is retried until it loads', async ({
    page,
    errors,
  }) => {
    errors.demand(/goes on without its canvas/);
    errors.allow(/Failed to load resource|dynamically imported/);
    await page.route(CANVAS, (route) => route.abort());
    await page.goto(`${GAME}&start&time=none`);
    await expect(main(page)).toHaveAttribute('data-canvas', 'none');
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
