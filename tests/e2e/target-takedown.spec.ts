import { forbidWebgl } from './helpers/forbid-webgl';
import { Fair, type Press } from './helpers/target-takedown';
import { expect, test } from './helpers/test';

/** Goes to a tile by the Tab key, from the one that has the focus, and presses Space. */
const byKeyboard: Press = async (tile) => {
  const [to, from] = await tile.evaluate((one) => {
    const tiles = [...(one.parentElement?.children ?? [])];
    return [tiles.indexOf(one), document.activeElement === null ? -1 : tiles.indexOf(document.activeElement)];
  });
  const { keyboard } = tile.page();
  for (let at = from; at < to; at++) await keyboard.press('Tab');
  for (let at = from; at > to; at--) await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
};

test.describe('Target Takedown by keyboard', () => {
  test('goes from the menu through hits, misses and both clocks of classic to its end, and on to another round', async ({
    page,
  }) => {
    const fair = new Fair(page, byKeyboard);
    await fair.openFrozen('?seed=21&mute');
    await fair.expectState('menu');
    await expect(page).toHaveTitle('Target Takedown | Numeria');
    const start = fair.button(/START GAME/);
    await expect(start).toHaveText('🚀 START GAME');
    await start.focus();
    await page.keyboard.press('Enter');
    await fair.pictureReady();
    await fair.expectState('playing.choosing');
    await expect(fair.question).toHaveText('Make 26');
    await fair.expectFigures({
      score: ['0', 0],
      streak: ['0', 0],
      level: ['1', 1],
      time: ['1:00', 60],
      'question-time': ['10 s', 10],
      target: ['26', 26],
      sum: ['0', 0],
      lives: null,
    });
    await expect(fair.tiles.first()).toBeFocused();

    await test.step('arrow keys go to neighbours, and Space takes a tile and puts it back', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(fair.tiles.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(fair.tiles.first()).toBeFocused();
      await page.keyboard.press('Space');
      await expect(fair.tiles.first()).toHaveAttribute('aria-pressed', 'true');
      await fair.expectFigures({ sum: ['16', 16] });
      await page.keyboard.press('Space');
      await expect(fair.tiles.first()).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('2');
      await fair.expectFigures({ sum: ['0', 0] });
    });

    await test.step('a hit counts its target and the seconds left, and the next board comes after half a second', async () => {
      await fair.pass(2500);
      const said = await fair.listen();
      await fair.hit();
      await fair.expectFigures({ score: [String(26 + 5 * 8), 26 + 5 * 8], streak: ['1', 1] });
      await fair.pass(800);
      await fair.expectState('playing.choosing');
      await fair.expectFigures({ sum: ['0', 0], 'question-time': ['10 s', 10] });
      await fair.pass(2500);
      const sentences = await said();
      expect(sentences.filter((one) => one.startsWith('Hit!'))).toHaveLength(1);
      expect(sentences.filter((one) => one.startsWith('Make '))).toEqual([`Make ${await fair.target()}.`]);
      await fair.expectFocusInGame();
    });

    await test.step('too much is a miss: it says by how much and shows one way, for a second', async () => {
      const [target, sum] = [await fair.target(), await fair.overshoot()];
      await expect(fair.outcome).toContainText(
        `${sum}. That is ${Number(sum.split(' = ')[1]) - target} more than ${target}.`,
      );
      await expect(fair.outcome).toContainText('One way:');
      await expect(fair.button('Next')).toHaveCount(0);
      await fair.expectFigures({ streak: ['0', 0] });
      await fair.pass(900);
      await fair.expectState('playing.missed');
      await fair.pass(300);
      await fair.expectState('playing.choosing');
    });

    await test.step('a target whose time runs out is a miss too', async () => {
      await fair.passUntilState('playing.missed');
      await expect(fair.outcome).toContainText('Time is up.');
      await fair.nextBoard();
    });

    await fair.passUntilState('gameOver', 1000);
    await expect(fair.title).toHaveText("⏰ Time's Up!");
    await expect(fair.title).toBeFocused();
    await fair.expectFigures({ score: ['66', 66], 'best-streak': ['1', 1], level: ['1', 1] });
    const again = fair.button(/Play Again/);
    await expect(again).toHaveText('🔄 Play Again');
    await again.focus();
    await page.keyboard.press('Enter');
    await fair.expectState('playing.choosing');
    await fair.expectFigures({ score: ['0', 0], time: ['1:00', 60] });
    await fair.expectFocusInGame();
  });
});

