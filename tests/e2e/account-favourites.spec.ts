import type { Locator, Page } from 'playwright/test';
import { GAMES } from '../../scripts/games.ts';
import { addFavourite, expect, expectToast, readRows, memberTest as test } from './helpers/account';

const ADDED = ['Added to favorites', 'Game added to your favorites'] as const;

const heart = (page: Page, game: string): Locator => page.getByRole('button', { name: `Favourite: ${game}` });
const hearts = (page: Page): Locator => page.getByRole('button', { name: /^Favourite: / });
const isFilled = (heart: Locator, isSo: boolean): Promise<void> =>
  expect(heart).toHaveAttribute('aria-pressed', String(isSo));
const favourites = (page: Page): Locator => page.getByRole('region', { name: 'Your Favorite Games' });

test.describe('Hearts', () => {
  test('appear on the cards of all games and save each press', async ({ page, member, site }) => {
    await page.goto('/');
    await expect(hearts(page)).toHaveCount(GAMES.length);
    for (const { id, cardTitle } of GAMES) {
      const card = page.getByRole('article').filter({ has: page.locator(`#${id}-title`) });
      await isFilled(card.getByRole('button', { name: `Favourite: ${cardTitle}` }), false);
      await card.getByRole('button').click();
      await isFilled(card.getByRole('button'), true);
    }
    await expect.poll(() => readRows(site, member, 'user_favorites?select=game_id')).toHaveLength(GAMES.length);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Favourite: /, pressed: true })).toHaveCount(GAMES.length);
  });

  test('show the same in two tabs after the game was added in both', async ({
    context,
    page,
    member,
    site,
    errors,
  }) => {
    errors.allow(/status of 409/);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/');
      await isFilled(heart(tab, 'Time Master'), false);
    }
    await heart(page, 'Time Master').click();
    await expectToast(page, ...ADDED);
    // It is already a favourite, which is not the user's mistake.
    await other.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Favourite: Time Master"]')?.click());
    await expectToast(other, ...ADDED);
    await expect(other.locator('.toast')).toHaveCount(1);
    expect(await readRows(site, member, 'user_favorites?select=game_id')).toEqual([{ game_id: 'time-master' }]);
  });
});

test.describe('Favourites on the profile', () => {
  test('show each game and link to it; an unknown one is neither shown nor lost', async ({ page, member, site }) => {
    await page.goto('/profile');
    await expect(favourites(page)).toContainText(
      "You haven't favorited any games yet. Go to the home page to add some favorites!",
    );
    await addFavourite(site, member, 'a-game-of-tomorrow');
    await page.reload();
    await expect(favourites(page)).toContainText("You haven't favorited any games yet.");
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await heart(page, 'Fraction Basics').click();
    await heart(page, 'Arithmetic Hero').click();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(favourites(page).getByRole('heading', { level: 3 })).toHaveText([
      'Arithmetic Hero',
      'Fraction Basics',
    ]);
    await expect(favourites(page).getByRole('article').first()).toContainText(
      'Zap the sums before they reach the city.',
    );
    await expect
      .poll(() => readRows(site, member, 'user_favorites?select=game_id'))
      .toEqual(['a-game-of-tomorrow', 'fraction-basics', 'arithmetic-hero'].map((game_id) => ({ game_id })));
    await favourites(page).getByRole('link', { name: 'Play Now Arithmetic Hero' }).click();
    await expect(page).toHaveURL('/arithmetic-hero');
  });
});
