import { forbidWebgl } from './helpers/forbid-webgl';
import { Mill } from './helpers/fraction-basics';
import { underMessages } from './helpers/messages';
import { expect, test } from './helpers/test';

test.describe('Fraction Basics', () => {
  test('is played by the keyboard alone, through all types, to its end and again', async ({ page }) => {
    const mill = new Mill(page);
    await mill.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Fraction Basics | Numeria');
    await mill.expectState('question');
    await mill.expectFigures({ score: ['0', 0], streak: ['0', 0], progress: ['0', 0] });
    await mill.field.focus();

    const asked = new Set<string>();
    let score = 0;
    let streak = 0;
    for (let answers = 1; answers <= 8; answers++) {
      const question = await mill.asks();
      asked.add(question.replaceAll(/[\d./\s=?]+/g, ''));
      const isCorrect = answers % 4 !== 0;
      await page.keyboard.type(isCorrect ? await mill.answer() : '0/7');
      await page.keyboard.press('Enter');
      await mill.expectState('answered.cutting');
      score += isCorrect ? 1 : 0;
      streak = isCorrect ? streak + 1 : 0;
      await mill.expectFigures({
        score: [String(score), score],
        streak: [String(streak), streak],
        progress: [String(answers), answers],
      });
      await expect(mill.next()).toBeFocused();
      // Nothing goes on by itself.
      if (answers === 2) {
        await mill.passUntilState('answered.shown');
        await mill.pass(60_000);
      }
      await page.keyboard.press('Enter');
      await mill.expectState('question');
      await expect(mill.field).toBeFocused();
    }
    expect([...asked].toSorted()).toEqual(['+', 'Simplify', 'Writeasafraction', '−']);
    await page.keyboard.press('Escape');
    await mill.expectState('question.paused');
    await expect(mill.question).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(mill.button('End round')).toBeFocused();
    await page.keyboard.press('Enter');
    await mill.expectState('finished');
    await expect(page.getByRole('heading', { name: '🏆 Well done!' })).toBeFocused();
    await mill.expectFigures({ score: ['6', 6], 'best-streak': ['3', 3], progress: ['8', 8] });
    await expect(page.getByText('You got 6 out of 8 right!', { exact: true })).toBeVisible();
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    await mill.button('🔄 Play Again').press('Enter');
    await mill.expectState('question');
    await mill.expectFocusInGame();
    await mill.expectFigures({ score: ['0', 0], progress: ['0', 0], best: ['6', 6] });
  });

  test('takes every form of a right answer, refuses without cost what is none, and begins anew when asked to', async ({
    page,
  }) => {
    const mill = new Mill(page);
    await mill.openFrozen('?seed=7&mute&type=add');
    for (const [typed, message] of [
      ['0.75', 'That is a decimal. Use the / key.'],
      ['3/0', 'The bottom number cannot be 0.'],
      ['abc', 'Type a top number, / and a bottom number.'],
    ] as const) {
      await mill.type(typed);
      await expect(page.locator('.number-problem')).toHaveText(message);
      await mill.expectState('question');
    }
    const forms = [
      (over: number, under: number) => ` ${over} / ${under} `,
      (over: number, under: number) => `+0${over}/${under}`,
      (over: number, under: number) => `${over * 2}/${under * 2}`,
      (over: number, under: number) => `${over}／${under}`,
      (over: number, under: number) => `${Math.floor(over / under)} ${over % under}/${under}`,
    ];
    for (const [index, form] of forms.entries()) {
      const [over = 0, under = 1] = (await mill.answer()).split('/').map(Number);
      await mill.type(form(over, under));
      await mill.expectFigures({ score: [String(index + 1), index + 1] });
      await mill.goOn();
    }
    await mill.button('Reset Game').click();
    await mill.expectState('question');
    await mill.expectFocusInGame();
    await mill.expectFigures({ score: ['0', 0], streak: ['0', 0], progress: ['0', 0], best: ['5', 5] });
    await mill.solve();
    await page.getByRole('combobox', { name: 'Questions' }).selectOption('Decimals');
    await mill.expectState('finished');
    await mill.expectFigures({ score: ['1', 1] });
    await mill.button('🔄 Play Again').click();
    await mill.expectState('question');
    await expect(mill.question).toHaveText(/^Write \d\.\d\d as a fraction$/);
    await mill.expectFigures({ score: ['0', 0], best: ['0', 0] });
  });

  test('tells each answer letter for letter, over nothing of the game at any size', async ({ page }) => {
    const mill = new Mill(page);
    await mill.openFrozen('?seed=7&mute&type=simplify');
    await mill.solve();
    await mill.passUntilSeen('.toast', 20);
    await expect(mill.toasts()).toHaveText(/^Correct!/);
    await expect(page.locator('.mill-words b')).toHaveCount(0);
    await mill.goOn();
    await expect(mill.toasts()).toHaveCount(0);
    const right = await mill.answer();
    await mill.fail();
    await mill.passUntilSeen('.toast', 20);
    await expect(mill.toasts()).toContainText(`Incorrect. The answer was ${right}`);
    await expect(page.locator('.mill-words b')).toHaveText(`Wrong! Answer: ${right}`);
    await expect(mill.question).toContainText(`= ${right}`);
    for (const [width, height] of [
      [320, 640],
      [740, 360],
      [1024, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => underMessages(page), `${width} x ${height}`).toEqual({ seen: 1, under: [] });
    }
  });

  test('asks what its link says, reads it out once, and shows the same at once where things are to be calm', async ({
    page,
  }) => {
    const mill = new Mill(page);
    const rounds: (readonly string[])[] = [];
    for (const query of ['&type=subtract', '&type=subtract&calm', '&type=impossible']) {
      await mill.openFrozen(`?seed=99&mute${query}`);
      const said = await mill.listen();
      const questions: string[] = [await mill.asks()];
      for (let answers = 0; answers < 2; answers++) {
        await mill.solve();
        await mill.pass(1500);
        await mill.goOn();
        await mill.pass(1500);
        questions.push(await mill.asks());
      }
      rounds.push(questions);
      // The first question was said before anybody listened.
      expect((await said()).filter((sentence) => questions.slice(1).includes(sentence))).toEqual(questions.slice(1));
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).not.toEqual(rounds[0]);
  });

  test('is played without a picture as well, with its bars in the page, and keeps its best', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    await page.setViewportSize({ width: 360, height: 740 });
    const mill = new Mill(page);
    await mill.openFrozen('?seed=7&mute');
    await expect(mill.main).toHaveAttribute('data-picture', 'none');
    for (let answers = 1; answers <= 4; answers++) {
      const asked = /[+−]/.test(await mill.asks()) ? 2 : 1;
      await expect(page.locator('.plain-row')).toHaveCount(asked);
      if (answers === 4) await mill.fail();
      else await mill.solve();
      await expect(page.locator('.plain-row')).toHaveCount(asked + (answers === 4 ? 2 : 1));
      await mill.goOn();
    }
    await mill.expectFigures({ score: ['3', 3] });
    await mill.openFrozen('?seed=8&mute');
    await mill.expectFigures({ score: ['0', 0], best: ['3', 3] });
  });
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Fraction Basics is played with the pad, right and wrong, to its end', async ({ page }) => {
    const mill = new Mill(page);
    await mill.openFrozen('?seed=5&mute');
    for (let answers = 1; answers <= 4; answers++) {
      const [over = '', under = ''] = (await mill.answer()).split('/');
      const keys = answers === 3 ? ['9', 'space', '1', 'slash', '2'] : [...over.split(''), 'slash', ...under.split('')];
      await mill.pad(...keys);
      await mill.button('Check').tap();
      await mill.expectState('answered.cutting');
      await mill.next().tap();
      await mill.expectState('question');
    }
    await mill.expectFigures({ score: ['3', 3], streak: ['1', 1] });
    await mill.button('Pause').tap();
    await mill.button('End round').tap();
    await mill.expectState('finished');
    await mill.expectFigures({ score: ['3', 3], 'best-streak': ['2', 2], progress: ['4', 4] });
    await mill.button('🔄 Play Again').tap();
    await mill.expectState('question');
    await mill.expectFigures({ score: ['0', 0] });
  });
});