test.describe('Target Takedown by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('loses survival with its third miss, after the miss was shown, and goes back to the menu', async ({ page }) => {
    const fair = new Fair(page, (tile) => tile.tap());
    await fair.openFrozen('?seed=21&mute');
    await page.getByRole('radio', { name: 'Survival' }).tap();
    await fair.button(/START GAME/).tap();
    await fair.pictureReady();
    await fair.expectFigures({ lives: ['3', 3], 'question-time': ['5 s', 5], time: null });
    expect(await fair.tileFlaws()).toEqual([]);
    await fair.hit();
    await fair.nextBoard();
    const taken = fair.tiles.nth((await fair.making())[0] ?? 0);
    await taken.tap();
    await fair.button('Clear').tap();
    await expect(taken).toHaveAttribute('aria-pressed', 'false');
    for (const lives of [2, 1]) {
      await fair.overshoot();
      await fair.expectFigures({ lives: [String(lives), lives], streak: ['0', 0] });
      await fair.nextBoard();
    }
    await fair.passUntilState('playing.missed');
    await fair.expectFigures({ lives: ['0', 0] });
    await fair.pass(900);
    await fair.expectState('playing.missed');
    await fair.passUntilState('gameOver');
    await expect(fair.title).toHaveText('💀 Game Over!');
    await expect(page.getByText('Look at these again')).toBeVisible();
    const menu = fair.button(/Main Menu/);
    await expect(menu).toHaveText('🏠 Main Menu');
    await menu.tap();
    await fair.expectState('menu');
  });

  test('ends chill by its button, and waits for Next after a miss with longer time', async ({ page }) => {
    const fair = new Fair(page, (tile) => tile.tap());
    await fair.openFrozen('?seed=21&mute&start&mode=chill&time=longer');
    await fair.expectFigures({ 'question-time': ['10 s', 10], lives: null, time: null });
    await fair.overshoot();
    await fair.pass(60_000);
    await fair.expectState('playing.missed');
    await expect(fair.button('Next')).toBeFocused();
    await fair.button('Next').tap();
    await fair.expectState('playing.choosing');
    await fair.expectFocusInGame();
    await fair.hit();
    await fair.button('End game').tap();
    await fair.expectState('gameOver');
    await expect(fair.title).toHaveText('Well played!');
  });
});

