import { forbidWebgl } from './helpers/forbid-webgl';
import { MentalMaths } from './helpers/mental-maths';
import { answerTo } from './helpers/sums';
import { expect, test } from './helpers/test';

const ASKING = 'playing.asking';
const FEEDBACK = 'playing.feedback';
const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;

test.describe('Mental Maths', () => {
  test('is played by the keyboard alone: twenty-five sums, right and wrong, to the result and again', async ({
    page,
  }) => {
    const mental = new MentalMaths(page);
    await mental.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Mental Maths | Numeria');
    await mental.expectState('idle');
    await mental.button('Start Challenge').press('Enter');
    await mental.pictureReady();
    await mental.expectState(ASKING);
    await mental.expectFocusInGame();
    await mental.expectFigures({
      progress: ['1 of 25', 1],
      score: ['0', 0],
      streak: ['0', 0],
      best: ['0', 0],
      'question-time': ['12 s', 12],
    });

    const questions: string[] = [];
    let streak = 0;
    let score = 0;
    for (let number = 1; number <= 25; number++) {
      // Every fifth goes wrong.
      const verdict = number % 5 === 0 ? 'wrong' : 'right';
      questions.push(await mental.asksNow());
      await page.keyboard.press((await mental.choice(verdict)).key);
      await mental.expectState(FEEDBACK);
      score += verdict === 'right' ? 1 : 0;
      streak = verdict === 'right' ? streak + 1 : 0;
      await mental.expectFigures({
        progress: [`${number} of 25`, number],
        score: [String(score), score],
        streak: [String(streak), streak],
      });
      if (number === 25) break;
      await mental.passUntilState(ASKING, 250);
      await mental.expectFocusInGame();
    }
    await mental.passUntilState('completed', 250);

    await expect(mental.main.getByRole('heading', { level: 2 })).toHaveText('🎉 Great challenge!');
    await expect(mental.main.getByRole('heading', { level: 2 })).toBeFocused();
    await mental.expectFigures({ score: ['20', 20], accuracy: ['80%', 80], 'best-streak': ['4', 4] });
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    const lines = await page.locator('.answer-list li').allTextContents();
    const answered = lines.map((line) => /(\d+ . \d+) = \d+/.exec(line)?.[1]);
    expect(answered).toEqual(questions);
    expect(lines.filter((line) => line.startsWith('Not right: '))).toHaveLength(5);
    await mental.button('Try Again').press('Enter');
    await mental.expectState(ASKING);
    await mental.expectFocusInGame();
    await mental.expectFigures({ progress: ['1 of 25', 1], score: ['0', 0], best: ['20', 20] });
    expect(await mental.asksNow()).not.toBe(questions[0]);
  });

  test('counts what nobody answers in 12 seconds as wrong, and ends by itself after the twenty-fifth', async ({
    page,
  }) => {
    const mental = new MentalMaths(page);
    await mental.openFrozen('?seed=5&start&mute&speed=8');
    const said = await mental.listen();
    for (const number of [1, 2]) {
      const question = await mental.asksNow();
      await mental.passUntilState(FEEDBACK, 50);
      await mental.expectFigures({ progress: [`${number} of 25`, number], 'question-time': ['0 s', 0] });
      await expect(page.locator('.mental-message')).toContainText(`Incorrect! The answer was ${answerTo(question)}`);
      await expect(page.locator('.mental-message')).toContainText('Time is up.');
      await mental.passUntilState(ASKING, 50);
    }
    const third = await mental.asksNow();
    await mental.passUntilState('completed', 200);
    await mental.expectFigures({ score: ['0', 0], accuracy: ['0%', 0], 'best-streak': ['0', 0] });
    await expect(page.locator('.answer-list li').filter({ hasText: 'No answer in time.' })).toHaveCount(25);
    expect((await said()).filter((sentence) => sentence === third)).toHaveLength(1);
    await mental.button('Main Menu').click();
    await mental.expectState('idle');
    await mental.expectFocusInGame();
    await mental.expectFigures({ best: ['0 of 25', 0] });
  });

  test('congratulates beside the bubbles for two seconds, half a second of it beside the next sum', async ({
    page,
  }) => {
    const mental = new MentalMaths(page);
    await mental.openFrozen('?seed=5&start&mute');
    const cheer = page.getByTestId('cheer');
    const lines: string[] = [];
    for (let answered = 0; answered < 3; answered++) {
      await mental.press('right');
      await expect(cheer).toHaveText(/^Correct! .+!$/);
      lines.push((await cheer.textContent()) ?? '');
      await mental.pass(1450);
      await mental.expectState(FEEDBACK);
      await mental.pass(100);
      await mental.expectState(ASKING);
      await expect(cheer).toHaveText(lines.at(-1) ?? '');
      await mental.pass(350);
      await expect(cheer).toHaveCount(1);
      await mental.pass(150);
      await expect(cheer).toHaveCount(0);
    }
    expect([lines[0] === lines[1], lines[1] === lines[2]]).toEqual([false, false]);
  });

  test('hides the question while it is paused, takes no answer, and ends by the pause card with its best kept', async ({
    page,
  }) => {
    const mental = new MentalMaths(page);
    await mental.openFrozen('?seed=7&start&mute');
    await mental.answer(2, 'right');
    await mental.passUntilState(ASKING, 250);
    await mental.pass(3000);
    const names = ['question-time', 'score', 'progress'];
    const before = await mental.figures(names);
    const { key } = await mental.choice('right');
    await page.keyboard.press('p');
    await mental.expectState(`${ASKING}.paused`);
    await expect(mental.question).toBeHidden();
    await page.keyboard.press(key);
    await mental.pass(100_000);
    await mental.expectState(`${ASKING}.paused`);
    expect(await mental.figures(names)).toEqual(before);
    await mental.button('End round').click();
    await mental.expectState('completed');
    await mental.expectFigures({ score: ['2', 2], accuracy: ['8%', 8] });
    await expect(page.locator('.answer-list li')).toHaveCount(2);
    await mental.button('Main Menu').click();
    await mental.expectFigures({ best: ['2 of 25', 2], 'best-streak': ['2', 2] });
    await mental.openFrozen('?mute');
    await mental.expectFigures({ best: ['2 of 25', 2] });
    await page.getByRole('radio', { name: 'longer' }).check();
    await mental.expectFigures({ best: ['0 of 25', 0] });
  });

  test('waits after a mistake for Next where there is more time, and goes on by itself after a right answer', async ({
    page,
  }) => {
    const mental = new MentalMaths(page);
    for (const time of ['longer', 'none'] as const) {
      await mental.openFrozen(`?seed=7&start&mute&time=${time}`);
      await mental.expectFigures({ 'question-time': time === 'longer' ? ['24 s', 24] : null });
      for (const number of [2, 3]) {
        await mental.press('wrong');
        await expect(mental.button('Next')).toBeFocused();
        await mental.pass(40_000);
        await mental.expectState(FEEDBACK);
        await page.keyboard.press('Enter');
        await mental.expectState(ASKING);
        await mental.expectFocusInGame();
        await mental.expectFigures({ progress: [`${number} of 25`, number] });
      }
      await mental.press('right');
      await mental.passUntilState(ASKING, 250);
    }
    await mental.pass(200_000);
    await mental.expectState(ASKING);
  });

  test('shows what became of an answer over none of the bubbles, at any size', async ({ page }) => {
    const mental = new MentalMaths(page);
    // Its first sum is 12 × 12, which takes the longest line of why.
    const query = '?seed=61&start&mute';
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // Where there is a way on the message is higher; on the smallest phone the other one is proved as well.
      for (const time of width === 320 ? (['normal', 'longer'] as const) : (['longer'] as const)) {
        await mental.openFrozen(`${query}&time=${time}`);
        expect(await mental.asksNow()).toBe('12 × 12');
        const bubbles = await mental.choices().evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        await mental.press('wrong');
        await mental.pass(500);
        const message = page.locator('.mental-message .feedback');
        // It comes with a swing of its own, which the clock of the game does not know.
        await message.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
        const box = await message.boundingBox();
        const [bottom, right] = [(box?.y ?? 0) + (box?.height ?? 0), (box?.x ?? 0) + (box?.width ?? 0)];
        const name = `${width} x ${height}, time ${time}`;
        expect.soft(bottom - Math.min(...bubbles), name).toBeLessThanOrEqual(1);
        expect.soft([(box?.x ?? -1) >= 0, right <= width], name).toEqual([true, true]);
      }
    }
  });

  test('asks what its link says, calmly where that is wanted', async ({ page }) => {
    const mental = new MentalMaths(page);
    const rounds: (readonly string[])[] = [];
    for (const query of ['&time=none', '&time=normal', '&time=never&calm']) {
      await mental.openFrozen(`?seed=99&start&mute&speed=8${query}`);
      rounds.push(await mental.answer(3, 'right'));
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).toEqual(rounds[0]);
    await expect(mental.main).toHaveAttribute('data-calm', 'true');
    // In a calm scene the right bubble stays, with its tick, and the page says the same.
    await expect(page.getByTestId('cheer')).toBeVisible();
  });

  test('is played without a picture as well, to its end', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const mental = new MentalMaths(page);
    await mental.openFrozen('?seed=7&start&mute&speed=4');
    await expect(mental.main).toHaveAttribute('data-picture', 'none');
    await mental.answer(24, 'right');
    await mental.answer(1, 'wrong');
    await expect(page.locator('.stage-still')).toBeVisible();
    await expect(page.locator('.mental-message')).toContainText('Incorrect! The answer was ');
    await mental.passUntilState('completed', 250);
    await mental.expectFigures({ score: ['24', 24], accuracy: ['96%', 96] });
  });
});
