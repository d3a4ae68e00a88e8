import { forbidWebgl } from './helpers/forbid-webgl';
import { underMessages } from './helpers/messages';
import { ShapeMatch } from './helpers/shape-match';
import { expect, test } from './helpers/test';

const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;

test.describe('Shape Match', () => {
  test('is played by the keyboard alone, from easy to hard, to its end and again', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=7&mute');
    await expect(page).toHaveTitle('Shape Match | Numeria');
    await shapes.expectState('unanswered');
    await shapes.expectFigures({ score: ['0', 0], level: ['Easy', 1], streak: ['0', 0], progress: ['0', 0] });
    await shapes.answers().first().focus();

    let score = 0;
    let streak = 0;
    for (let answers = 1; answers <= 12; answers++) {
      const isCorrect = answers % 4 !== 0;
      await page.keyboard.press((await shapes.choice(isCorrect ? 'right' : 'wrong')).key);
      await shapes.expectState('answered.counting');
      score += isCorrect ? 1 : 0;
      streak = isCorrect ? streak + 1 : 0;
      await shapes.expectFigures({
        score: [String(score), score],
        streak: [String(streak), streak],
        progress: [String(answers), answers],
        level: answers < 5 ? ['Easy', 1] : answers < 10 ? ['Medium', 2] : ['Hard', 3],
      });
      await expect(shapes.next()).toBeFocused();
      // Nothing goes on by itself.
      if (answers === 3) await shapes.pass(60_000);
      await page.keyboard.press('Enter');
      await shapes.expectState('unanswered');
      await shapes.expectFocusInGame();
    }
    await page.keyboard.press('Escape');
    await shapes.expectState('unanswered.paused');
    await page.keyboard.press('Tab');
    await expect(shapes.button('End round')).toBeFocused();
    await page.keyboard.press('Enter');
    await shapes.expectState('finished');
    await expect(page.getByRole('heading', { name: '🏆 Well done!' })).toBeFocused();
    await shapes.expectFigures({ score: ['9', 9], 'best-streak': ['3', 3], level: ['Hard', 3], progress: ['12', 12] });
    await expect(page.getByText('You got 9 out of 12 right!', { exact: true })).toBeVisible();
    await expect(page.getByText('New high score!', { exact: true })).toBeVisible();
    await shapes.button('🔄 Play Again').press('Enter');
    await shapes.expectState('unanswered');
    await shapes.expectFocusInGame();
    await shapes.expectFigures({ score: ['0', 0], level: ['Easy', 1], progress: ['0', 0] });
  });

  test('tells each answer letter for letter, over nothing of the game at any size', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=7&mute');
    await shapes.press('right');
    await shapes.passUntilSeen('.toast', 20);
    await expect(shapes.toasts()).toHaveText(/^Correct!/);
    await expect(page.locator('.shape-words')).not.toContainText('Correct');
    await shapes.goOn();
    await expect(shapes.toasts()).toHaveCount(0);
    await shapes.playTo('What');
    const asked = await shapes.asks();
    await shapes.press('wrong');
    await shapes.passUntilSeen('.toast', 20);
    const text = (await page.locator('.shape-words b').textContent()) ?? '';
    expect(text).toMatch(/^Wrong! The answer was: (?:Triangle|Square|Pentagon|Hexagon|Circle)$/);
    expect(asked.choices).toContain(text.replace('Wrong! The answer was: ', ''));
    await expect(shapes.toasts()).toContainText(text.replace('Wrong!', 'Incorrect!'));
    await expect(shapes.toasts()).toHaveAttribute('data-tone', 'destructive');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => underMessages(page), `${width} x ${height}`).toEqual({ seen: 1, under: [] });
    }
  });

  test('keeps the size of its picture from question to question, whatever is answered, but for a phone', async ({
    page,
  }) => {
    const shapes = new ShapeMatch(page);
    for (const [width, height] of [
      [768, 1024],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shapes.openFrozen('?seed=7&mute&difficulty=hard');
      const types = new Set<string>();
      const heights = new Set([await shapes.pictureHeight()]);
      for (let answers = 1; answers <= 9; answers++) {
        types.add((await shapes.asks()).question);
        await shapes.press(answers % 2 === 0 ? 'right' : 'wrong');
        await shapes.pass(100);
        heights.add(await shapes.pictureHeight());
        await shapes.goOn();
        await shapes.pass(100);
        heights.add(await shapes.pictureHeight());
      }
      expect(types, `${width} x ${height}`).toContain('Basic or advanced?');
      expect([...heights], `${width} x ${height}`).toHaveLength(1);
    }
  });

  test('counts the sides one by one after each answer, and stops while it is paused', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=7&mute&speed=0.25');
    await shapes.press('right');
    await shapes.pass(300);
    await shapes.expectState('answered.counting');
    await page.keyboard.press('p');
    await shapes.expectState('answered.counting.paused');
    await expect(shapes.question).toBeHidden();
    // The message about the answer waits as well, and Tab does not lead to it.
    const waiting = page.locator('.messages [tabindex="0"]').first();
    await waiting.focus();
    await expect(waiting).not.toBeFocused();
    await shapes.pass(100_000);
    await shapes.expectState('answered.counting.paused');
    await shapes.button('Resume').click();
    await shapes.passUntilState('answered.counted');
    await expect(shapes.next()).toBeFocused();
  });

  test('keeps the focus when the window leaves no room for what has it', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=7&mute');
    await shapes.press('wrong');
    const unmarked = page.locator('.answer-choice:not([data-mark])').first();
    await unmarked.focus();
    await page.setViewportSize({ width: 700, height: 500 });
    await expect(unmarked).toBeHidden();
    await expect(shapes.next()).toBeFocused();
  });

  test('goes back to easy with nothing counted by Reset Game, in a round and in its result', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=7&mute&difficulty=hard');
    await shapes.expectFigures({ level: ['Hard', 3] });
    for (const where of ['in play', 'in the result']) {
      await shapes.press('right');
      if (where === 'in the result') {
        await shapes.button('Pause').click();
        await shapes.button('End round').click();
        await shapes.expectState('finished');
      }
      await shapes.button('Reset Game').click();
      await shapes.expectState('unanswered');
      await shapes.expectFocusInGame();
      await shapes.expectFigures({ score: ['0', 0], level: ['Easy', 1], streak: ['0', 0], progress: ['0', 0] });
    }
  });

  test('reads each question out once, so that who sees nothing can answer all of them', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=3&mute&difficulty=medium');
    const said = await shapes.listen();
    const asked: string[] = [];
    for (let answers = 1; answers <= 6; answers++) {
      const { question, outline, choices } = await shapes.asks();
      asked.push(`${question} ${outline ?? `${choices.join(' or ')}?`}`);
      await shapes.pass(3000);
      await shapes.press('right');
      await shapes.pass(3000);
      await shapes.goOn();
    }
    await shapes.expectFigures({ score: ['6', 6] });
    await shapes.press('wrong');
    const questions = (await said()).filter((sentence) => sentence.includes('?')).slice(-asked.length - 1);
    // The last one was just asked.
    expect(questions.slice(0, asked.length)).toEqual(asked);
  });

  test('asks what its link says: the same questions for the same seed and difficulty', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    const rounds: (readonly string[])[] = [];
    for (const query of ['&difficulty=medium', '&difficulty=medium&calm', '&difficulty=impossible']) {
      await shapes.openFrozen(`?seed=99&mute&start${query}`);
      const questions: string[] = [];
      for (let answers = 0; answers < 4; answers++) {
        questions.push(JSON.stringify(await shapes.asks()));
        await shapes.press('right');
        await shapes.goOn();
      }
      rounds.push(questions);
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).not.toEqual(rounds[0]);
    await shapes.expectFigures({ level: ['Easy', 1] });
  });

  test('keeps its best also where the page is left in the middle', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=5&mute');
    await shapes.press('right');
    await shapes.goOn();
    await shapes.press('right');
    await shapes.openFrozen('?seed=6&mute');
    await shapes.button('Pause').click();
    await shapes.button('End round').click();
    await shapes.expectFigures({ score: ['0', 0], best: ['2', 2] });
  });

  test('is played without a picture as well, with its shapes in the page', async ({ page }) => {
    await page.addInitScript(forbidWebgl);
    await page.setViewportSize({ width: 360, height: 740 });
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=7&mute&difficulty=medium');
    await expect(shapes.main).toHaveAttribute('data-picture', 'none');
    for (let answers = 1; answers <= 6; answers++) {
      const { outline } = await shapes.asks();
      await expect(page.locator('svg.shape-outline:visible')).toHaveCount(outline === null ? 2 : 1);
      await shapes.press(answers === 6 ? 'wrong' : 'right');
      await shapes.passUntilSeen('.toast', 20);
      expect((await underMessages(page)).under).toEqual([]);
      await shapes.goOn();
    }
    await shapes.expectFigures({ score: ['5', 5], level: ['Hard', 3] });
  });
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Shape Match is played with right and wrong answers to its end', async ({ page }) => {
    const shapes = new ShapeMatch(page);
    await shapes.openFrozen('?seed=5&mute&difficulty=medium');
    for (let answers = 1; answers <= 6; answers++) {
      await (await shapes.choice(answers === 4 ? 'wrong' : 'right')).button.tap();
      await shapes.expectState('answered.counting');
      await shapes.next().tap();
      await shapes.expectState('unanswered');
    }
    await shapes.expectFigures({ score: ['5', 5], streak: ['2', 2], level: ['Hard', 3] });
    await shapes.button('Pause').tap();
    await shapes.button('End round').tap();
    await shapes.expectState('finished');
    await shapes.expectFigures({ score: ['5', 5], 'best-streak': ['3', 3], progress: ['6', 6] });
    await shapes.button('🔄 Play Again').tap();
    await shapes.expectState('unanswered');
    await shapes.expectFigures({ score: ['0', 0], level: ['Medium', 2] });
  });
});
