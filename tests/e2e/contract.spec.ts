import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

test.describe('The arcade, as every game page must be,', () => {
  test('shows the question and every figure with its text and its bare number', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.expectState('playing.arcade.falling');
    await hero.pass(2000);
    await expect(hero.question).toHaveText(/^\d{1,2} \+ \d$/);
    await hero.expectFigures({
      level: ['1', 1],
      wave: ['1', 1],
      score: ['0', 0],
      shield: ['100%', 100],
      streak: ['0', 0],
    });
    await expect(hero.button('Back to Menu')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Games' })).toBeVisible();
    await expect(hero.button('Pause')).toBeVisible();
  });

  test('draws on one canvas that neither readers nor fingers meet', async ({ page }) => {
    const hero = new Hero(page);
    await hero.open('?seed=7&start&mute');
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveCount(1);
    const facts = await canvas.evaluate((element) => ({
      isHidden: element.closest('[aria-hidden="true"]') !== null,
      pointerEvents: getComputedStyle(element).pointerEvents,
    }));
    expect(facts).toEqual({ isHidden: true, pointerEvents: 'none' });
  });

  test('has one labelled field with the focus and the words of the specification', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await expect(hero.field).toBeFocused();
    await expect(hero.field).toHaveAttribute('placeholder', 'Type your answer...');
    expect(await hero.field.evaluate((field) => field.closest('form') !== null)).toBe(true);
  });

  test('takes no notice of an empty or blank answer', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    for (const nothing of ['', '   ']) await hero.type(nothing);
    await hero.expectFigures({ shield: ['100%', 100], streak: ['0', 0] });
    await expect(page.getByText('Please type a number.')).toHaveCount(0);
  });

  test('refuses what is no number with a message, and at no cost', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    await hero.solve();
    for (const nonsense of ['abc', '-']) {
      await hero.type(nonsense);
      await expect(page.getByText('Please type a number.')).toBeVisible();
      await hero.expectFigures({ shield: ['100%', 100], streak: ['1', 1], score: ['10', 10] });
      await expect(hero.field).toHaveAccessibleDescription('Please type a number.');
      await expect(hero.field).toHaveAttribute('aria-invalid', 'true');
    }
    await hero.field.fill('1');
    await expect(hero.field).toHaveAccessibleDescription('');
    await expect(hero.field).toHaveAttribute('aria-invalid', 'false');
  });

  test('reads out the message to what is no number (WCAG 4.1.3)', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(1500);
    await hero.type('abc');
    await expect(page.getByText('Please type a number.').first()).toBeVisible();
    await hero.pass(800);
    const spoken = page.locator('[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]');
    expect((await spoken.allTextContents()).join(' ')).toContain('Please type a number.');
  });

  for (const [form, write] of [
    ['spaces around it', (answer: string) => `  ${answer} `],
    ['a plus before it', (answer: string) => `+${answer}`],
    ['noughts before it', (answer: string) => `00${answer}`],
    [
      'full-width digits',
      (answer: string) =>
        answer.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)),
    ],
    ['other text after it', (answer: string) => `${answer}abc`],
  ] as const) {
    test(`takes a right answer with ${form}`, async ({ page }) => {
      const hero = new Hero(page);
      await hero.openFrozen('?seed=7&start&mute');
      await hero.pass(200);
      await hero.type(write(await hero.answer()));
      await hero.expectFigures({ score: ['10', 10], shield: ['100%', 100] });
    });
  }

  test('flashes for 300 ms at a wrong answer, empties the field and takes 10 of the shield', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    await hero.solve();
    await hero.type('999');
    await expect(hero.field).toHaveValue('');
    await expect(hero.field).toHaveAttribute('data-shaken', 'true');
    await hero.expectFigures({ shield: ['90%', 90], streak: ['0', 0], score: ['10', 10] });
    await hero.pass(250);
    await expect(hero.field).toHaveAttribute('data-shaken', 'true');
    await hero.pass(100);
    await expect(hero.field).toHaveAttribute('data-shaken', 'false');
    await expect(hero.field).toBeFocused();
  });

  test('solves the lowest of the sums that an answer fits, and asks the next one', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(3500);
    const list = page.getByRole('list', { name: 'Sums on the screen' }).getByRole('listitem');
    await expect(list).toHaveCount(3);
    const [lowest, second] = await list.allTextContents();
    await expect(hero.question).toHaveText(lowest ?? '');
    expect(await hero.solve()).toBe(lowest);
    await expect(hero.question).toHaveText(second ?? '');
  });

  test('takes 20 of the shield for a sum that lands, and leaves the streak alone', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.pass(200);
    await hero.solve();
    const first = await hero.figure('shield').textContent();
    expect(first).toBe('100%');
    await hero.passUntilBelow('shield', 100);
    await hero.expectFigures({ shield: ['80%', 80], streak: ['1', 1] });
  });

  test('says waves, landed sums and mistakes to those who listen, but not each question', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    const said = await hero.listen();
    await hero.pass(100);
    await hero.type('999');
    await hero.passUntilBelow('shield', 90);
    await hero.pass(1000);
    expect(await said()).toEqual([
      'Wave 1',
      '999 is not right. Shield 90%.',
      expect.stringMatching(/^\d+ \+ \d+ = \d+ landed\. Shield 70%\.$/),
    ]);
  });
});
