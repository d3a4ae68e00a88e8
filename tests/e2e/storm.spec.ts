import { expect, test } from './helpers/test';

test("A class repeats another class's voyage with its two words, sees why an answer was wrong, and leaves nothing stored", async ({
  page,
}) => {
  await page.goto('/mental-maths?storm=on&mute&speed=8');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { name: 'A class against the storm' })).toBeFocused();
  const words = page.getByRole('textbox', { name: "Another class's voyage name" });
  await words.fill('calm whale');
  await words.press('Enter');
  await expect(page.getByText('That is not a voyage name.')).toBeVisible();
  await words.fill('Calm robin');
  await words.press('Enter');
  await expect(page.getByText('calm robin')).toBeVisible();
  await page.getByRole('button', { name: 'Set sail' }).focus();
  await page.keyboard.press('Enter');
  const sea = page.getByRole('img', { name: /The ship has sailed 0 of 20 stretches/ });
  await expect(sea).toBeVisible();
  const answers = page.getByRole('group', { name: 'Answers' });
  const next = page.getByRole('button', { name: 'Next' });
  const progress = page.getByTestId('progress');
  const question = page.getByTestId('question');
  const asked: string[] = [];
  // One of four is right, so the class continues whatever the first choice is.
  for (let number = 0; number < 4; number++) {
    await expect(answers.getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
    if (number > 0) await expect(question).not.toHaveText(asked.at(-1) ?? '');
    asked.push((await question.textContent()) ?? '');
    const before = Number(await progress.getAttribute('data-value'));
    await page.keyboard.press('1');
    await expect
      .poll(async () => (await next.isVisible()) || Number(await progress.getAttribute('data-value')) > before)
      .toBe(true);
    if (await next.isVisible()) await next.click();
  }
  expect(new Set(asked).size).toBe(4);
  await page.keyboard.press('p');
  await expect(main).toHaveAttribute('data-state', /paused$/);
  await page.getByRole('button', { name: 'End round' }).click();
  await expect(main).toHaveAttribute('data-state', 'finished');
  await expect(page.getByText('calm robin')).toBeVisible();
  // Only the visit to the island is stored.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['numeria.voyage']);
});
