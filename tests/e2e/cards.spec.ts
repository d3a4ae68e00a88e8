import type { Page } from 'playwright/test';
import { GAMES } from '../../scripts/games';
import { LETTERS } from '../../src/vision/answer-cards';
import { markerSquares } from '../../src/vision/marker-squares';
import { expect, test } from './helpers/test';

const CHILDREN = 30;
const CARDS = Array.from({ length: CHILDREN }, (_, index) => ({
  squares: markerSquares(index + 1),
  /** Index of the letter: a third of the class chooses A, the others B, C and D. */
  letter: index % 3 === 0 ? 0 : 1 + (index % 3),
}));

interface Held {
  readonly squares: readonly (readonly boolean[])[];
  readonly letter: number;
}

/** In the page: replaces the camera with a canvas on which children hold up cards, never quite straight or still. */
function holdUp(cards: readonly Held[]): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1920, height: 1080 });
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(10);
  let time = 0;
  const draw = (): void => {
    if (context === null) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#7d6f63';
    context.fillRect(0, 0, 1920, 1080);
    for (const [index, { squares, letter }] of cards.entries()) {
      const size = (44 + (index % 4) * 8) / squares.length;
      context.setTransform(1, 0.04, -0.05, 0.96, 0, 0);
      context.translate(190 + (index % 6) * 300 + 4 * Math.sin(time + index), 90 + Math.floor(index / 6) * 200);
      context.rotate(-letter * (Math.PI / 2) + ((index % 5) - 2) * 0.12);
      context.translate((-squares.length * size) / 2, (-squares.length * size) / 2);
      context.fillStyle = '#d9dde2';
      context.fillRect(-2 * size, -2 * size, (squares.length + 4) * size, (squares.length + 4) * size);
      context.fillStyle = '#2a2a33';
      for (const [y, row] of squares.entries())
        for (const [x, isBlack] of row.entries())
          if (isBlack) context.fillRect(x * size, y * size, size + 0.5, size + 0.5);
    }
    time += 0.3;
  };
  draw();
  setInterval(draw, 200);
  navigator.mediaDevices.getUserMedia = async () => Promise.resolve(stream);
}

const ADDRESS = '/cards?game=math-facts&mode=multiplication&seed=1234&count=5&quiz=1';

test.describe('Answer cards', () => {
  test.use({ drawing: 'real' });

  test('show how a class of thirty answered, without naming anyone', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.evaluate(holdUp, CARDS);
    await page.getByRole('button', { name: 'Start the camera' }).press('Enter');
    await expect(page.getByTestId('cards-read')).toHaveAttribute('data-value', String(CHILDREN), { timeout: 120_000 });
    // The letters are only shown afterwards.
    await expect(page.locator('.quiz-count')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show answers' }).press('Enter');
    const choices = page.locator('.quiz-choices li');
    const counts = LETTERS.map((_, letter) => CARDS.filter((card) => card.letter === letter).length);
    for (const [index, count] of counts.entries())
      await expect(choices.nth(index).locator('.quiz-count [aria-hidden]')).toHaveText(String(count));
    await expect(page.locator('.quiz-explanation')).toContainText('The answer is');
    // The same button goes on, and keeps the focus.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 2 of 5', { exact: true })).toBeVisible();
    for (let question = 2; question <= 5; question += 1) {
      await page.keyboard.press('Enter');
      await expect(page.locator('.quiz-explanation')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Which questions were hard?' })).toBeVisible();
    await expect(page.locator('.quiz-missed li').first()).toContainText(/ of 30 got it wrong/);
    const stored = await page.evaluate(() => JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)]));
    expect(stored).not.toMatch(/card|quiz|sheet/);
  });

  test('with the same number are reported, and the others still count', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.evaluate(holdUp, [CARDS[0]!, CARDS[0]!, CARDS[4]!]);
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await expect(page.getByText('There are two cards with the number 1.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByTestId('cards-read')).toHaveAttribute('data-value', '1');
  });

  test('work without a camera', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await expect(page.getByRole('alert')).toContainText('The camera is blocked for this page.');
    await page.getByRole('button', { name: 'Show answers' }).click();
    await expect(page.locator('.quiz-explanation')).toContainText('The answer is');
  });
});

