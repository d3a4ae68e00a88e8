import type { Page } from 'playwright/test';
import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';
import { findViolations, paintInTheme } from './helpers/visual-checks';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Who is playing?' });

const playing = (page: Page) => page.getByRole('region', { name: 'Who is playing' });

/** The stored values of one kind by their full keys, whoever they belong to. */
const storedUnder = (page: Page, key: string): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    (end) =>
      Object.fromEntries(Object.entries(localStorage).filter(([name]) => name === end || name.endsWith(`:${end}`))),
    key,
  );

/** How many answers each child has given, by the key of its hero. */
const solvedByAll = async (page: Page) =>
  Object.values(await storedUnder(page, 'arithmeticHeroProgress'))
    .map((text) => Number(Object(JSON.parse(text)).totalCorrectAnswers))
    .toSorted((one, other) => one - other);

/** Adds a child on the progress page, with the animal and the colour that are suggested. */
async function addChild(page: Page): Promise<void> {
  await page.goto('/progress');
  await button(page, 'For grown-ups').click();
  await button(page, 'Add a child').click();
  await button(page, 'Add').last().click();
  await expect(page.getByText('The blue owl was added.')).toBeVisible();
}

test.describe('Children who share a device', () => {
  test('play one after the other, each with a map of their own, until one is removed', async ({ page }) => {
    await page.goto('/shape-match');
    await expect.poll(async () => Object.keys(await storedUnder(page, 'numeria.voyage')).length).toBe(1);
    await addChild(page);
    const before = await storedUnder(page, 'numeria.voyage');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'My passport' }).last()).toBeVisible();

    await test.step('someone else plays after one press, and starts with an empty map', async () => {
      await button(page, 'Who is playing? Red fox').click();
      await dialog(page).getByRole('button', { name: 'Blue owl' }).click();
      await expect(button(page, 'Who is playing? Blue owl')).toBeVisible();
      expect(await storedUnder(page, 'numeria.voyage')).toEqual(before);
      await page.goto('/math-warp');
      await expect.poll(async () => Object.keys(await storedUnder(page, 'numeria.voyage')).length).toBe(2);
      expect(await storedUnder(page, 'numeria.voyage')).toMatchObject(before);
    });

    await test.step('a removed child leaves nothing, and nobody is asked any more', async () => {
      await page.goto('/progress');
      await button(page, 'Change player').click();
      await dialog(page).getByRole('button', { name: 'Red fox' }).press('Enter');
      await expect(playing(page)).toContainText('Red fox');
      await button(page, 'For grown-ups').click();
      await button(page, 'Remove the blue owl').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove the blue owl' }).click();
      await expect.poll(() => storedUnder(page, 'numeria.voyage')).toEqual(before);
      await expect(button(page, 'Undo')).toBeFocused();
      await button(page, 'Undo').click();
      await expect.poll(async () => Object.keys(await storedUnder(page, 'numeria.voyage')).length).toBe(2);
      await button(page, 'Remove the blue owl').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove the blue owl' }).click();
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'My passport' }).last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset['children'])).toBeUndefined();
      expect(await storedUnder(page, 'numeria.voyage')).toEqual(before);
    });
  });

  test('play in two tabs at the same time, and each tab keeps its child', async ({ page, context }) => {
    await addChild(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(dialog(other).getByRole('button', { name: 'Red fox' })).toBeFocused();
    await other.keyboard.press('Tab');
    await other.keyboard.press('Enter');
    await expect(button(other, 'Who is playing? Blue owl')).toBeVisible();

    const tabs = [new Hero(page), new Hero(other)];
    for (const tab of tabs) await tab.openFrozen('?start&mute&time=none&speed=50');
    for (const count of [1, 2]) for (const tab of tabs) await tab.solveMany(count);
    await tabs[0]?.solveMany(1);
    for (const tab of tabs) await tab.leave();
    // The last sum of each is not counted yet, because its page was left before another frame.
    expect(await solvedByAll(page)).toEqual([2, 3]);

    // The owl was chosen last on the device, but not in this tab.
    await page.goto('/progress');
    await tabs[0]?.passUntilSeen('[aria-label="Who is playing"]');
    await expect(playing(page)).toContainText('Red fox');
  });

  test('have settings of their own, which apply before the first paint', async ({ page }) => {
    await addChild(page);
    await page.evaluate(() =>
      localStorage.setItem('numeria.settings', '{"version":1,"data":{"textSize":"largest","letters":"andika"}}'),
    );
    const look = () =>
      page.evaluate(() => [
        document.documentElement.dataset['howTextSize'],
        document.documentElement.dataset['theme'] ?? 'system',
      ]);
    await button(page, 'Play as the blue owl').click();
    await expect(playing(page)).toContainText('Blue owl');
    await page.evaluate(() =>
      localStorage.setItem(
        `${document.documentElement.dataset['child'] ?? ''}:numeria.theme`,
        '{"version":1,"data":"dark"}',
      ),
    );
    await page.reload();
    expect(await look()).toEqual(['normal', 'dark']);
    await button(page, 'Change player').click();
    await dialog(page).getByRole('button', { name: 'Red fox' }).click();
    await expect(playing(page)).toContainText('Red fox');
    expect(await look()).toEqual(['largest', 'system']);
  });
});

const CHILDREN = ['fox', 'owl', 'rabbit', 'bear', 'cat', 'penguin'];
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'pink'];

/** Stores six children, as a device has them that has been shared for a while. */
const storeSix = (page: Page) =>
  page.addInitScript(
    ([animals, colours]) => {
      if (localStorage.length > 0) return;
      for (const [order, animal] of animals.entries())
        localStorage.setItem(
          `numeria.child.${order === 0 ? 'first' : `k${order}`}`,
          JSON.stringify({ version: 1, data: { animal, colour: colours[order], order } }),
        );
    },
    [CHILDREN, COLOURS] as const,
  );

test.describe('"Who is playing?"', () => {
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1920, 1080],
  ] as const)
    test(`shows six children at once, and axe finds nothing: ${width} x ${height}`, async ({ page }) => {
      await storeSix(page);
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const children = dialog(page).getByRole('listitem').getByRole('button');
      await expect(children).toHaveCount(CHILDREN.length);
      for (const child of await children.all()) await expect(child).toBeInViewport({ ratio: 1 });
      for (const theme of ['light', 'dark'] as const) {
        await paintInTheme(page, theme);
        expect(await findViolations(page, theme === 'light' ? 'all' : 'colours')).toEqual([]);
      }
    });

  test('can be answered with one switch if any child plays with one', async ({ page }) => {
    await storeSix(page);
    await page.goto('/privacy');
    await page.evaluate(() =>
      localStorage.setItem(
        'numeria.child.k2:numeria.settings',
        '{"version":1,"data":{"control":"switch","scanMs":600}}',
      ),
    );
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    // What is lit is chosen, first the group and then one of its children.
    while (await dialog(page).isVisible()) {
      await expect(page.locator('[data-scan="lit"]').first()).toBeVisible();
      await page.keyboard.press('a');
      // Unless the page is loaded again in the meantime, because another child has been chosen.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500))).catch(() => {});
    }
    expect(await page.evaluate(() => sessionStorage.getItem('numeria.child'))).not.toBeNull();
  });
});
