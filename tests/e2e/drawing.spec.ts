import type { Page } from 'playwright/test';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

/** The pixels in the middle of the stage, as bytes. */
async function pixels(page: Page): Promise<readonly number[]> {
  const box = await page.locator('.stage-area').boundingBox();
  if (box === null) throw new Error('There is no stage.');
  const shot = await page.screenshot({ clip: { x: box.x + 8, y: box.y + 8, width: 400, height: box.height - 16 } });
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [100, 60];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])];
  }, shot.toString('base64'));
}

/** The fraction of values that are equal in two images, from 0 to 1. */
const alike = (one: readonly number[], other: readonly number[]): number =>
  one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) <= 16).length / one.length;

/**
 * The number of pixels as light as a card. The canvas draws the cards, and the page draws
 * everything behind them.
 */
const lightPixels = (picture: readonly number[]): number =>
  Array.from({ length: picture.length / 4 }, (_, index) => Math.min(...picture.slice(4 * index, 4 * index + 3))).filter(
    (darkest) => darkest > 225,
  ).length;

/** Counts a page's live WebGL contexts. */
function watchContexts(): void {
  const made: WebGLRenderingContext[] = [];
  HTMLCanvasElement.prototype.getContext = new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'getContext'), {
    apply: (target, canvas, parameters) => {
      const context: unknown = Reflect.apply(target, canvas, parameters);
      const isGl = context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext;
      if (isGl && !made.includes(context)) made.push(context);
      return context;
    },
  });
  Object.defineProperty(globalThis, 'liveContexts', {
    get: () => made.filter((context) => !context.isContextLost()).length,
  });
}

const liveContexts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'liveContexts')));

/** Loses or restores the canvas's graphics context, and waits until the page has noticed. */
const graphics = (page: Page, are: 'lost' | 'restored'): Promise<void> =>
  page.locator('canvas').evaluate(async (canvas, are) => {
    const gl = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null;
    // A lost context has no extensions, so the handle is stored beforehand.
    const extension: WEBGL_lose_context | null = gl?.getExtension('WEBGL_lose_context') ?? Reflect.get(canvas, 'taken');
    if (!extension) throw new Error('The context cannot be lost.');
    Reflect.set(canvas, 'taken', extension);
    const heard = new Promise((resolve) => canvas.addEventListener(`webglcontext${are}`, resolve, { once: true }));
    if (are === 'lost') extension.loseContext();
    else extension.restoreContext();
    await heard;
  }, are);

test.describe('The canvas', () => {
  test.use({ drawing: 'real', viewport: { width: 700, height: 560 } });

  test('is painted, and recovers after its context is lost in the middle of a game', async ({ page, errors }) => {
    errors.allow(/CONTEXT_LOST_WEBGL|WebGL: .*context lost/i);
    const hero = new Hero(page);
    await hero.open('?seed=7&start&mute&calm&time=none');
    await hero.canvasReady();
    // The wave has been announced, the cards are on the canvas, and the backdrop is complete.
    await expect(page.locator('.banner')).toHaveCount(0);
    await expect.poll(async () => lightPixels(await pixels(page))).toBeGreaterThan(100);
    await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
    let before = await pixels(page);
    await expect
      .poll(async () => {
        const last = before;
        before = await pixels(page);
        return alike(last, before);
      })
      .toBe(1);
    await graphics(page, 'lost');
    await page.keyboard.press('Escape');
    await graphics(page, 'restored');
    // Lost again before anything is recreated, so nothing can be drawn until it is back.
    await graphics(page, 'lost');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 720, height: 560 });
    await page.setViewportSize({ width: 700, height: 560 });
    await graphics(page, 'restored');
    await expect.poll(async () => alike(before, await pixels(page)), { timeout: 60_000 }).toBeGreaterThan(0.97);
    // If the context is restored during a pause, the canvas is drawn when the game resumes.
    await graphics(page, 'lost');
    await page.keyboard.press('Escape');
    await graphics(page, 'restored');
    await page.keyboard.press('Escape');
    await expect.poll(async () => alike(before, await pixels(page)), { timeout: 60_000 }).toBeGreaterThan(0.97);
    const sum = await hero.solve();
    await expect(hero.figure('score')).toHaveAttribute('data-value', '10');
    await expect(hero.question).not.toHaveText(sum);
    await expect.poll(async () => lightPixels(await pixels(page))).toBeGreaterThan(100);
  });
});

test.describe('A graphics context lost during a round', () => {
  test('stops the clock of Arithmetic Hero until it is restored, unless the round continues in the DOM', async ({
    page,
    errors,
  }) => {
    errors.allow(/CONTEXT_LOST_WEBGL|context (?:already )?lost/i);
    const hero = new Hero(page);
    // So fast that the sums on the screen would land within two seconds of the page's time.
    await hero.openFrozen('?mute&seed=7&start&mode=challenge&speed=5');
    await hero.pass(600);
    const status = () => hero.figures(['time', 'shield', 'score']);
    const lost = async () => {
      await graphics(page, 'lost');
      await hero.pass(0);
      return { before: await status(), question: await hero.question.textContent() };
    };
    const { before, question } = await lost();
    expect(before['time']?.[1]).toBeGreaterThan(30);
    await hero.pass(2000);
    expect(await status()).toEqual(before);
    await expect(hero.question).toHaveText(question ?? '');
    await expect(hero.main).toHaveAttribute('data-canvas', 'drawn');
    await graphics(page, 'restored');
    await hero.pass(400);
    expect((await status())['time']?.[1]).toBeLessThan(before['time']?.[1] ?? 0);

    const again = await lost();
    await hero.pass(2400);
    expect(await status()).toEqual(again.before);
    await hero.pass(200);
    await expect(hero.main).toHaveAttribute('data-canvas', 'none');
    await hero.solve();
    await expect.poll(() => hero.value('score')).toBeGreaterThan(again.before['score']?.[1] ?? 0);
    await hero.passUntilBelow('time', again.before['time']?.[1] ?? 0);
  });
});

test.describe('Repeated visits', () => {
  test('leave at most one live WebGL context, no canvas, and an unchanged page', async ({ page }) => {
    await page.addInitScript(watchContexts);
    const hero = new Hero(page);
    await hero.openFrozen('?mute&seed=1');
    for (let visit = 1; visit <= 6; visit++) {
      await hero.start();
      await expect(page.locator('canvas')).toHaveCount(1);
      await page.getByRole('link', { name: 'Back to Games' }).click();
      await hero.passUntilSeen('article');
      await expect(page.locator('canvas')).toHaveCount(0);
      expect(await liveContexts(page), `live contexts after visit ${visit}`).toBeLessThanOrEqual(1);
      await page.getByRole('article').getByRole('link', { name: 'Arithmetic Hero' }).click();
      await hero.expectState('menu');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });
});
