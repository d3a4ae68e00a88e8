/* A child who has never been here and cannot read: it presses the waving hero, and then what the hand points at. */
import type { Page } from 'playwright/test';
import { expect, test } from './helpers/test';

const BOAT = '.first-boat';
const HAND_AT = '.first-light';
const RIGHT = '[data-mark="right"]';

/** Presses the middle of what the hand points at, as a finger would. */
async function pressWhereTheHandPoints(page: Page): Promise<void> {
  await page.locator(HAND_AT).waitFor();
  const { x, y, width, height } = (await page.locator(HAND_AT).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('The first right answer takes two presses and no word, and the map then shows a flag', async ({ page }) => {
  await page.goto('/');
  await page.locator(BOAT).click();
  await pressWhereTheHandPoints(page);
  await expect(page.locator(RIGHT)).toHaveText(/3/);
  await pressWhereTheHandPoints(page);
  await expect(page.locator(RIGHT)).toHaveCount(0);
  for (const sides of ['4', '5']) {
    await page.getByRole('button', { name: sides, exact: true }).click();
    await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await expect(page.getByText('1 of 3 stars')).toBeAttached();
  await page.getByRole('link', { name: 'Back to Games' }).click();
  const island = page.getByRole('link', { name: 'Shape Match', exact: true }).first();
  await expect(island).toHaveAccessibleDescription('1 of 3 stars');
  await expect(island.locator('.isle-cloth')).toBeVisible();
  await expect(page.locator(BOAT)).toBeHidden();
});

test.describe('With reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the keyboard takes the same way, and the island leads there too', async ({ page }) => {
    await page.goto('/');
    const boat = page.getByRole('link', { name: 'Start playing: Shape Match' });
    const island = page.getByRole('link', { name: 'Shape Match', exact: true }).first();
    await expect(island).toHaveAttribute('href', (await boat.getAttribute('href')) ?? '');
    await boat.focus();
    await page.keyboard.press('Enter');
    await page.locator(HAND_AT).waitFor();
    await page.keyboard.press('2');
    await expect(page.locator(RIGHT)).toHaveText(/3/);
  });
});

test('A touch of the sea sets it in motion again', async ({ page }) => {
  await page.goto('/');
  await page.locator(BOAT).waitFor();
  const moving = () =>
    page.evaluate(() => {
      const animations = document.querySelector('.sea')?.getAnimations({ subtree: true }) ?? [];
      return animations.filter((animation) => animation instanceof CSSAnimation).length;
    });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(moving).toBe(0);
  await page.locator('.sea h1').dispatchEvent('pointerdown');
  expect(await moving()).toBeGreaterThan(0);
});
