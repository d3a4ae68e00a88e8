import type { Locator, Page } from 'playwright/test';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

/** One thing of the wardrobe: its button. */
const item = (page: Page, id: string): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('button')
    .filter({ has: page.getByText(id, { exact: true }) });

/** The drawing of the hero, without the numbers of its clip paths, which are new each time it is drawn. */
const picture = (page: Page): Promise<string> =>
  page.locator('img.hero').evaluate((image) => (image.getAttribute('src') ?? '').replaceAll(/clip\d+/g, 'clip'));

test.describe('The wardrobe', () => {
  test('shows what there is in the words of the specification, and when each locked thing unlocks', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.store({ totalCorrectAnswers: 150, achievements: ['first-zap', 'century-club', 'big-brain'] });
    await hero.openFrozen();
    await hero.button('Customize Hero').click();
    await hero.expectState('other.customiser');
    await expect(page.getByRole('heading', { name: 'Customise Your Hero', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Preview', exact: true })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Colors', 'Masks', 'Capes', 'Emblems']);
    for (const name of ['Back', 'Back to Menu', 'Save Changes']) await expect(hero.button(name)).toBeVisible();
    await expect(page.getByText(/\b3\b.*achievements unlocked/)).toBeVisible();
    await expect(page.getByText(/\b150\b.*correct/)).toBeVisible();

    const thresholds = {
      Colors: { red: 200, green: 500, purple: 1000, orange: 1500 },
      Masks: { square: 300, diamond: 800, star: 1200 },
      Capes: { star: 400, wave: 900, flames: 1400 },
      Emblems: { plus: 250, star: 600, bolt: 1100 },
    };
    const before = await picture(page);
    for (const [tab, items] of Object.entries(thresholds)) {
      await page.getByRole('tab', { name: tab }).click();
      for (const [id, count] of Object.entries(items)) {
        await expect(item(page, id)).toContainText(`Unlock at ${count}`);
        await expect(item(page, id)).toHaveAttribute('aria-disabled', 'true');
        await item(page, id).click({ force: true });
        await expect(item(page, id)).toHaveAttribute('aria-pressed', 'false');
      }
      await expect(page.getByRole('tabpanel').getByRole('button', { pressed: true })).toHaveCount(1);
    }
    expect((await picture(page)) === before, 'the hero still wears what it wore').toBe(true);
    await expect(hero.toasts()).toHaveCount(0);
  });

  test('unlocks what is earned by a click, with a toast of three seconds, and forgets what was not saved', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.store({ totalCorrectAnswers: 260 });
    await hero.openFrozen();
    const before = await picture(page);
    await hero.button('Customize Hero').click();
    await expect(item(page, 'red')).toContainText('Click to Unlock');
    await expect(item(page, 'red')).not.toContainText('Unlock at');
    await item(page, 'red').click();
    await hero.passUntilSeen('.toast');
    await expect(hero.toasts()).toHaveText([/^Item Unlocked!You've unlocked the color red!$/]);
    await hero.pass(2700);
    await expect(hero.toasts()).toHaveCount(1);
    await hero.pass(600);
    await expect(hero.toasts()).toHaveCount(0);
    await expect(item(page, 'red')).toHaveAttribute('aria-pressed', 'true');
    const unlocked = ['default-cape', 'default-mask', 'blue-color', 'lightning-emblem', 'red-color'];
    await expect.poll(async () => new Set(Object(await hero.stored())['unlockedItems'])).toEqual(new Set(unlocked));
    await hero.button('Back to Menu').click();
    expect((await picture(page)) === before, 'the menu shows the hero as saved').toBe(true);
    await hero.button('Customize Hero').click();
    await expect(item(page, 'blue')).toHaveAttribute('aria-pressed', 'true');
    await expect(item(page, 'red')).not.toContainText('Unlock');
  });

  test('keeps what was saved: in the menu, after a reload, and in the store', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({ totalCorrectAnswers: 420, unlockedItems: ['red-color', 'star-cape'] });
    await hero.openFrozen();
    const inBlue = await picture(page);
    await hero.button('Customize Hero').click();
    await item(page, 'red').click();
    await page.getByRole('tab', { name: 'Capes' }).click();
    await item(page, 'star').click();
    await hero.button('Save Changes').click();
    await hero.passUntilSeen('.toast');
    await expect(hero.toasts()).toHaveText([/^Hero Updated!Your hero's look has been saved\.$/]);
    await hero.pass(2700);
    await expect(hero.toasts()).toHaveCount(1);
    await hero.pass(600);
    await expect(hero.toasts()).toHaveCount(0);
    const inRed = await picture(page);
    await hero.button('Back').click();
    await hero.expectState('menu');
    await hero.expectFocusInGame();
    expect((await picture(page)) === inRed, 'the menu shows the saved hero').toBe(true);
    expect(inRed === inBlue, 'the hero has changed').toBe(false);
    await hero.reload();
    expect((await picture(page)) === inRed, 'the reloaded menu shows the saved hero').toBe(true);
    await hero.expectStored({
      avatarItems: { color: 'red', cape: 'star', mask: 'default', emblem: 'lightning' },
    });
  });
});

test.describe('The rewards', () => {
  test('show how far the player has come, and the high scores with a dash where there is none', async ({ page }) => {
    const hero = new Hero(page);
    await hero.store({
      highScores: { arcade: [1500], challenge: 0 },
      unlockedLevels: 2,
      totalCorrectAnswers: 1234,
      longestStreak: 17,
      achievements: ['first-zap', 'on-fire', 'rising-star', 'century-club', 'big-brain'],
    });
    await hero.openFrozen();
    await hero.button('View Rewards').click();
    await hero.expectState('other.rewards');
    await expect(page.getByRole('heading', { name: 'Rewards Gallery', exact: true })).toBeFocused();
    for (const [name, text] of [
      ['Achievements', '5 of 9'],
      ['Levels unlocked', '2 of 5'],
    ] as const)
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuetext', text);
    await hero.expectFigures({ solved: ['1,234', 1234], 'best-streak': ['17', 17] });
    const listed = page.getByRole('tabpanel').getByRole('listitem');
    await expect(listed).toHaveText([
      /^First Zap!.*Unlocked$/,
      /^On Fire!.*Unlocked$/,
      /^Lightning Fingers.*Locked$/,
      /^Rising Star.*Unlocked$/,
      /^Math Defender.*Locked$/,
      /^Number Captain.*Locked$/,
      /^Arithmetic Master.*Locked$/,
      /^Century Club.*Unlocked$/,
      /^Big Brain.*Unlocked$/,
    ]);
    await expect(listed.filter({ has: page.locator('svg:only-of-type') })).toHaveCount(9);
    await page.getByRole('tab', { name: 'High Scores' }).click();
    await expect(listed).toHaveText([
      /^Arcade Level 1.*Unlocked1,500$/,
      /^Arcade Level 2.*Unlocked-$/,
      /^Arcade Level 3.*Locked-$/,
      /^Arcade Level 4.*Locked-$/,
      /^Arcade Level 5.*Locked-$/,
      /^Challenge90-second sprint-$/,
    ]);
    await hero.button('Back').click();
    await hero.expectState('menu');
    await hero.expectFocusInGame();
  });
});
