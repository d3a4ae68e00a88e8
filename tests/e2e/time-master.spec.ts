import { forbidWebgl } from './helpers/forbid-webgl';
import { expect, test } from './helpers/test';
import { ASKING, answerTo, FEEDBACK, Tower } from './helpers/time-master';

test.describe('Time Master', () => {
  test('is played by the keyboard alone, from the menu to the tenth question and again', async ({ page }) => {
    const tower = new Tower(page);
    await tower.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Time Master | Numeria');
    await page.getByRole('radio', { name: /^Easy/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Medium/ })).toBeChecked();
    const said = await tower.listen();
    await tower.button('Start').focus();
    await page.keyboard.press('Enter');
    await tower.pictureReady();
    await tower.expectState(ASKING);
    await tower.expectFigures({
      score: ['0', 0],
      progress: ['1 of 10', 1],
      streak: ['0', 0],
      'question-time': ['60 s', 60],
      time: ['3:00', 180],
    });
    const questions: string[] = [];
    for (const position of Array.from({ length: 10 }, (_, index) => index + 1)) {
      const question = await tower.asksNow();
      questions.push(question);
      const options = await tower.options();
      const right = options.indexOf(answerTo(question));
      const isCorrect = position !== 4;
      await page.keyboard.press(String(((isCorrect ? right : right + 1) % options.length) + 1));
      await tower.expectState(ASKING);
      await page.keyboard.press('Enter');
      await tower.expectState(FEEDBACK);
      await expect(page.locator('.feedback')).toContainText(isCorrect ? 'Correct! Great job!' : 'Incorrect. Answer: ');
      await tower.expectFocusInGame();
      await tower.pass(1600);
    }
    await tower.expectState('finished');
    await expect(page.getByText('You are a Time Master!', { exact: true })).toBeVisible();
    await tower.expectFigures({ score: ['9', 9], accuracy: ['90%', 90], 'best-streak': ['6', 6] });
    for (const question of questions) {
      expect(
        (await said()).filter((sentence) => sentence === question.replaceAll('\u00a0', ' ') || sentence === question),
      ).toHaveLength(1);
    }
    await tower.button('Play Again').press('Enter');
    await tower.expectState(ASKING);
    await tower.expectFocusInGame();
    await tower.expectFigures({ score: ['0', 0], time: ['3:00', 180] });
    await tower.button('Back to Menu').click();
    await tower.expectFigures({ best: ['9 of 10', 9], 'best-streak': ['6', 6] });
  });

  test('refuses what is no answer at no cost, and takes any usual form', async ({ page }) => {
    const tower = new Tower(page);
    await tower.openFrozen('?seed=13&start&mute&difficulty=hard&time=none');
    await tower.expectFigures({ time: null, 'question-time': null });
    await tower.type('3:45');
    await expect(tower.field).toHaveAccessibleDescription('AM or PM?');
    await tower.expectState(ASKING);
    const answer = answerTo(await tower.asksNow());
    await tower.type(`  ${answer.toLowerCase().replace(' am', 'A.M.').replace(' pm', 'P.M.')} `);
    await expect(page.getByText('Correct! Great job!')).toBeVisible();
    // The feedback covers it in a window as low as this one.
    const check = page.getByRole('button', { name: 'Check Answer', exact: true, includeHidden: true });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await tower.pass(1600);
    await tower.giveMany(9);
    await tower.expectState('finished');
    await tower.expectFigures({ score: ['10', 10], accuracy: ['100%', 100] });
  });

  test('ends when nobody answers: two questions run out, then the round does, also in the middle of the pause after one', async ({
    page,
  }) => {
    const tower = new Tower(page);
    await tower.openFrozen('?seed=7&start&mute&speed=10');
    await tower.passUntilState(FEEDBACK, 50);
    await expect(page.locator('.feedback', { hasText: /^Incorrect\. Answer: / })).toBeVisible();
    await tower.passUntilState(ASKING, 20);
    await tower.expectFigures({ progress: ['2 of 10', 2] });
    await tower.passUntilState('finished', 50);
    await tower.expectFigures({ score: ['0', 0], accuracy: ['0%', 0] });
    await expect(page.getByText('Good effort! Each round makes you quicker.')).toBeVisible();
  });

  test('hides the question while it is paused, waits after a mistake with more time, and ends by its pause card', async ({
    page,
  }) => {
    const tower = new Tower(page);
    await tower.openFrozen('?seed=4&start&mute&difficulty=medium&time=longer');
    await tower.expectFigures({ 'question-time': ['120 s', 120], time: ['6:00', 360] });
    const question = await tower.asksNow();
    await page.keyboard.press('Escape');
    await tower.expectState(`${ASKING}.paused`);
    await expect(tower.question).toBeHidden();
    await tower.pass(100_000);
    await tower.button('Resume').click();
    await tower.expectFigures({ time: ['6:00', 360] });
    await tower.give(false);
    await expect(tower.button('Next')).toBeFocused();
    await expect(page.locator('.answer-choice[data-mark="right"]')).toContainText(answerTo(question));
    await tower.pass(20_000);
    await tower.expectState(FEEDBACK);
    await page.keyboard.press('Enter');
    await tower.expectState(ASKING);
    await tower.give(true);
    await tower.button('Pause').click();
    await tower.button('End round').click();
    await tower.expectState('finished');
    await tower.expectFigures({ score: ['1', 1], accuracy: ['10%', 10] });
    await tower.button('Main Menu').click();
    await tower.expectState('menu');
  });

  test('leads past the answers that its feedback covers on a phone, and leaves the focus where it is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tower = new Tower(page);
    await tower.openFrozen('?seed=7&start&mute');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await tower.expectState(FEEDBACK);
    await expect(tower.choices()).toHaveCount(1);
    await expect(tower.choices()).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    await page.keyboard.press('Escape');
    await tower.pass(1600);
    await tower.expectState(ASKING);
    await expect(tower.choices().first()).toBeVisible();
  });

  test('has the focus after a pause also where its feedback covers what had it, and again with the next question', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tower = new Tower(page);
    await tower.openFrozen('?seed=7&start&mute');
    await tower.give(true);
    await tower.expectState(FEEDBACK);
    await page.keyboard.press('Escape');
    await expect(tower.button('Resume')).toBeFocused();
    await page.keyboard.press('Escape');
    await tower.expectState(FEEDBACK);
    await tower.expectFocusInGame();
    await tower.pass(1600);
    await tower.expectState(ASKING);
    await expect(tower.choices().first()).toBeFocused();
  });

  test('asks the same of everyone with one link, calm, or without a picture', async ({ page }) => {
    const tower = new Tower(page);
    const rounds: (readonly string[])[] = [];
    for (const query of ['', '&calm', '&time=longer']) {
      if (query === '&time=longer') await page.addInitScript(forbidWebgl);
      await tower.openFrozen(`?seed=21&start&mute${query}`);
      rounds.push(await tower.giveMany(3));
      await tower.expectFigures({ score: ['3', 3] });
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).toEqual(rounds[0]);
    await expect(tower.main).toHaveAttribute('data-picture', 'none');
  });
});
