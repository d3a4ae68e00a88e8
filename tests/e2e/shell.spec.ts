import type { Page } from 'playwright/test';
import { GAMES } from '../../scripts/games.ts';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';
import { collectFlaws, findViolations, paintInTheme } from './helpers/visual-checks';

const PHONE = { width: 360, height: 740 };

/** WCAG requires 24 px; this project requires 48. */
const MIN_TARGET = 48;

const opener = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });

/** Opens a dialog of the bar by keyboard. */
async function ask(page: Page, name: string) {
  await opener(page, name).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('link').first()).toBeFocused();
  return dialog;
}

/** Whether all matching elements are fully visible. */
const areInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return boxes.length > 0 && boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
  }, selector);

test.describe('The home page', () => {
  test('loads every visible image in both themes', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const pictures = page.locator('main img:visible');
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth === 0).length),
        )
        .toBe(0);
      // The tiles, the flags, the boat of new visitors, and the cards.
      expect(await pictures.count()).toBe(4 + 8 + 1 + GAMES.length);
    }
  });

  test("jumps from a phone's chips, which do not need scrolling, to its games and to its videos", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const chips = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = ['Games for Primary Maths', 'Secondary and High School Mathematics'];
    for (const [index, title] of titles.entries()) {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(chips.nth(index)).toBeInViewport({ ratio: 1 });
      await chips.nth(index).click();
      await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
    }
  });

  test('opens a card wherever it is pressed', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('article')
      .filter({ hasText: 'Shape Match' })
      .click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/shape-match$/);
    await page.goBack();
    await page
      .getByRole('listitem')
      // A hub that has only playlists, so it does not need thumbnails.
      .filter({ hasText: 'Canadian' })
      .click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/video-hub\/canadian$/);
  });

  test('shows the focus ring around the whole card', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Mental Maths Challenge Play Now' });
    await link.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    const widths = await link.evaluate((element) => [
      getComputedStyle(element).outlineStyle,
      getComputedStyle(element.closest('article') ?? element).outlineWidth,
    ]);
    expect(widths).toEqual(['none', '3px']);
  });
});

test.describe("The navigation bar's panel", () => {
  test('scrolls to all of its entries in a low window, even in a game', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    for (const path of ['/', '/arithmetic-hero?mute&start&time=none']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const entries = page.locator('.nav-panel').locator('a, button').filter({ visible: true });
      for (const entry of await entries.all()) {
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
      await page.locator('.nav-panel').getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test.describe("The navigation bar's dialogs", () => {
  test('start at the first card, trap the focus, and return it on Escape', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Primary Games', 'Secondary Maths']) {
      const dialog = await ask(page, name);
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('link').first()).toBeFocused();
      for (const theme of ['light', 'dark'] as const) {
        await paintInTheme(page, theme);
        expect.soft(await findViolations(page), `${name}, ${theme}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page, name)).toBeFocused();
    }
  });

  test('close when the visitor goes back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Islands' }).getByRole('link', { name: 'Mental Maths' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mental Maths' })).toBeFocused();
    const dialog = await ask(page, 'Secondary Maths');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Pick an island and play with maths.' })).toBeFocused();
  });

  test('show all of their cards without scrolling on tablets and desktops', async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of [
      [768, 1024],
      [1024, 640],
      [1180, 820],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Primary Games', 'Secondary Maths']) {
        await ask(page, name);
        await paintInTheme(page, 'light');
        expect.soft(await areInSight(page, '[role="dialog"]'), `${name} at ${width} x ${height}`).toBe(true);
        await page.keyboard.press('Escape');
      }
    }
  });

  test("open from a phone's panel and return the focus to its button", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await menu.click();
    await panel.getByRole('button', { name: 'Secondary Maths' }).click();
    const dialog = page.getByRole('dialog', { name: 'Secondary Maths' });
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await expect(panel).toBeHidden();
    await paintInTheme(page, 'light');
    expect(await collectFlaws(page, MIN_TARGET)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await panel.getByRole('button', { name: 'Primary Games' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Target Takedown' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Target Takedown' })).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('pause a game, leave it paused when they close, and can lead out of it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute&start&seed=7');
    await hero.expectState('playing.arcade.falling');
    const menu = hero.button('Menu');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await menu.press('Enter');
    await panel.getByRole('button', { name: 'Primary Games' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Primary Games' });
    await expect(dialog).toBeVisible();
    await hero.expectState('playing.arcade.falling.paused');
    await page.keyboard.press('Escape');
    await hero.pass(100);
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await hero.expectState('playing.arcade.falling.paused');
    await menu.press('Enter');
    await panel.getByRole('button', { name: 'Primary Games' }).press('Enter');
    await dialog.getByRole('link', { name: 'Money Counter' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Money Counter' });
    await hero.passUntil((title) => document.querySelector('h1')?.textContent === title, 'Money Counter');
    await expect(heading).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-bar');
  });
});
