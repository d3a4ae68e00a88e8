import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

test.describe('The site', () => {
  test('leads from its home page to a game and back, each time focusing the heading, and Back restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Free maths games | Numeria');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Ready to Make Math Fun?', exact: true })).toBeVisible();
    const card = page
      .getByRole('region', { name: 'More games' })
      .getByRole('article')
      .filter({ hasText: 'Arithmetic Hero' });
    await expect(card.getByText('Play Now', { exact: true })).toBeVisible();
    const link = card.getByRole('link', { name: 'Arithmetic Hero Play Now' });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/\/arithmetic-hero$/);
    // Browsers would otherwise share the URL of the previous page.
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.goBack();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(left);
    await page.reload();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('shows the focus from the first key on, also on the next page, but not the focus that it sets itself', async ({
    page,
  }) => {
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    await page.goto('/shape-match?mute&seed=21');
    const first = page.getByRole('group', { name: 'Answers' }).getByRole('button').first();
    await expect(first).toBeFocused();
    expect(await ring(), 'no ring before the first key').toBe('none');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    expect(await ring()).toBe('solid');
    await page.getByRole('link', { name: 'Back to Games' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await first.focus();
    expect(await ring(), 'a ring after keyboard navigation').toBe('solid');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/shape-match?mute&seed=21');
    await expect(first).toBeFocused();
    expect(await ring(), 'a ring in forced colours').toBe('solid');
    // The browser keeps these colours for pages that it opens later.
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('lets keyboard users skip to the content on every page', async ({ page }) => {
    for (const path of ['/', '/arithmetic-hero']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    }
  });
});

test.describe('The navigation bar', () => {
  test('shrinks to its menu button during a game and expands after it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute');
    const brand = page.getByRole('banner').getByRole('link', { name: 'Numeria, home' });
    await expect(brand).toBeVisible();
    await hero.start();
    await expect(page.locator('html')).toHaveAttribute('data-bar', 'compact');
    await expect(brand).toBeHidden();
    const menu = hero.button('Menu');
    await expect(menu).toBeVisible();
    await menu.click();
    await hero.expectState('playing.arcade.falling.paused');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'How I play' }).click();
    await page.getByRole('dialog', { name: 'How I play' }).getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    // The dialog returns the focus with a timer.
    await hero.pass(100);
    await expect(menu).toBeFocused();
    await hero.expectState('playing.arcade.falling.paused');
    await hero.button('Back to Menu').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-bar');
    await expect(brand).toBeVisible();
  });

  test('lets the player leave a round without losing any progress', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute&start&seed=21');
    await hero.solveMany(2);
    await hero.button('Menu').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-bar');
    await hero.pass(100);
    await expect
      .poll(() => hero.stored())
      .toMatchObject({ totalCorrectAnswers: 2, highScores: { arcade: [20, 0, 0, 0, 0] } });
  });
});