test.describe('A round of Target Takedown', () => {
  test('has no clocks with time none, and is ended by its button or in the pause', async ({ page }) => {
    const fair = new Fair(page);
    await fair.openFrozen('?seed=21&mute&start&mode=classic&time=none');
    await fair.expectFigures({ time: null, 'question-time': null });
    const target = await fair.target();
    await fair.pass(100_000);
    await fair.hit();
    await fair.expectFigures({ score: [String(target), target] });
    await fair.button('Pause').click();
    await fair.button('End round').click();
    await fair.expectState('gameOver');
    await fair.button(/Play Again/).click();
    await fair.button('End game').click();
    await fair.expectState('gameOver');
    await fair.expectFigures({ score: ['0', 0] });
    await fair.button(/Play Again/).click();
    await fair.button('Back to Menu').click();
    await fair.expectState('menu');
  });

  test('is paused in every state: the question is hidden, no tile is taken, and all goes on afterwards', async ({
    page,
  }) => {
    const fair = new Fair(page);
    await fair.openFrozen('?seed=21&mute&start&mode=classic');
    await fair.pass(3000);
    const taken = page.locator('.stage-choice[aria-pressed="true"]');
    const paused = async (state: string) => {
      const count = await taken.count();
      await page.keyboard.press('Escape');
      await fair.expectState(`${state}.paused`);
      const before = await fair.figures(['time', 'question-time', 'score']);
      await expect(fair.question).toBeHidden();
      await expect(fair.tiles.first()).toBeHidden();
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('.stage-choice')?.click());
      await fair.pass(20_000);
      await fair.expectFigures(before);
      await expect(taken).toHaveCount(count);
      await fair.button('Resume').click();
      await fair.expectState(state);
    };
    await paused('playing.choosing');
    await fair.hit();
    await paused('playing.hit');
    await fair.nextBoard();
    await fair.overshoot();
    await paused('playing.missed');
    await fair.nextBoard();
    await expect(fair.question).toHaveText(`Make ${await fair.target()}`);
  });

  test('is the one that its link names, and what a link says wrong is ignored', async ({ page }) => {
    const fair = new Fair(page);
    const firstOf = async (query: string) => {
      await fair.openFrozen(query);
      if ((await fair.state()) === 'menu') await fair.start('🚀 START GAME');
      return [await fair.target(), ...(await fair.numbers())];
    };
    const board = await firstOf('?seed=77&mute&mode=chill&time=none');
    await fair.expectFigures({ 'question-time': null, lives: null });
    expect(await firstOf('?seed=77&mute&start&mode=survival&time=longer')).toEqual(board);
    await fair.expectFigures({ lives: ['3', 3], 'question-time': ['10 s', 10] });
    expect(await firstOf('?seed=78&mute&start')).not.toEqual(board);
    await fair.openFrozen('?seed=-1&mute&mode=arcade&time=soon&speed=1000');
    await fair.expectState('menu');
    await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
  });

  test('keeps its best at each hit, so that leaving the page loses nothing', async ({ page }) => {
    const fair = new Fair(page);
    await fair.openFrozen('?seed=21&mute&start&mode=chill&time=none');
    await fair.hit();
    await fair.nextBoard();
    await fair.hit();
    const score = await fair.value('score');
    await expect.poll(() => fair.stored()).toEqual({ 'chill.none': { score, streak: 2 } });
    await fair.openFrozen('?mute&mode=chill&time=none');
    await fair.expectFigures({ best: [String(score), score], 'best-streak': ['2', 2] });
    await page.getByRole('radio', { name: 'normal' }).check();
    await fair.expectFigures({ best: ['0', 0] });
  });

  test('is whole without WebGL, and moves less where that is wanted', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const fair = new Fair(page);
    await fair.openFrozen('?seed=21&mute&start&mode=survival&calm');
    await expect(fair.main).toHaveAttribute('data-picture', 'none');
    await expect(fair.main).toHaveAttribute('data-calm', 'true');
    await expect(fair.question).toBeVisible();
    const [first = 0] = await fair.making();
    const numbers = await fair.numbers();
    await fair.tiles.nth(first).click();
    await expect(page.locator('.takedown-sum')).toContainText(String(numbers[first]));
    await fair.button('Clear').click();
    await fair.hit();
    await fair.nextBoard();
    await fair.overshoot();
    await expect(fair.outcome).toContainText('One way:');
    await fair.passUntilState('gameOver');
    await expect(fair.title).toHaveText('💀 Game Over!');
  });

  test('has tiles of 48 px and more in every window, none of them out of sight', async ({ page }) => {
    const fair = new Fair(page);
    await fair.openFrozen('?seed=21&mute&start&mode=chill&time=none&speed=20');
    // As far as 24 to 36 tiles: the layout's own tests go on to 72.
    for (let hits = 0; hits < 33; hits++) {
      await fair.hit();
      await fair.nextBoard();
    }
    expect(await fair.tiles.count()).toBeGreaterThanOrEqual(20);
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
      await expect.poll(() => fair.tileFlaws(), `at ${width} x ${height}`).toEqual([]);
    }
  });
});
