import { forbidWebgl } from './helpers/forbid-webgl';
import { expect, test } from './helpers/test';
import { Courtyard } from './helpers/times-tables';

const KEEP_TRYING = 'Keep trying! Check the colored cells for hints.';
const TITLE = "Congratulations! You've solved the puzzle! 🎉";
const STATS_KEY = 'timesTablesMasterStats';
const DARK_KEY = 'timesTablesDarkMode';

test.describe('Times Tables Master by keyboard', () => {
  test('goes from the first factor through hints of both kinds to the result, and on to another puzzle', async ({
    page,
  }) => {
    const courtyard = new Courtyard(page);
    const { keyboard } = page;
    await courtyard.openFrozen('?seed=21&mute');
    await courtyard.expectState('idle');
    await expect(page).toHaveTitle('Times Tables Master | Numeria');
    await expect(courtyard.question).toHaveText(/^Rows 1 to 3, columns 1 to 3\. Row 1: \d+, \d+, \d+\. Row 2: /);
    await courtyard.expectFigures({ streak: ['0', 0], best: ['--:--', 0], time: ['00:00', 0] });
    await courtyard.pass(5000);
    await courtyard.expectFigures({ time: ['00:00', 0] });
    const { row, column } = await courtyard.solution();

    await test.step('a check with nothing typed colours nothing and starts no clock', async () => {
      await courtyard.button('Check Answers').focus();
      await keyboard.press('Enter');
      await expect(courtyard.text).toContainText(KEEP_TRYING);
      await expect(courtyard.text).toContainText('6 numbers are still missing.');
      expect(new Set(await courtyard.statuses())).toEqual(new Set(['default']));
      await courtyard.expectState('idle');
    });

    await test.step('digits go to the first field from anywhere, and Enter leads on', async () => {
      await keyboard.type(String(column[0]));
      await expect(courtyard.fieldAt('column', 0)).toHaveValue(String(column[0]));
      await courtyard.expectState('playing');
      await keyboard.press('Enter');
      await expect(courtyard.fieldAt('column', 1)).toBeFocused();
      await keyboard.type(`${column[1]}`);
      await keyboard.press('ArrowRight');
      await expect(courtyard.fieldAt('column', 2)).toBeFocused();
      await keyboard.type(`${column[2]}`);
      await keyboard.press('ArrowDown');
      await expect(courtyard.fieldAt('row', 0)).toBeFocused();
    });

    await test.step('what is no factor changes nothing', async () => {
      await keyboard.type('9x');
      await expect(courtyard.text).toHaveText('Please type a number from 1 to 99.');
      await expect(courtyard.fieldAt('row', 0)).toHaveValue('9');
      await keyboard.type('99');
      await expect(courtyard.fieldAt('row', 0)).toHaveValue('99');
    });

    await test.step('the last Enter checks: what makes too much is told by colour, sign and words', async () => {
      const said = await courtyard.listen();
      await keyboard.press('Enter');
      await keyboard.type(`${row[1]}`);
      await keyboard.press('Enter');
      await keyboard.type(`${row[2]}`);
      await keyboard.press('Enter');
      await courtyard.pass(1000);
      await expect(courtyard.text).toContainText(KEEP_TRYING);
      const [high, right] = [['hint-high', 'hint-high', 'hint-high'], Array.from({ length: 6 }, () => 'correct')];
      expect(await courtyard.statuses()).toEqual([...high, ...right]);
      await expect(courtyard.tiles.first()).toHaveAccessibleName(/your numbers make too much$/);
      await courtyard.pass(2500);
      expect(await said()).toContain(`${KEEP_TRYING} 6 right. At 3 tiles your numbers make too much.`);
      await courtyard.expectFocusInGame();
    });

    await test.step('a changed factor takes its hints away', async () => {
      await courtyard.fieldAt('row', 0).focus();
      await keyboard.type(String(row[0]));
      expect((await courtyard.statuses()).slice(0, 3)).toEqual(['default', 'default', 'default']);
    });

    await courtyard.pass(60_000);
    const seconds = await courtyard.value('time');
    expect(seconds).toBeGreaterThanOrEqual(60);
    await keyboard.press('Enter');
    await courtyard.expectState('completed');
    await expect(courtyard.title).toHaveText(TITLE);
    await expect(courtyard.title).toBeFocused();
    const shown = `01:${String(seconds % 60).padStart(2, '0')}`;
    await courtyard.expectFigures({
      streak: ['1', 1],
      solved: ['1', 1],
      time: [shown, seconds],
      best: [shown, seconds],
    });
    await expect(courtyard.main).toContainText(`Say the`);
    await courtyard.button('New Puzzle').focus();
    await keyboard.press('Enter');
    await courtyard.expectState('idle');
    await expect(courtyard.fieldAt('column', 0)).toBeFocused();
    await courtyard.expectFigures({ streak: ['1', 1], time: ['00:00', 0], best: [shown, seconds] });
  });
});

