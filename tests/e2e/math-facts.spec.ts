import { forbidWebgl } from './helpers/forbid-webgl';
import { ASKING, Race, WAITING } from './helpers/math-facts';
import { answerTo } from './helpers/sums';
import { expect, test } from './helpers/test';

test.describe('Math Facts Race', () => {
  test('is played by the keyboard alone, from the menu to the end of the time and again', async ({ page }) => {
    const race = new Race(page);
    await race.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Math Facts Race | Numeria');
    await page.getByRole('radio', { name: 'Addition', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Subtraction', exact: true })).toBeChecked();
    await page.getByRole('radio', { name: 'Easy', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Medium', exact: true })).toBeChecked();
    await race.button('Start Race').focus();
    await page.keyboard.press('Enter');
    await race.pictureReady();
    await race.expectState(ASKING);
    await expect(race.question).toHaveText(/^\d+ − \d+$/);
    await race.expectFigures({
      score: ['0', 0],
      time: ['1:00', 60],
      streak: ['0', 0],
      accuracy: ['0%', 0],
      best: ['0', 0],
    });

    // 10, then 12, 14 and 16 more.
    for (const [index, score] of [10, 22, 36, 52].entries()) {
      await page.keyboard.type(await race.answer());
      await page.keyboard.press('Enter');
      await race.expectFigures({
        score: [String(score), score],
        streak: [String(index + 1), index + 1],
        accuracy: ['100%', 100],
        best: [String(score), score],
      });
      await expect(page.getByText(`Correct! +${10 + 2 * index} points`, { exact: true }).first()).toBeVisible();
      await expect(race.field).toBeFocused();
    }
    const missed = await race.asksNow();
    await race.fail();
    await expect(page.locator('.race-message')).toContainText(`Wrong! The answer was ${answerTo(missed)}`);
    await expect(race.question).not.toHaveText(missed);
    await race.expectFigures({ score: ['52', 52], streak: ['0', 0], accuracy: ['80%', 80] });

    await page.keyboard.type('1');
    await race.passUntilState('done', 200);
    await expect(page.getByRole('heading', { name: '🏆 Race Complete!' })).toBeFocused();
    await race.expectFigures({
      score: ['52', 52],
      accuracy: ['80%', 80],
      progress: ['5', 5],
      'best-streak': ['4', 4],
    });
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    await expect(page.getByText('Subtraction: Medium', { exact: true })).toBeVisible();
    const history = await race.history();
    expect(history).toHaveLength(5);
    expect(history[4]).toContain(`${missed} = ${answerTo(missed)} You said ${answerTo(missed) + 1}.`);
    await race.button('🔄 Race Again').press('Enter');
    await race.expectState(ASKING);
    await expect(race.field).toBeFocused();
    await race.expectFigures({ score: ['0', 0], time: ['1:00', 60], best: ['52', 52] });
  });

  test('ends when nobody answers, with its last ten seconds in danger, and the question read out once', async ({
    page,
  }) => {
    const race = new Race(page);
    await race.openFrozen('?seed=7&mute&mode=multiplication&speed=4');
    const said = await race.listen();
    await race.start();
    const question = await race.asksNow();
    const tone = () => race.figure('time').evaluate((figure) => figure.closest<HTMLElement>('.stat')?.dataset['tone']);
    await race.passUntilBelow('time', 12, 50);
    expect(await tone()).toBeUndefined();
    await race.passUntilBelow('time', 11, 50);
    expect(await tone()).toBe('danger');
    await race.passUntilState('done', 50);
    await race.expectFigures({ score: ['0', 0], accuracy: ['0%', 0], progress: ['0', 0], 'best-streak': ['0', 0] });
    expect(await race.history()).toEqual([]);
    expect((await said()).filter((sentence) => sentence.includes('×'))).toEqual([question]);
  });

  test('tells of each answer for its time while typing goes on, and of nonsense at no cost', async ({ page }) => {
    const race = new Race(page);
    await race.openFrozen('?seed=3&start&mute&mode=multiplication');
    const message = page.locator('.race-message');
    await race.solve();
    await expect(message).toHaveText('Correct! +10 points');
    await race.field.fill('5');
    await race.pass(900);
    await expect(message).toBeVisible();
    await race.pass(200);
    await expect(message).toHaveCount(0);
    await expect(race.field).toHaveValue('5');
    await race.fail();
    await expect(message).toContainText(/^Wrong! The answer was \d+\d+\s×\s\d+\s=\s\d+\. /);
    await race.pass(1900);
    await expect(message).toBeVisible();
    await race.pass(200);
    await expect(message).toHaveCount(0);

    await race.solve();
    const submit = race.button('Submit');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    for (const nothing of ['', '   ']) await race.type(nothing);
    await expect(page.getByText('Type a number.')).toHaveCount(0);
    for (const nonsense of ['abc', '-', '1.5']) {
      await race.type(nonsense);
      await expect(page.getByText('Type a number.').first()).toBeVisible();
      await expect(race.field).toHaveAccessibleDescription('Type a number.');
    }
    await race.expectFigures({ score: ['20', 20], streak: ['1', 1], accuracy: ['67%', 67] });
    await race.field.fill(`  +0${await race.answer()} `);
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await submit.click();
    await race.expectFigures({ score: ['32', 32], streak: ['2', 2] });
    await expect(race.field).toBeFocused();
  });

  test('hides the question while it is paused, takes no answer, and ends by the pause card with its best kept', async ({
    page,
  }) => {
    const race = new Race(page);
    await race.openFrozen('?seed=7&start&mute&mode=mixed&difficulty=hard');
    await race.solve();
    await race.pass(3000);
    const before = await race.figures(['time', 'score', 'streak']);
    await race.field.fill('12');
    await page.keyboard.press('Escape');
    await race.expectState(`${ASKING}.paused`);
    await expect(race.question).toBeHidden();
    await page.keyboard.type('34');
    await race.pass(100_000);
    await race.expectState(`${ASKING}.paused`);
    expect(await race.figures(['time', 'score', 'streak'])).toEqual(before);
    await race.button('Resume').click();
    await expect(race.field).toBeFocused();
    await expect(race.field).toHaveValue('12');
    await race.button('Pause').click();
    await race.button('End round').click();
    await race.expectState('done');
    await race.expectFigures({ score: ['10', 10], progress: ['1', 1] });
    await race.button('Main Menu').click();
    await race.expectState('menu');
    await race.expectFigures({ best: ['10', 10], 'best-streak': ['1', 1] });
    await race.openFrozen('?mute');
    await race.expectFigures({ best: ['0', 0] });
    await page.getByRole('radio', { name: 'Mixed', exact: true }).check();
    await page.getByRole('radio', { name: 'Hard', exact: true }).check();
    await race.expectFigures({ best: ['10', 10] });
    // What was chosen in the menu is chosen again.
    await race.openFrozen('?mute');
    await race.expectFigures({ best: ['10', 10] });
  });

  test('waits after a mistake for Next where there is more time, with its clock standing still', async ({ page }) => {
    const race = new Race(page);
    for (const time of ['longer', 'none'] as const) {
      await race.openFrozen(`?seed=7&start&mute&mode=division&time=${time}`);
      const limit = time === 'longer' ? (['2:00', 120] as const) : null;
      await race.expectFigures({ time: limit });
      const question = await race.asksNow();
      await race.fail();
      await expect(race.button('Next')).toBeFocused();
      await race.pass(20_000);
      await race.expectState(WAITING);
      await race.expectFigures({ time: limit });
      await expect(race.question).toHaveText(`${question} = ${answerTo(question)}`);
      await page.keyboard.press('Enter');
      await race.expectState(ASKING);
      await expect(race.field).toBeFocused();
      await expect(race.question).not.toHaveText(question);
      await race.solve();
      await race.expectState(ASKING);
    }
    await race.button('Finish race').click();
    await race.expectState('done');
    await race.expectFigures({ score: ['10', 10], accuracy: ['50%', 50] });
    await expect(page.getByText('Look at 80 ÷ 10 again. 10 × 8 = 80.')).toBeVisible();
  });

  test('asks what its link says: the same questions for the same seed, mode and difficulty', async ({ page }) => {
    const race = new Race(page);
    const races: (readonly string[])[] = [];
    for (const query of ['&time=none', '&time=normal', '&difficulty=impossible&calm']) {
      await race.openFrozen(`?seed=99&start&mute&mode=mixed${query}`);
      races.push(await race.solveMany(8));
    }
    expect(races[1]).toEqual(races[0]);
    expect(races[2]).toEqual(races[0]);
    expect(new Set(races[0]?.map((question) => question.split(' ')[1]))).toEqual(new Set(['+', '−', '×', '÷']));
    await expect(race.main).toHaveAttribute('data-calm', 'true');
    await race.openFrozen('?seed=99&start&mute&mode=addition&difficulty=hard');
    await expect(race.question).toHaveText(/^[1-5]\d \+ [1-5]\d$/);
  });

  test('is played without a picture as well', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    const race = new Race(page);
    await race.openFrozen('?seed=7&start&mute');
    await expect(race.main).toHaveAttribute('data-picture', 'none');
    await race.solveMany(3);
    await race.fail();
    await expect(page.locator('.race-message')).toContainText('Wrong! The answer was');
    await race.passUntilState('done', 500);
    await race.expectFigures({ score: ['36', 36], accuracy: ['75%', 75], progress: ['4', 4] });
  });
});

test.describe('With text at twice its size', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('Math Facts Race keeps the question in sight beside the field, and beside Next', async ({ page }) => {
    const race = new Race(page);
    // Before the page has a root element the style has nowhere to go.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement === null) return;
        document.documentElement.style.fontSize = '200%';
        observer.disconnect();
      }).observe(document, { childList: true });
    });
    await race.openFrozen('?seed=3&start&mute&mode=multiplication&time=none');
    await expect(race.main).toHaveAttribute('data-picture', 'none');
    await expect(race.question).toBeInViewport({ ratio: 1 });
    await expect(race.field).toBeInViewport({ ratio: 1 });
    await race.fail();
    await expect(race.button('Next')).toBeFocused();
    await expect(race.question).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.race-message')).toBeInViewport({ ratio: 1 });
    await expect(race.button('Next')).toBeInViewport({ ratio: 1 });
  });
});
