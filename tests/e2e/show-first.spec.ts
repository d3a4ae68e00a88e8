/* "Show me first": an example before the first question of a skill that is new to a child. */
import { expect, test } from './helpers/test';

test('A child sees an example of a new skill once, and continues with one key', async ({ page }) => {
  await page.goto('/shape-match?mute');
  const main = page.locator('main');
  const mine = page.getByRole('button', { name: 'My turn' });
  await expect(page.getByText('Look at this one first.')).toBeVisible();
  await expect(mine).toBeFocused();
  await expect(page.getByTestId('score')).toHaveText('0');
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('data-state', 'unanswered');
  await expect(mine).toBeHidden();
  await expect(page.getByTestId('progress')).toHaveAttribute('data-value', '0');
  const asked = await page.evaluate(() => localStorage.getItem('numeria.learning'));
  expect(asked).toBeNull();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByTestId('progress')).toHaveAttribute('data-value', '1');
});

test('A link with a seed asks its first question at once', async ({ page }) => {
  await page.goto('/shape-match?mute&seed=7');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'unanswered');
});
