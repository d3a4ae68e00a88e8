import { fractionText } from '../../machines/core/fraction';
import { forbidWebgl } from './helpers/forbid-webgl';
import { ASKING, Bakery, FEEDBACK, resultOf } from './helpers/fraction-simplify';
import { expect, test } from './helpers/test';

test.describe('Fraction Master', () => {
  test('is played by the keyboard alone, from the menu through ten questions to its end and again', async ({
    page,
  }) => {
    const bakery = new Bakery(page);
    await bakery.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Fraction Master | Numeria');
    await page.getByRole('radio', { name: /^Easy/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Medium/ })).toBeChecked();
    await bakery.button('Start Game').focus();
    await page.keyboard.press('Enter');
    await bakery.pictureReady();
    await bakery.expectState(ASKING);
    await bakery.expectFigures({
      score: ['0', 0],
      progress: ['1 of 10', 1],
      streak: ['0', 0],
      'question-time': ['60 s', 60],
      time: ['3:00', 180],
    });

    await expect(bakery.above).toBeFocused();
    const { numerator, denominator } = await bakery.answer();
    await page.keyboard.type(String(2 * numerator));
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(2 * denominator));
    await page.keyboard.press('Enter');
    await bakery.expectState(FEEDBACK);
    await expect(page.getByText('Correct! Great job!')).toBeVisible();
    await expect(page.getByText(`Equal. The simplest form is ${numerator}/${denominator}.`)).toBeVisible();
    await bakery.passUntilState(ASKING);
    await expect(bakery.above).toBeFocused();

    const missed = await bakery.asksNow();
    // A slash leads to the lower field.
    await page.keyboard.type('19/7');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Incorrect. Answer: ${fractionText(resultOf(missed))}`, { exact: true })).toBeVisible();
    await bakery.expectFigures({ score: ['1', 1], streak: ['0', 0], progress: ['2 of 10', 2] });
    await bakery.expectFocusInGame();
    await bakery.passUntilState(ASKING);
    await bakery.solveMany(8);
    await bakery.passUntilState('finished');

    await expect(page.getByRole('heading', { name: 'Round complete!' })).toBeFocused();
    await expect(page.getByText('Fraction master! The whole bakery cheers.')).toBeVisible();
    await bakery.expectFigures({ score: ['9', 9], accuracy: ['90%', 90], 'best-streak': ['8', 8] });
    await expect(page.getByText('Difficulty: Medium', { exact: true })).toBeVisible();
    await bakery.button('Play Again').press('Enter');
    await bakery.expectState(ASKING);
    await bakery.expectFigures({ score: ['0', 0], progress: ['1 of 10', 1], time: ['3:00', 180] });
    await expect(bakery.above).toBeFocused();
  });

  test('ends when nobody answers: each question after 60 s, all of it after 180, and each question is said once', async ({
    page,
  }) => {
    const bakery = new Bakery(page);
    await bakery.openFrozen('?seed=7&mute&start&speed=8');
    const said = await bakery.listen();
    const first = await bakery.asksNow();
    await bakery.passUntilBelow('question-time', 6, 50);
    const tone = await bakery
      .figure('question-time')
      .evaluate((figure) => figure.closest<HTMLElement>('.stat')?.dataset['tone']);
    expect(tone).toBe('danger');
    await bakery.passUntilState(FEEDBACK, 50);
    await expect(page.getByText(`Incorrect. Answer: ${fractionText(resultOf(first))}`, { exact: true })).toBeVisible();
    await bakery.passUntilState('finished', 100);
    await bakery.expectFigures({ score: ['0', 0], accuracy: ['0%', 0], 'best-streak': ['0', 0] });
    await expect(page.getByText('Good try! Every cake is cut part by part.')).toBeVisible();
    const heard = (await said()).map((sentence) => sentence.replaceAll(/\s/g, ' '));
    expect(heard.filter((sentence) => sentence.startsWith('Incorrect.'))).toHaveLength(2);
    expect(new Set(heard).size).toBe(heard.length);
  });

  test('waits after a mistake for Next where there is more time, refuses nonsense, and asks what its link says', async ({
    page,
  }) => {
    const bakery = new Bakery(page);
    const firsts: string[] = [];
    for (const time of ['longer', 'none'] as const) {
      await bakery.openFrozen(`?seed=12&start&mute&difficulty=hard&calm&time=${time}`);
      await bakery.expectFigures(
        time === 'longer'
          ? { time: ['6:00', 360], 'question-time': ['120 s', 120] }
          : { time: null, 'question-time': null },
      );
      const question = await bakery.asksNow();
      firsts.push(question);
      await expect(bakery.check).toHaveAttribute('aria-disabled', 'true');
      await bakery.give('1.5', '2');
      await expect(bakery.above).toHaveAccessibleDescription('Type a whole number on top.');
      await bakery.expectState(ASKING);
      await bakery.fail();
      await expect(bakery.button('Next')).toBeFocused();
      await bakery.pass(20_000);
      await bakery.expectState(FEEDBACK);
      await page.keyboard.press('Enter');
      await bakery.expectState(ASKING);
      await expect(bakery.above).toBeFocused();
      await expect(bakery.question).not.toHaveText(question);
    }
    expect(firsts[1]).toBe(firsts[0]);
    await expect(bakery.main).toHaveAttribute('data-calm', 'true');
  });

  test('hides the question while it is paused, and ends by the pause card with its best kept', async ({ page }) => {
    const bakery = new Bakery(page);
    await bakery.openFrozen('?seed=7&start&mute&difficulty=easy');
    await bakery.solve();
    await bakery.passUntilState(ASKING);
    const before = await bakery.figures(['time', 'question-time', 'score']);
    await bakery.above.fill('12');
    await page.keyboard.press('Escape');
    await bakery.expectState(`${ASKING}.paused`);
    await expect(bakery.question).toBeHidden();
    await bakery.pass(100_000);
    expect(await bakery.figures(['time', 'question-time', 'score'])).toEqual(before);
    await bakery.button('Resume').click();
    await expect(bakery.above).toHaveValue('12');
    await bakery.button('Pause').click();
    await bakery.button('End round').click();
    await bakery.expectState('finished');
    await bakery.expectFigures({ score: ['1', 1], accuracy: ['10%', 10] });
    await bakery.button('Main Menu').click();
    await bakery.expectFigures({ best: ['1 of 10', 1], 'best-streak': ['1', 1] });
    await bakery.openFrozen('?mute');
    await bakery.expectFigures({ best: ['1 of 10', 1], 'best-streak': ['1', 1] });
  });

  test('is played without a picture as well', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const bakery = new Bakery(page);
    await bakery.openFrozen('?seed=7&start&mute&difficulty=medium&speed=16');
    await expect(bakery.main).toHaveAttribute('data-picture', 'none');
    await bakery.solveMany(7);
    await bakery.passUntilState(ASKING);
    await bakery.fail();
    await expect(page.getByText(/^Incorrect\. Answer: \d+\/\d+$/)).toBeVisible();
    await expect(page.locator('.plain-row')).toHaveCount(2);
    await bakery.passUntilState('finished', 500);
    await bakery.expectFigures({ score: ['7', 7], accuracy: ['70%', 70] });
  });
});