test.describe('Times Tables Master by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is solved by the number pad, shows dots of a tile, and is shared', async ({ page, context }) => {
    const courtyard = new Courtyard(page);
    await courtyard.openFrozen('?seed=21&mute');
    await page.getByRole('radio', { name: '4 × 4' }).tap();
    await expect(courtyard.fields).toHaveCount(8);
    await courtyard.pictureReady();
    expect(await courtyard.boardFlaws()).toEqual([]);
    await expect(courtyard.fields.first()).toHaveAttribute('inputmode', 'none');
    const { row, column } = await courtyard.solution();

    await courtyard.tiles.first().tap();
    await expect(courtyard.tiles.first()).toHaveAttribute('aria-pressed', 'true');
    await courtyard.tiles.first().tap();
    await expect(courtyard.tiles.first()).toHaveAttribute('aria-pressed', 'false');

    for (const [index, factor] of [...column, ...row].entries()) {
      if (index > 0) await courtyard.button('next field').tap();
      await courtyard.button(String(factor)).tap();
    }
    await courtyard.fieldAt('row', 3).tap();
    await courtyard.button('delete').tap();
    await courtyard.button('Check Answers').tap();
    await expect(courtyard.text).toContainText('1 number is still missing.');
    await courtyard.fieldAt('row', 3).tap();
    await courtyard.button(String(row[3])).tap();
    await courtyard.button('Check Answers').tap();
    await courtyard.expectState('completed');
    await courtyard.expectFigures({ streak: ['1', 1], solved: ['1', 1] });

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await courtyard.button('Share Results').tap();
    const dialog = page.getByRole('dialog', { name: 'Share Results' });
    await dialog.getByRole('button', { name: 'Share', exact: true }).tap();
    await expect(dialog.getByRole('status')).toHaveText('Results copied to clipboard!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^Times Tables Master\nI solved a 4 × 4 puzzle in \d\d:\d\d\.\nStreak: 1\nTry it: http.*\?size=4&seed=\d+$/,
    );
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await courtyard.pass(1000);
    await courtyard.expectFocusInGame();
  });
});

