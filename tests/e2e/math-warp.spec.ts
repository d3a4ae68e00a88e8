import { forbidWebgl } from './helpers/forbid-webgl';
import { missingIn, WarpPage } from './helpers/math-warp';
import { expect, test } from './helpers/test';

const OPEN = 'playing.open';

test.describe('Math Warp', () => {
  test('is played by keyboard: through portals into warp mode, out of lives, and again until the time is up', async ({
    page,
  }) => {
    const warp = new WarpPage(page);
    await warp.openFrozen('?mute&seed=21');
    await expect(page).toHaveTitle('Math Warp | Numeria');
    await warp.expectState('menu');
    await warp.button('Launch into space').press('Enter');
    await warp.pictureReady();
    await warp.expectState('playing.opening');
    await warp.expectFigures({
      score: ['0', 0],
      streak: ['0', 0],
      level: ['0', 0],
      lives: ['3', 3],
      time: ['1:00', 60],
    });
    await expect(warp.question).toHaveCount(0);
    await expect(warp.choices()).toHaveCount(4);
    await warp.expectFocusInGame();

    await test.step('five right answers lead into warp mode', async () => {
      const said = await warp.listen();
      for (const [score, streak] of [
        [10, 1],
        [30, 2],
        [60, 3],
        [100, 4],
        [150, 5],
      ] as const) {
        await expect(page.getByText('Warp', { exact: true })).toHaveCount(0);
        await warp.solve((index) => warp.press(index));
        await warp.expectState('playing.closing');
        await warp.expectFigures({ score: [String(score), score], streak: [String(streak), streak] });
      }
      await expect(page.getByText('Warp', { exact: true })).toBeVisible();
      await warp.expectFigures({ level: ['1', 1] });
      await warp.passUntilOpen();
      await warp.pass(3000);
      const sentences = await said();
      expect(sentences.filter((sentence) => sentence.includes('?'))).toHaveLength(6);
      expect(sentences).toContain('Warp mode!');
    });

    await test.step('three wrong answers to one question end the round', async () => {
      const question = (await warp.question.textContent()) ?? '';
      for (const lives of [2, 1]) {
        const number = await warp.fail((index) => warp.press(index));
        await warp.expectState('playing.closed');
        await warp.expectFigures({ lives: [String(lives), lives], streak: ['0', 0] });
        await expect(page.locator('.feedback')).toContainText(`Not ${number}: `);
        await expect(page.getByText('Warp', { exact: true })).toHaveCount(0);
        await warp.passUntilOpen();
        await expect(warp.question).toHaveText(question);
        const spent = warp.choices().filter({ hasText: new RegExp(`^${number}$`) });
        await expect(spent).toHaveAttribute('aria-disabled', 'true');
      }
      await warp.fail((index) => warp.press(index));
      await warp.expectState('gameOver');
      await warp.expectFocusInGame();
      await expect(warp.main.getByRole('heading', { level: 2 })).toHaveText('SPACE CADET');
      await expect(page.getByText('HOT STREAK', { exact: true })).toBeVisible();
      await warp.expectFigures({ score: ['150', 150], 'best-streak': ['5', 5], solved: ['5', 5], level: ['1', 1] });
      await expect(page.getByText('New high score!')).toBeVisible();
      const equation = question.replace('?', String(missingIn(question)));
      await expect(page.getByText(equation, { exact: true })).toBeVisible();
    });

    await test.step('another round goes on until its time is up', async () => {
      await warp.button('Warp Again').press('Enter');
      await warp.expectState('playing.opening');
      await warp.expectFigures({ score: ['0', 0], lives: ['3', 3], time: ['1:00', 60] });
      await warp.solve((index) => warp.press(index));
      await warp.passUntilBelow('time', 11, 500);
      await expect(warp.figure('time').locator('xpath=ancestor::*[@data-tone]')).toHaveAttribute('data-tone', 'danger');
      await warp.passUntilState('gameOver', 500);
      await warp.expectFigures({ score: ['10', 10], best: ['150', 150] });
      await warp.button('Return to Base').press('Enter');
      await warp.expectState('menu');
      await warp.expectFigures({ best: ['150', 150], 'best-streak': ['5', 5] });
      await warp.expectFocusInGame();
    });
  });

  test('takes an answer only while the portal is open, and no number twice', async ({ page }) => {
    const warp = new WarpPage(page);
    await warp.openFrozen('?mute&seed=5&start');
    for (let index = 0; index < 4; index++) await warp.choices().nth(index).click({ force: true });
    await warp.expectFigures({ lives: ['3', 3], score: ['0', 0] });
    await warp.pass(750);
    await warp.expectState('playing.opening');
    await warp.pass(100);
    await warp.expectState(OPEN);
    const number = await warp.fail();
    const spent = warp.choices().filter({ hasText: new RegExp(`^${number}$`) });
    await expect(spent).toBeFocused();
    await warp.pass(1900);
    await warp.expectState('playing.opening');
    await warp.pass(150);
    await warp.expectState(OPEN);
    await spent.click({ force: true });
    await warp.expectFigures({ lives: ['2', 2] });
    await warp.solve();
    await warp.solve();
    await warp.expectFigures({ lives: ['2', 2], score: ['30', 30], streak: ['2', 2] });
  });

  test('hides the question in a pause and goes on where it was; the round can be ended there', async ({ page }) => {
    const warp = new WarpPage(page);
    await warp.openFrozen('?mute&seed=5&start');
    await warp.passUntilOpen();
    const question = (await warp.question.textContent()) ?? '';
    for (const key of ['Escape', 'p']) {
      await page.keyboard.press(key);
      await warp.expectState(`${OPEN}.paused`);
      await expect(warp.question).toBeHidden();
      const time = await warp.value('time');
      await warp.pass(20_000);
      expect(await warp.value('time')).toBe(time);
      await page.keyboard.press('1');
      await warp.expectFigures({ lives: ['3', 3], score: ['0', 0] });
      await warp.button('Resume').click();
      await expect(warp.question).toHaveText(question);
    }
    await warp.solve();
    await warp.button('Pause').click();
    await warp.expectState('playing.closing.paused');
    await warp.button('End round').click();
    await warp.expectState('gameOver');
    await warp.expectFigures({ score: ['10', 10], solved: ['1', 1] });
  });

  test('gives twice the time with "longer" and none with "none", and waits after a mistake for Next', async ({
    page,
  }) => {
    const warp = new WarpPage(page);
    await warp.openFrozen('?mute&seed=5');
    await page.getByRole('radio', { name: 'longer' }).check();
    await warp.start('Launch into space');
    await warp.expectFigures({ time: ['2:00', 120] });
    await warp.fail();
    await warp.pass(10_000);
    await warp.expectState('playing.closed');
    await expect(warp.button('Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await warp.expectState('playing.opening');
    await warp.expectFocusInGame();
    await warp.solve((index) => warp.press(index));
    await warp.passUntilState('gameOver', 500);
    await warp.expectFigures({ score: ['10', 10] });

    await warp.button('Return to Base').click();
    await warp.expectFigures({ best: ['10', 10] });
    await page.getByRole('radio', { name: 'none' }).check();
    await warp.expectFigures({ best: ['0', 0] });
    await warp.start('Launch into space');
    await warp.expectFigures({ time: null, lives: ['3', 3] });
    await warp.solve();
    for (const lives of [2, 1, 0]) {
      await warp.fail();
      if (lives === 0) break;
      await warp.pass(100_000);
      await warp.expectState('playing.closed');
      await warp.button('Next').click();
    }
    await warp.expectState('gameOver');
    await warp.expectFigures({ score: ['10', 10], solved: ['1', 1] });
  });

  test('keeps a best that was reached when the page is left in the middle, apart for each time setting', async ({
    page,
  }) => {
    const warp = new WarpPage(page);
    await warp.openFrozen('?mute&seed=5&start');
    await warp.solveMany(2);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('numeria.math-warp.bests')))
      .toContain('"score":30');
    await warp.openFrozen('?mute');
    await warp.expectFigures({ best: ['30', 30], 'best-streak': ['2', 2] });
    await warp.openFrozen('?mute&time=none');
    await warp.expectFigures({ best: ['0', 0], 'best-streak': ['0', 0] });
  });

  test('asks the same questions for the same seed, and starts at once where the link says so', async ({ page }) => {
    const warp = new WarpPage(page);
    const asked = async (query: string): Promise<readonly string[]> => {
      await warp.openFrozen(query);
      const questions: string[] = [];
      for (let number = 0; number < 3; number++) {
        await warp.passUntilOpen();
        questions.push((await warp.question.textContent()) ?? '', ...(await warp.choices().allTextContents()));
        await warp.solve();
      }
      return questions;
    };
    const first = await asked('?mute&start&seed=4294967295&time=longer');
    await warp.expectFigures({ lives: ['3', 3], score: ['60', 60] });
    expect(await asked('?mute&start&seed=4294967295&time=nonsense&speed=2&calm')).toEqual(first);
    await expect(warp.main).toHaveAttribute('data-calm', 'true');
    expect(await asked('?mute&start&seed=7')).not.toEqual(first);
  });

  test('is played without WebGL by the same buttons, shown plainly', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const warp = new WarpPage(page);
    await warp.openFrozen('?mute&seed=5&start');
    await expect(warp.main).toHaveAttribute('data-picture', 'none');
    await expect(page.locator('canvas')).toHaveCount(0);
    await warp.solve();
    await expect(page.getByText(/^\d+ [×÷] \d+ = \d+$/)).toBeVisible();
    const number = await warp.fail();
    await expect(page.locator('.feedback')).toContainText(`Not ${number}: `);
    await warp.passUntilOpen();
    await expect(warp.question).toBeVisible();
    const box = await warp.choices().first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await warp.solve();
    await warp.expectFigures({ score: ['20', 20], lives: ['2', 2] });
  });
});

test.describe('Math Warp by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('is played to its end where the numbers are drawn, and comes back to the menu in the middle', async ({
    page,
  }) => {
    const warp = new WarpPage(page);
    const tap = (index: number) => warp.choices().nth(index).tap();
    await warp.openFrozen('?mute&seed=33');
    await warp.button('Launch into space').tap();
    await warp.pictureReady();
    for (let solved = 0; solved < 6; solved++) await warp.solve(tap);
    await expect(page.getByText('Warp', { exact: true })).toBeVisible();
    await warp.expectFigures({ score: ['210', 210], streak: ['6', 6] });
    await warp.fail(tap);
    await warp.expectFigures({ lives: ['2', 2], streak: ['0', 0] });
    await warp.passUntilState('gameOver', 500);
    await expect(page.getByText('1 of 5 stars')).toHaveCount(1);
    await warp.expectFigures({ score: ['210', 210], 'best-streak': ['6', 6], solved: ['6', 6] });

    await warp.button('Warp Again').tap();
    await warp.solve(tap);
    await warp.button('Back to Menu').tap();
    await warp.expectState('menu');
    await warp.expectFigures({ best: ['210', 210] });
  });
});
