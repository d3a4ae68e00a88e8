import type { Page } from 'playwright/test';
import { encodeQR } from 'qr';
import { CLASS_CODE, createClassCode } from '../../machines/core/class-code';
import { GAMES } from '../../scripts/games.ts';
import type { Verdict } from './helpers/bot-kit';
import { calculateAnswer, formatNumber } from './helpers/sums';
import { expect, test } from './helpers/test';

const game = GAMES.find(({ maxPlayers }) => maxPlayers === 2)?.id ?? '';
const CHILDREN = 30;

/** The codes of a class, as the dark and light squares that the children's devices show. */
const CODES = Array.from({ length: CHILDREN }, (_, index) =>
  createClassCode(
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

/** Plays four sums in a class round, with these verdicts. Returns the sums and the child's code. */
async function playInClass(page: Page, sail: string, verdicts: readonly Verdict[]) {
  await page.goto('/mental-maths?seed=7&time=none&class=1&mute&speed=20');
  await page.getByRole('radio', { name: sail }).check({ force: true });
  await page.getByRole('button', { name: /^Go aboard/ }).click();
  await page.getByRole('button', { name: 'Start Challenge' }).click();
  const answers = page.getByRole('group', { name: 'Answers' });
  const sums: string[] = [];
  for (const verdict of verdicts) {
    const question = page.getByTestId('question');
    await expect(answers.getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
    if (sums.length > 0) await expect(question).not.toContainText(sums.at(-1) ?? '');
    const sum = ((await question.textContent()) ?? '').replace(/\s*=.*/u, '').replaceAll('\u00A0', ' ');
    sums.push(sum);
    const choices = await answers.getByRole('button').allTextContents();
    const right = choices.indexOf(formatNumber(calculateAnswer(sum)));
    await page.keyboard.press(String((verdict === 'right' ? right : (right + 1) % choices.length) + 1));
    if (verdict === 'wrong') await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'End round' }).press('Enter');
  const code = page.getByTestId('class-code').locator('[aria-hidden]');
  return { sums, code: ((await code.textContent()) ?? '').replaceAll('\u00A0', ' ') };
}

test('The board ranks the questions that two children missed, and explains one of them step by step', async ({
  page,
}) => {
  const { sums, code } = await playInClass(page, 'Red', ['right', 'wrong', 'right', 'right']);
  const other = await playInClass(page, 'Blue', ['right', 'wrong', 'wrong', 'right']);
  expect(other.sums).toEqual(sums);
  await page.goto('/class?game=mental-maths&seed=7&time=none');
  const field = page.getByLabel('Or type it');
  for (const typed of [code, other.code]) {
    expect(typed).toMatch(/^[A-Z]{3} [A-Z]{3} [A-Z]{3}$/);
    await field.pressSequentially(typed);
    await expect(field).toHaveValue('');
  }
  await expect(page.getByTestId('class-right')).toHaveAttribute('data-value', '5');
  await page.getByRole('button', { name: 'Most missed' }).click();
  const questions = page.getByRole('main').getByRole('listitem');
  await expect(questions).toHaveText([
    `${sums[1]} = ?2 of 2 got it wrongDiscuss`,
    `${sums[2]} = ?1 of 2 got it wrongDiscuss`,
  ]);
  await questions.first().getByRole('button', { name: 'Discuss' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sums[1]} = ?`);
  const answer = page.getByRole('region', { name: 'The answer' });
  for (let presses = 0; presses < 8 && !(await answer.isVisible()); presses++) await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText(`${sums[1]} = ${calculateAnswer(sums[1] ?? '')}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the boats' }).click();
  await expect(page.getByRole('region', { name: 'Who is here' }).getByRole('listitem')).toHaveCount(2);
});