test.describe('A puzzle of Times Tables Master', () => {
  test('can be paused before the first factor and after it: it is hidden, and the clock stands', async ({ page }) => {
    const courtyard = new Courtyard(page);
    await courtyard.openFrozen('?seed=21&mute');
    const paused = async (state: string) => {
      await page.keyboard.press('Escape');
      await courtyard.expectState(`${state}.paused`);
      const before = await courtyard.figures(['time']);
      await expect(courtyard.question).toBeHidden();
      await expect(courtyard.tiles.first()).toBeHidden();
      await courtyard.pass(20_000);
      await courtyard.expectFigures(before);
      await courtyard.button('Resume').click();
      await courtyard.expectState(state);
      await expect(courtyard.tiles.first()).toBeVisible();
    };
    await paused('idle');
    await courtyard.fieldAt('row', 0).fill('3');
    await courtyard.pass(3100);
    await paused('playing');
    await courtyard.solve();
    await page.keyboard.press('Escape');
    await courtyard.expectState('completed');
  });

  test('waits while its player reads how to play, where the clock can be hidden', async ({ page }) => {
    const courtyard = new Courtyard(page);
    await courtyard.openFrozen('?seed=21&mute');
    await courtyard.button('How to Play').click();
    const dialog = page.getByRole('dialog', { name: 'How to Play' });
    await expect(dialog).toBeVisible();
    await courtyard.expectState('idle.paused');
    await dialog.getByRole('radio', { name: 'none' }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await courtyard.button('Resume').click();
    await courtyard.expectFigures({ time: null });
    await courtyard.fieldAt('row', 0).fill('3');
    await courtyard.pass(66_500);
    await courtyard.expectFigures({ time: null });
    await courtyard.solve();
    expect(await courtyard.value('time')).toBeGreaterThanOrEqual(65);
    await courtyard.openFrozen('?seed=21&mute');
    await courtyard.expectFigures({ time: null });
    await courtyard.openFrozen('?seed=21&mute&time=longer');
    await courtyard.expectFigures({ time: ['00:00', 0] });
  });

  test('is the one that its link names, and what a link says wrong is ignored', async ({ page }) => {
    const courtyard = new Courtyard(page);
    const productsOf = async (query: string) => {
      await courtyard.openFrozen(query);
      return courtyard.products();
    };
    const small = await productsOf('?seed=77&mute');
    expect(small).toHaveLength(9);
    expect(await productsOf('?seed=77&mute&size=3&time=none&start')).toEqual(small);
    await courtyard.expectState('idle');
    const large = await productsOf('?seed=77&mute&size=4');
    expect(large).toHaveLength(16);
    expect(await productsOf('?seed=78&mute')).not.toEqual(small);
    await courtyard.button('New Puzzle').click();
    expect(await courtyard.products()).not.toEqual(small);
    expect(await productsOf('?seed=-1&mute&size=5&time=soon&speed=1000')).toHaveLength(9);
  });

  test('is kept with its best time under the keys of the specification, beside what a visitor had', async ({
    page,
  }) => {
    const courtyard = new Courtyard(page);
    await courtyard.openFrozen('?seed=21&mute');
    await page.evaluate(([key, stats]) => localStorage.setItem(key, stats), [
      STATS_KEY,
      '{"streak":6,"bestTime":48,"gamesCompleted":9,"lastCompleted":"2024-11-02"}',
    ] as const);
    await courtyard.openFrozen('?seed=21&mute');
    await courtyard.expectFigures({ streak: ['6', 6], best: ['00:48', 48] });
    await courtyard.solve();
    await courtyard.expectFigures({ streak: ['7', 7], solved: ['10', 10] });
    await expect
      .poll(async () => JSON.parse((await courtyard.stored(STATS_KEY)) ?? 'null'))
      .toMatchObject({ streak: 7, gamesCompleted: 10, bestTime: 0, lastCompleted: '2025-05-05' });
    expect(await courtyard.stored(DARK_KEY)).toBeNull();
    const dark = courtyard.main.getByRole('button', { name: 'Dark mode' });
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => courtyard.stored(DARK_KEY)).toBe('true');
    await courtyard.reload();
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await dark.click();
    await expect.poll(() => courtyard.stored(DARK_KEY)).toBe('false');
    await courtyard.main.getByRole('link', { name: 'Back to Games' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });

  test('is whole without WebGL, and moves less where that is wanted', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const courtyard = new Courtyard(page);
    await courtyard.openFrozen('?seed=21&mute&calm');
    await expect(courtyard.main).toHaveAttribute('data-picture', 'none');
    await expect(courtyard.main).toHaveAttribute('data-calm', 'true');
    await expect(courtyard.tiles.first()).toBeVisible();
    const [product] = await courtyard.products();
    await courtyard.tiles.first().click();
    await expect(page.locator('.tables-dots')).toContainText(String(product));
    await courtyard.fieldAt('row', 0).fill('99');
    await courtyard.fieldAt('column', 0).fill('99');
    await courtyard.check();
    await expect(courtyard.tiles.first()).toContainText('▲');
    await courtyard.solve();
    await expect(courtyard.title).toHaveText(TITLE);
    await expect(page.locator('body > canvas')).toHaveCount(0);
  });

  test('has fields and tiles of 48 px and more in every window, none of them out of sight', async ({ page }) => {
    const courtyard = new Courtyard(page);
    for (const size of [3, 4]) {
      await courtyard.openFrozen(`?seed=21&mute&size=${size}`);
      for (const [width, height] of [
        [320, 568],
        [360, 740],
        [640, 360],
        [740, 360],
        [820, 1180],
        [1180, 820],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => courtyard.boardFlaws(), `${size} at ${width} x ${height}`).toEqual([]);
      }
    }
  });

  test('that is solved lies whole in the window beside its result', async ({ page }) => {
    const courtyard = new Courtyard(page);
    await courtyard.openFrozen('?seed=21&mute&size=4');
    await courtyard.solve();
    for (const [width, height] of [
      [1024, 640],
      [1180, 820],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => courtyard.boardFlaws(), `${width} x ${height}`).toEqual([]);
    }
  });
});
