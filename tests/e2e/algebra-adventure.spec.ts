import { Algebra, answerTo } from './helpers/algebra-adventure';
import { forbidWebgl } from './helpers/forbid-webgl';
import { underMessages } from './helpers/messages';
import { expect, test } from './helpers/test';

const ASKING = 'playing.asking';
const FEEDBACK = 'playing.feedback';

test.describe('Algebra Adventure', () => {
  test('is played by the keyboard alone, from the menu to the last life and again', async ({ page }) => {
    const algebra = new Algebra(page);
    await algebra.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Algebra Adventure | Numeria');
    await page.getByRole('radio', { name: /^Find x/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Balance/ })).toBeChecked();
    await page.getByRole('radio', { name: 'Easy', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
    await algebra.button('🚀 Start Adventure!').focus();
    await page.keyboard.press('Enter');
    await algebra.pictureReady();
    await algebra.expectState(ASKING);
    await algebra.expectFocusInGame();
    await expect(algebra.question).toHaveText(/^\d+ \+ x = \d+$/);
    await algebra.expectFigures({
      score: ['0', 0],
      lives: ['3', 3],
      streak: ['0', 0],
      level: ['1', 1],
      time: ['30 s', 30],
      combo: ['×1', 1],
    });

    // (20 + 0 + 10) x 1 three times, then (20 + 1 + 10) x 1.5 = 46.5, rounded up
    for (const [index, score] of [30, 60, 90, 137].entries()) {
      await page.keyboard.press((await algebra.choice('right')).key);
      await algebra.expectState(FEEDBACK);
      await algebra.expectFigures({ score: [String(score), score], streak: [String(index + 1), index + 1] });
      await algebra.passUntilState(ASKING, 100);
      await algebra.expectFocusInGame();
    }
    await algebra.expectFigures({ combo: ['×1.5', 1.5] });

    for (const lives of [2, 1, 0]) {
      await page.keyboard.press((await algebra.choice('wrong')).key);
      await algebra.expectFigures({ lives: [String(lives), lives], streak: ['0', 0], combo: ['×1', 1] });
      await algebra.passUntilState(lives > 0 ? ASKING : 'gameOver', 100);
    }
    await expect(page.getByRole('heading', { name: '🏆 Adventure Complete!' })).toBeFocused();
    await algebra.expectFigures({ score: ['137', 137], 'best-streak': ['4', 4], level: ['1', 1], solved: ['4', 4] });
    await expect(page.getByText('Balance: Medium', { exact: true })).toBeVisible();
    await algebra.button('🔄 Play Again').press('Enter');
    await algebra.expectState(ASKING);
    await algebra.expectFocusInGame();
    await algebra.expectFigures({ score: ['0', 0], lives: ['3', 3] });
  });

  test('ends when nobody answers: each question after 30 seconds, read out once, with its answer', async ({ page }) => {
    const algebra = new Algebra(page);
    await algebra.openFrozen('?seed=7&start&mute&mode=substitute&speed=4');
    const said = await algebra.listen();
    const asked: string[] = [];
    for (const lives of [2, 1, 0]) {
      const question = await algebra.asksNow();
      asked.push(question);
      await algebra.passUntilState(FEEDBACK, 100);
      await algebra.expectFigures({ lives: [String(lives), lives], time: ['0 s', 0] });
      await expect(page.locator('.algebra-worked')).toContainText('Time is up.');
      await expect(page.locator('.algebra-worked')).toContainText(`= ${answerTo(question)}.`);
      await algebra.passUntilState(lives > 0 ? ASKING : 'gameOver', 50);
    }
    await algebra.expectFigures({ score: ['0', 0], 'best-streak': ['0', 0], level: ['1', 1] });
    const questions = (await said()).filter((sentence) => sentence.includes('?'));
    // The first one was read out before the test could listen.
    expect(questions).toEqual(asked.slice(-questions.length));
    expect(questions.length).toBeGreaterThanOrEqual(2);
  });

  test('shows its messages letter for letter, over nothing of the game at any size, and none too many', async ({
    page,
  }) => {
    const algebra = new Algebra(page);
    await algebra.openFrozen('?seed=7&start&mute');
    const looks: (readonly [number, number])[] = [
      [320, 568],
      [360, 740],
      [740, 360],
      [820, 1180],
      [1180, 820],
      [1440, 900],
      [1920, 1080],
    ];
    for (let solved = 0; solved < 5; solved++) {
      const question = await algebra.asksNow();
      await algebra.press('right');
      const points = await algebra.value('score');
      await algebra.passUntilSeen('.toast', 20);
      await expect(algebra.toasts().first()).toContainText('✨ Correct!');
      await expect(algebra.toasts().first()).toContainText(` points! ${question}. Take`);
      if (solved === 0) await expect(algebra.toasts().first()).toContainText(`+${points} points!`);
      if (solved === 4) break;
      await algebra.passUntilState(ASKING, 100);
      await expect(algebra.toasts()).toHaveCount(0);
    }
    await expect(algebra.toasts().last()).toContainText("🎉 Level Up!You've reached level 2! Combo ×1.5");
    for (const [width, height] of looks) {
      await page.setViewportSize({ width, height });
      // The second waits until the first has gone.
      await expect.poll(() => underMessages(page), `${width} x ${height}`).toEqual({ seen: 1, under: [] });
    }
    await algebra.openFrozen('?seed=7&start&mute&time=none');
    await algebra.press('wrong');
    await algebra.passUntilSeen('.toast', 20);
    await expect(algebra.toasts()).toHaveCount(1);
    await expect(algebra.toasts()).toHaveAttribute('data-tone', 'destructive');
    await expect(algebra.toasts()).toContainText('❌ Not quite right');
    for (const [width, height] of looks) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => underMessages(page), `${width} x ${height}`).toEqual({ seen: 1, under: [] });
    }
  });

  test('hides the question while it is paused, takes no answer, and ends by the pause card with its best kept', async ({
    page,
  }) => {
    const algebra = new Algebra(page);
    await algebra.openFrozen('?seed=7&start&mute&difficulty=hard');
    await algebra.press('right');
    await algebra.passUntilState(ASKING, 100);
    await algebra.pass(3000);
    const before = await algebra.figures(['time', 'score', 'lives']);
    const { key } = await algebra.choice('right');
    await page.keyboard.press('p');
    await algebra.expectState(`${ASKING}.paused`);
    await expect(algebra.question).toBeHidden();
    await page.keyboard.press(key);
    await algebra.pass(100_000);
    await algebra.expectState(`${ASKING}.paused`);
    expect(await algebra.figures(['time', 'score', 'lives'])).toEqual(before);
    await algebra.button('End round').click();
    await algebra.expectState('gameOver');
    await algebra.expectFigures({ score: ['40', 40] });
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    await algebra.button('Main Menu').click();
    await algebra.expectState('menu');
    await algebra.expectFigures({ best: ['40', 40], 'best-streak': ['1', 1] });
    await algebra.openFrozen('?mute');
    await algebra.expectFigures({ best: ['0', 0] });
    await page.getByRole('radio', { name: 'Hard', exact: true }).check();
    await algebra.expectFigures({ best: ['40', 40] });
  });

  test('waits after a mistake for Next where there is more time, and goes on by itself after a right answer', async ({
    page,
  }) => {
    const algebra = new Algebra(page);
    for (const time of ['longer', 'none'] as const) {
      await algebra.openFrozen(`?seed=7&start&mute&time=${time}`);
      await algebra.expectFigures({ time: time === 'longer' ? ['60 s', 60] : null });
      for (const lives of [2, 1, 0]) {
        await algebra.press('wrong');
        await expect(algebra.button('Next')).toBeFocused();
        await algebra.pass(20_000);
        await algebra.expectState(FEEDBACK);
        await page.keyboard.press('Enter');
        await algebra.expectState(lives > 0 ? ASKING : 'gameOver');
        await algebra.expectFocusInGame();
      }
    }
    await algebra.button('🔄 Play Again').click();
    await algebra.press('right');
    await algebra.passUntilState(ASKING, 100);
  });

  test('keeps the size of its picture when an answer or the way on comes, but for a phone', async ({ page }) => {
    const algebra = new Algebra(page);
    for (const [width, height] of [
      [1024, 600],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await algebra.openFrozen('?seed=7&start&mute&time=none');
      await algebra.pictureReady();
      const heights = [await algebra.pictureHeight()];
      await algebra.press('right');
      heights.push(await algebra.pictureHeight());
      await algebra.passUntilState(ASKING, 100);
      await algebra.press('wrong');
      await expect(algebra.button('Next')).toBeFocused();
      await algebra.pass(200);
      heights.push(await algebra.pictureHeight());
      expect(new Set(heights).size, `${width} x ${height}: ${heights.join(', ')}`).toBe(1);
    }
  });

  test('asks what its link says: the same questions for the same seed, mode and difficulty', async ({ page }) => {
    const algebra = new Algebra(page);
    const rounds: (readonly string[])[] = [];
    for (const query of ['&time=none', '&time=normal', '&difficulty=impossible']) {
      await algebra.openFrozen(`?seed=99&start&mute&mode=findX&speed=8${query}`);
      rounds.push(await algebra.solveMany(3));
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).toEqual(rounds[0]);
    await algebra.openFrozen('?seed=99&start&mute&mode=substitute&difficulty=medium&calm');
    await expect(algebra.question).toHaveText(/^x = \d\. What is \dx\?$/);
    await expect(algebra.main).toHaveAttribute('data-calm', 'true');
    await algebra.press('wrong');
    await algebra.passUntilState(ASKING, 100);
  });

  test('is played without a picture as well', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const algebra = new Algebra(page);
    await algebra.openFrozen('?seed=7&start&mute&mode=balance');
    await expect(algebra.main).toHaveAttribute('data-picture', 'none');
    await algebra.solveMany(2);
    await algebra.passUntilState(ASKING, 100);
    for (let lives = 2; lives >= 0; lives--) {
      await algebra.press('wrong');
      await algebra.passUntilState(lives > 0 ? ASKING : 'gameOver', 100);
    }
    await algebra.expectFigures({ score: ['40', 40] });
  });
});