const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** A4 at 120 dots per inch is what a simple camera sees of a sheet. */
const SHEET_SCALE = 1.25;

/** A picture of the first printed sheet, on which these letters are filled in. */
async function printSheet(page: Page, letters: readonly (number | null)[]): Promise<Buffer> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 800, height: 1150 });
  const sheet = page.locator('.print-sheet .paper').first();
  await expect(sheet.locator('.circle-corner')).toHaveCount(4);
  await sheet.evaluate((paper, filled) => {
    // The margin of the page, which is only there in print.
    document.body.style.padding = '45px';
    // Children write on paper: nothing of the page itself changes.
    for (const [index, cell] of [...paper.querySelectorAll('.circle-frame li')].entries())
      for (const [letter, circle] of [...cell.querySelectorAll<HTMLElement>('.circle-choice i')].entries())
        circle.style.background = filled[index] === letter ? '#666' : '';
  }, letters);
  const picture = await page.screenshot();
  await page.emulateMedia({ media: null });
  return picture;
}

test('Sheets with circles fit on A4 and Letter', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { id } of GAMES)
    for (const size of ['a4', 'letter']) {
      await page.goto(`/print?game=${id}&seed=1234&count=30&difficulty=hard&level=5&type=mixed&circles`);
      await page.emulateMedia({ media: null });
      await page.getByLabel('Paper').selectOption(size);
      const sheet = page.locator('.print-sheet');
      await expect(
        sheet
          .locator('.circle-frame')
          .or(page.getByText(/do not have four answers/))
          .first(),
      ).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 703, height: 1000 });
      const cut = await sheet.evaluateAll((sheets) =>
        sheets.flatMap((one) =>
          [...one.querySelectorAll('.paper, .paper-header, .circle-frame, .circle-frame li')].flatMap((part) =>
            part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
              ? [part.textContent]
              : [],
          ),
        ),
      );
      expect.soft(cut, `${id} ${size}`).toEqual([]);
    }
});

test('Filled-in sheets are read from photos, checked by the teacher if unclear, and counted per question', async ({
  browser,
  errors,
}) => {
  const context = await browser.newContext({ deviceScaleFactor: SHEET_SCALE, serviceWorkers: 'block' });
  errors.watch(context);
  const page = await context.newPage();
  await page.goto('/print?game=math-facts&mode=multiplication&seed=1234&count=10&circles');
  const answers = page.locator('.paper-preview .paper-key li');
  await expect(answers).toHaveCount(10);
  const key = await answers.allTextContents();
  const right = key.map((line) => 'ABCD'.indexOf(/^\d+\. ([A-D])/.exec(line)?.[1] ?? ''));
  const allRight = await printSheet(page, right);
  // The second child misses question 3 and leaves out question 5.
  const twoMissed = await printSheet(
    page,
    right.map((letter, index) => (index === 4 ? null : index === 2 ? (letter + 1) % 4 : letter)),
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/cards?game=math-facts&mode=multiplication&seed=1234&count=10&sheets=1');
  await page
    .getByLabel('Choose photos')
    .setInputFiles([
      photo('one.png', allRight),
      { name: 'two.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      photo('three.png', twoMissed),
    ]);
  await expect(page.getByRole('heading', { name: 'Sheet A: 10 of 10 right' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Add this sheet' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sheet A: 8 of 10 right' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Add this sheet' }).press('Enter');
  await expect(page.getByTestId('sheets-counted')).toHaveAttribute('data-value', '2');
  await expect(page.getByText('two.txt: this file is not a picture, or cannot be read.')).toBeVisible();
  await expect(page.getByText(': 1 of 2 got it wrong')).toHaveCount(2);
  // A sheet with other questions is not counted.
  await page.goto('/cards?game=math-facts&mode=multiplication&seed=99&count=10&sheets=1');
  await page.getByLabel('Choose photos').setInputFiles([photo('other.png', allRight)]);
  await expect(page.getByText(/other\.png: This sheet has different questions/)).toBeVisible({ timeout: 60_000 });
  await context.close();
});
