import type { BenchGame } from '../games.ts';
import type { Figure } from '../report.ts';
import type { SteppedPage } from '../stepped-page.ts';

const PLAYED_FRAMES = 120;
/** A pixel has changed if one of its channels differs by more than this, out of 255. */
const TOLERANCE = 24;

/** The colours of an image, four bytes per pixel; runs in the page. */
async function pixelsOf(base64: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
}

/** The proportion of pixels that differ between two images of the same size. */
function differing(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || one.length !== other.length) return 1;
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const isOther = [0, 1, 2].some(
      (colour) => Math.abs((one[at + colour] ?? 0) - (other[at + colour] ?? 0)) > TOLERANCE,
    );
    if (isOther) count += 1;
  }
  return (count * 4) / one.length;
}

/** A screenshot of the canvas. */
async function shot(page: SteppedPage): Promise<readonly number[]> {
  const picture = await page.page.locator('canvas').screenshot({ animations: 'disabled' });
  return page.page.evaluate(pixelsOf, picture.toString('base64'));
}

/** Whether the canvas recovers after the graphics context is lost. The page has just been opened. */
export async function measureContextLoss(page: SteppedPage, game: BenchGame): Promise<readonly Figure[]> {
  await page.paint();
  await page.untilPlaying(game);
  await page.step(PLAYED_FRAMES);
  const before = await shot(page);
  await page.page.evaluate(() => bench.loseContext());
  await page.step(1);
  // The canvas is drawn on top of images of the page, which stay, so only its own pixels count.
  const drawn = differing(before, await shot(page));
  if (drawn === 0) throw new Error('The context was not lost: the canvas did not change.');
  await page.page.evaluate(() => bench.restoreContext());
  await page.step(1);
  return [
    { name: 'pixels changed by a lost context', value: differing(before, await shot(page)) / drawn, unit: 'share' },
  ];
}
