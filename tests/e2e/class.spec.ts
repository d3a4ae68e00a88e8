import { encodeQR } from 'qr';
import { CLASS_CODE, classCodeOf } from '../../machines/core/class-code';
import { GAMES } from '../../scripts/games.ts';
import { expect, test } from './helpers/test';

const game = GAMES.find(({ maxPlayers }) => maxPlayers === 2)?.id ?? '';
const CHILDREN = 30;

/** The codes of a class, as the dark and light squares that the children's devices show. */
const CODES = Array.from({ length: CHILDREN }, (_, index) =>
  classCodeOf(
    { game, seed: 7 },
    { animal: (index * 7) % CLASS_CODE.animals, sail: index % CLASS_CODE.sails, tag: index },
    { right: index % 11, answers: 10 },
  ),
);
const RIGHT = CODES.reduce((sum, _, index) => sum + (index % 11), 0);

/**
 * In the page: replaces the camera with a canvas on which children hold up their codes one after
 * another, never quite straight.
 */
function holdUp(codes: readonly (readonly (readonly boolean[])[])[]): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 960, height: 720 });
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(10);
  const draw = (squares: readonly (readonly boolean[])[], index: number): void => {
    if (context === null) return;
    const size = 8 + (index % 4) * 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#7d6f63';
    context.fillRect(0, 0, 960, 720);
    context.translate(420 + (index % 3) * 60, 360);
    context.transform(1, 0.06, -0.1, 0.94, 0, 0);
    context.rotate(((index % 7) - 3) * 0.12);
    context.translate((-squares.length * size) / 2, (-squares.length * size) / 2);
    for (const [y, row] of squares.entries())
      for (const [x, isDark] of row.entries()) {
        context.fillStyle = isDark ? '#2a2a33' : '#d9dde2';
        context.fillRect(x * size, y * size, size + 0.5, size + 0.5);
      }
  };
  let index = 0;
  const next = () => {
    const squares = codes[index % codes.length];
    if (squares !== undefined) draw(squares, index);
    index += 1;
  };
  next();
  setInterval(next, 250);
  navigator.mediaDevices.getUserMedia = async () => Promise.resolve(stream);
}

test.describe('The class board', () => {
  test.use({ drawing: 'real' });

  test('reads thirty codes with its camera well within three minutes, asks before losing them, and stores them only in its tab', async ({
    page,
  }) => {
    await page.goto(`/class?game=${game}&seed=7`);
    const stored = () =>
      page.evaluate(() =>
        JSON.stringify([localStorage, Object.keys(sessionStorage).filter((key) => key !== 'numeria.class')]),
      );
    const before = await stored();
    await page.evaluate(
      holdUp,
      CODES.map((code) => encodeQR(code, 'raw', { border: 4 })),
    );
    await page.getByRole('button', { name: 'Use the camera' }).click();
    const begun = performance.now();
    await expect(page.getByRole('region', { name: 'Who is here' }).getByRole('listitem')).toHaveCount(CHILDREN, {
      timeout: 240_000,
    });
    test.info().annotations.push({ type: 'seconds', description: String((performance.now() - begun) / 1000) });
    await expect(page.getByTestId('class-right')).toHaveAttribute('data-value', String(RIGHT));
    await page.getByRole('button', { name: 'Camera off' }).click();
    await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible();
    expect(await stored()).toBe(before);
    const loaded = page.waitForEvent('dialog', async (dialog) => {
      await dialog.accept();
      return true;
    });
    await Promise.all([loaded, page.reload()]);
    await expect(page.getByTestId('class-right')).toHaveAttribute('data-value', String(RIGHT));
    const asked = page.waitForEvent('dialog', async (dialog) => {
      await dialog.accept();
      return true;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    expect((await asked).type()).toBe('beforeunload');
    await expect(page).toHaveURL(/\/faq$/);
  });
});

test("Two boards in two tabs are separate: each rejects the other's codes", async ({ page }) => {
  const other = await page.context().newPage();
  const here = (board: typeof page) => board.getByRole('region', { name: 'Who is here' }).getByRole('listitem');
  await page.goto(`/class?game=${game}&seed=7`);
  await other.goto(`/class?game=${game}&seed=8`);
  for (const board of [page, other]) await board.getByLabel('Or type it').pressSequentially(CODES[1] ?? '');
  await expect(here(page)).toHaveCount(1);
  await expect(other.getByLabel('Or type it')).not.toHaveValue('');
  await expect(here(other)).toHaveCount(0);
  await other.close();
});
