import { GAMES } from '../../scripts/games.ts';
import { Bot } from './helpers/bot';
import { BOT_GAMES } from './helpers/bot-games';
import { KeyboardHands } from './helpers/bot-keyboard';
import { expect, test } from './helpers/test';

/** Tested separately, because its candidates are always 1 to 9 and it asks for several numbers at once. */
const PUZZLE = 'times-tables';
const TYPED = GAMES.filter(({ hasTypedAnswers }) => hasTypedAnswers).map(({ id }) => id);
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

test.describe('By choosing candidates with the number keys,', () => {
  for (const game of BOT_GAMES.filter(({ id }) => TYPED.includes(id) && id !== PUZZLE)) {
    test(`${game.id} can be finished`, async ({ page }) => {
      await new Bot(page, game, new KeyboardHands(page), async () => {}).play(
        game.rounds.keyboard.slice(-1),
        '&answers=choice',
      );
    });
  }

  test(`${PUZZLE} can be solved after a mistake`, async ({ page }) => {
    await page.goto(`/${PUZZLE}?mute&calm&seed=21&time=none&answers=choice`);
    const game = BOT_GAMES.find(({ id }) => id === PUZZLE)!;
    const question = await page.getByTestId('question').textContent();
    const sight = { state: 'idle', question: question ?? '', outline: null, choices: [], nextButton: null };
    const solution = game.answer({ ...sight, hasCheck: true, streak: null }, 'right');
    const factors = solution.kind === 'typed' ? solution.text.split(',') : [];
    const last = factors.at(-1)!;
    await page.getByRole('group', { name: 'Column 1 factor' }).getByRole('button').first().focus();
    for (const factor of [...factors.slice(0, -1), String((Number(last) % 9) + 1)]) await page.keyboard.press(factor);
    await page.getByRole('button', { name: 'Check Answers' }).press('Enter');
    await expect(page.locator('main')).toHaveAttribute('data-state', 'playing');
    await page.keyboard.press(last);
    await page.getByRole('button', { name: 'Check Answers' }).press('Enter');
    await expect(page.locator('main')).toHaveAttribute('data-state', 'completed');
  });
});

test.describe('Candidates', () => {
  for (const id of TYPED) {
    test(`fit every window size without covering the question: ${id}`, async ({ page }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(`/${id}?mute&calm&start&seed=7&speed=50&time=none&difficulty=hard&answers=choice`);
        const buttons = page.locator('.candidates button');
        await expect(buttons.first()).toHaveAttribute('aria-disabled', 'false');
        const question = await page.getByTestId('question').boundingBox();
        for (const box of await Promise.all((await buttons.all()).map((one) => one.boundingBox()))) {
          expect(box?.width, `${size.width}`).toBeGreaterThanOrEqual(44);
          expect(box?.height, `${size.width}`).toBeGreaterThanOrEqual(44);
          expect((box?.y ?? 0) + (box?.height ?? 0), `${size.width}`).toBeLessThanOrEqual(size.height);
          expect(box?.y, `${size.width}`).toBeGreaterThanOrEqual((question?.y ?? 0) + (question?.height ?? 0));
        }
      }
    });
  }
});
