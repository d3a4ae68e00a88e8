/* A week from its link to the board: two islands by keyboard, one of them with a mistake, and the code at its end. */
import { printWeek } from '../../machines/core/week-link';
import { KeyboardHands } from './helpers/bot-keyboard';
import { WRONG } from './helpers/bot-kit';
import { link, openStill, pass, playRound, SAIL_MS, show } from './helpers/bot-rounds';
import { expect, test } from './helpers/test';

const ROUND = { unit: 'rounds', count: 1 } as const;
const WEEK = printWeek({
  order: 'any',
  legs: [
    { game: 'shape-match', settings: { difficulty: 'easy' }, tables: null, seed: 7, length: ROUND },
    {
      game: 'mental-maths',
      settings: {},
      tables: { operation: '×', numbers: [3, 4, 8] },
      seed: null,
      length: ROUND,
    },
  ],
});

test('A child plays a week by keyboard, and its boat joins the others on the board', async ({ page }) => {
  test.setTimeout(150_000);
  const hands = new KeyboardHands(page);
  await openStill(page, hands, `/week?week=${WEEK}`, {});
  await show(page, page.getByRole('link', { name: 'Sail to Shape Match' }));
  await hands.press(link('Sail to Shape Match'));
  await pass(page, SAIL_MS);
  expect(await playRound(page, hands, WRONG)).toBe('shape-match');
  await hands.press(link('Back to the week'));
  const islands = page.getByRole('list', { name: 'The islands of your week' }).getByRole('listitem');
  await show(page, islands.first().getByText('Done'));
  await page.reload();
  await show(page, page.getByRole('link', { name: 'Sail on to Mental Maths' }));
  await hands.press(link('Sail on to Mental Maths'));
  await pass(page, SAIL_MS);
  expect(await playRound(page, hands)).toBe('mental-maths');
  await hands.press(link('Back to the week'));
  await show(page, page.getByRole('heading', { name: 'You have been to every island!' }));
  const letters = page.getByTestId('class-code').locator('[aria-hidden]');
  await show(page, letters);
  const code = await letters.textContent();
  const board = await page.context().newPage();
  await board.goto(`/class?week=${WEEK}`);
  await board.getByLabel('Or type it').pressSequentially('BCDFGHJK');
  await board.getByLabel('Or type it').press('Enter');
  await expect(board.getByText('is not a code from this round').first()).toBeVisible();
  await board.getByLabel('Or type it').fill('');
  await board.getByLabel('Or type it').pressSequentially(code ?? '');
  await expect(board.getByTestId('boats')).toHaveAttribute('data-value', '1');
  await expect(board.getByRole('region', { name: 'Who is here' }).getByRole('listitem')).toHaveCount(1);
  await board.close();
});

test('A link that was cut off is explained, and what is named in it can still be played', async ({ page }) => {
  await page.goto(`/week?week=${WEEK.slice(0, -7)}`);
  await expect(page.getByRole('alert')).toContainText('Part of this link is missing');
  await page.getByRole('link', { name: 'Shape Match' }).click();
  await expect(page.locator('main[data-game="shape-match"]')).toBeVisible();
});
