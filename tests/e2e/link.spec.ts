import type { Page } from 'playwright/test';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Enough sums to distinguish one round from another. */
const SUMS = 4;

/** The first sums from a link when it is opened and started as a class would do it. */
async function sumsOf(hero: Hero, link: string): Promise<readonly string[]> {
  const { pathname, search } = new URL(link);
  expect(pathname).toBe('/arithmetic-hero');
  await hero.openFrozen(search);
  await hero.expectState('menu');
  await hero.start();
  return hero.solveMany(SUMS);
}

async function copyLink(hero: Hero): Promise<string> {
  await hero.button('For teachers').click();
  await hero.button('Copy link').click();
  await expect(hero.button('Link copied')).toBeVisible();
  return copied(hero.page);
}

test.describe('Copy link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('in the menu copies a link to the round that Start Game begins, and announces it', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?mute&speed=4&mix=all');
    await hero.button(/^Settings:/).click();
    await page.getByRole('radio', { name: 'longer' }).check();
    const said = await hero.recordAnnouncements();
    const link = await copyLink(hero);
    await expect(hero.button('Link copied')).toBeFocused();
    expect(await said()).toEqual(['Link copied']);
    expect(new URL(link).searchParams.get('time')).toBe('longer');
    await hero.start();
    const sums = await hero.solveMany(SUMS);
    expect(await sumsOf(hero, link)).toEqual(sums);
  });
});
