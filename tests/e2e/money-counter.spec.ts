import { forbidWebgl } from './helpers/forbid-webgl';
import { centsFor, dollars, MoneyCounter } from './helpers/money-counter';
import { expect, test } from './helpers/test';

const ASKING = 'playing.asking';
const FEEDBACK = 'playing.feedback';

test.describe('Money Counter', () => {
  test('is played by the keyboard alone: ten questions, right and wrong, to the result and again', async ({ page }) => {
    const money = new MoneyCounter(page);
    await money.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Money Counter | Numeria');
    await money.expectState('menu');
    await money.button('Start').press('Enter');
    await money.pictureReady();
    await money.expectFocusInGame();
    await money.expectFigures({
      progress: ['1 of 10', 1],
      score: ['0', 0],
      'question-time': ['60 s', 60],
      time: ['3:00', 180],
    });
    const said = await money.listen();
    const first = await money.asksNow();
    let [score, streak] = [0, 0];
    for (let number = 1; number <= 10; number++) {
      // Two of ten go wrong.
      const verdict = number % 5 === 0 ? 'wrong' : 'right';
      const { key, right } = await money.option(verdict);
      await expect(money.check).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await money.expectState(FEEDBACK);
      score += verdict === 'right' ? 1 : 0;
      streak = verdict === 'right' ? streak + 1 : 0;
      await expect(money.plate).toContainText(
        verdict === 'right' ? 'Correct! Great job!' : `Incorrect. Answer: ${right}`,
      );
      await money.expectFigures({
        progress: [`${number} of 10`, number],
        score: [`${score}`, score],
        streak: [`${streak}`, streak],
      });
      await money.passUntilState(number === 10 ? 'finished' : ASKING, 250);
      await money.expectFocusInGame();
    }
    await expect(money.main.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.getByText('Great counting!')).toBeVisible();
    await money.expectFigures({ score: ['8', 8], accuracy: ['80%', 80], 'best-streak': ['4', 4] });
    expect((await said()).filter((sentence) => sentence.startsWith('Correct! Great job!'))).toHaveLength(8);
    await money.button('Play Again').press('Enter');
    await money.expectState(ASKING);
    await money.expectFocusInGame();
    expect(await money.asksNow()).not.toBe(first);
  });

  test('is over when its 180 seconds are, which run on while answers are shown', async ({ page }) => {
    const money = new MoneyCounter(page);
    await money.openFrozen('?seed=5&start&mute&speed=10&difficulty=medium');
    await money.passUntilState(FEEDBACK, 50);
    await money.expectFigures({ 'question-time': ['0 s', 0], score: ['0', 0] });
    await expect(money.plate).toContainText('Incorrect. Answer: $');
    await money.passUntilState(ASKING, 50);
    await money.give('right');
    await money.passUntilState('finished', 200);
    await money.expectFigures({ score: ['1', 1], accuracy: ['10%', 10] });
    await expect(page.getByText('Good try! Coins get easier each time.')).toBeVisible();
    await money.button('Main Menu').click();
    await money.expectState('menu');
    await page.getByRole('radio', { name: /^Medium/ }).check();
    await money.expectFigures({ best: ['1 of 10', 1] });
    await page.getByRole('radio', { name: /^Hard/ }).check();
    await money.expectFigures({ best: ['0 of 10', 0] });
  });

  test('takes a typed amount in every usual form, and refuses what is none without a cost', async ({ page }) => {
    const money = new MoneyCounter(page);
    await money.openFrozen('?seed=3&start&mute&difficulty=hard');
    const forms = [
      (amount: string) => amount.slice(1),
      (amount: string) => amount.slice(1).replace('.', ','),
      (amount: string) => ` ${amount} `,
      (amount: string) => `${Number(amount.replaceAll(/[$.]/g, ''))}c`,
    ];
    for (const [done, form] of forms.entries()) {
      for (const refused of done === 0 ? ['abc', '-1', '1.255'] : []) {
        await money.amount.fill(refused);
        await money.amount.press('Enter');
        await expect(page.locator('.number-problem')).toHaveText(/^Type /);
        await money.expectState(ASKING);
      }
      await money.amount.fill(form(dollars(centsFor(await money.asksNow()))));
      await money.amount.press('Enter');
      await money.expectState(FEEDBACK);
      await money.passUntilState(ASKING, 250);
      await money.expectFigures({ score: [`${done + 1}`, done + 1] });
    }
  });

  test('hides the question while it is paused, and ends by the pause card with its best kept', async ({ page }) => {
    const money = new MoneyCounter(page);
    await money.openFrozen('?seed=7&start&mute');
    await money.give('right');
    await money.passUntilState(ASKING, 250);
    await money.pass(3000);
    const names = ['question-time', 'time', 'score'];
    const before = await money.figures(names);
    await page.keyboard.press('p');
    await money.expectState(`${ASKING}.paused`);
    await expect(money.question).toBeHidden();
    await money.pass(100_000);
    expect(await money.figures(names)).toEqual(before);
    await money.button('End round').click();
    await money.expectState('finished');
    await money.openFrozen('?mute');
    await money.expectFigures({ best: ['1 of 10', 1], 'best-streak': ['1', 1] });
  });

  test('asks what its link says, waits for Next where there is more time, and is calm and without a picture where that is so', async ({
    page,
  }) => {
    await page.addInitScript(forbidWebgl);
    const money = new MoneyCounter(page);
    const asked: string[] = [];
    for (const time of ['none', 'longer'] as const) {
      await money.openFrozen(`?seed=99&start&mute&calm&difficulty=medium&time=${time}`);
      await expect(money.main).toHaveAttribute('data-picture', 'none');
      await expect(money.main).toHaveAttribute('data-calm', 'true');
      await money.expectFigures({
        time: time === 'none' ? null : ['6:00', 360],
        'question-time': time === 'none' ? null : ['120 s', 120],
      });
      asked.push(await money.asksNow());
      await money.give('wrong');
      await expect(money.button('Next')).toBeFocused();
      await money.pass(40_000);
      await money.expectState(FEEDBACK);
      await page.keyboard.press('Enter');
      await money.expectState(ASKING);
      await money.expectFocusInGame();
    }
    expect(asked[0]).toBe(asked[1]);
    await expect(page.locator('.money-heap img').first()).toBeVisible();
  });
});
