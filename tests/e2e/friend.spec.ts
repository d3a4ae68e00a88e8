import type { Page } from 'playwright/test';
import { calculateAnswer, formatNumber } from './helpers/sums';
import { expect, test } from './helpers/test';

/** Answers this many sums with number keys and ends the round. Returns the questions. */
async function playRound(page: Page, count: number): Promise<readonly string[]> {
  const answers = page.getByRole('group', { name: 'Answers' });
  const asked: string[] = [];
  for (let number = 0; number < count; number++) {
    const question = page.getByTestId('question');
    await expect(answers.getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
    if (number > 0) await expect(question).not.toContainText(asked[number - 1] ?? '');
    const sum = ((await question.textContent()) ?? '').replace(/\s*=.*/u, '').replaceAll('\u00A0', ' ');
    asked.push(sum);
    const choices = await answers.getByRole('button').allTextContents();
    await page.keyboard.press(String(choices.indexOf(formatNumber(calculateAnswer(sum))) + 1));
    await expect(page.getByTestId('score')).toHaveAttribute('data-value', String(number + 1));
  }
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'End round' }).press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'completed');
  return asked;
}

test.describe('Challenging a friend by link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

  test("asks the same questions, mixed or not, replays the first player's answers, and shows both results, by keyboard and with reduced motion", async ({
    page,
  }) => {
    await page.goto('/mental-maths?start&mute&speed=8&time=none');
    const asked = await playRound(page, 2);
    await page.getByRole('button', { name: 'See all' }).press('Enter');
    const opener = page.getByRole('button', { name: 'Challenge a friend' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for this link' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).last().press('Enter');
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    link.searchParams.set('speed', '8');
    await page.goto(link.href);
    await expect(page.getByRole('heading', { name: 'Play alongside your friend' })).toBeFocused();
    await page.getByRole('button', { name: 'Start', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('companion')).toHaveAttribute('data-value', '2');
    expect(await playRound(page, 2)).toEqual(asked);
    await expect(page.getByRole('region', { name: 'Both rounds' })).toContainText(
      '2 each: a draw! That is 4 between you.',
    );
    await expect(page.getByRole('button', { name: 'Send it back' })).toBeVisible();

    const { hash } = link;
    link.hash = hash.slice(0, -2) + (hash.endsWith('AA') ? 'BB' : 'AA');
    await page.goto(link.href);
    await expect(page.getByRole('heading', { name: 'This link is damaged' })).toBeFocused();
    await page.getByRole('link', { name: 'Play a round of my own' }).press('Enter');
    await expect(page.locator('main')).toHaveAttribute('data-state', 'idle');
  });
});
