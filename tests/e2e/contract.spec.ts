import { Hero } from './helpers/hero';
import { Count } from './helpers/sums';
import { expect, test } from './helpers/test';

const NONSENSE = 'Please type a number.';

test.describe('The arcade, as every game page must be,', () => {
  test('shows the question, every figure with its bare number, one labelled field, and a picture that nobody meets', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.expectState('playing.arcade.falling');
    await expect(hero.field).toBeFocused();
    await expect(hero.field).toHaveAttribute('placeholder', 'Type your answer...');
    expect(await hero.field.evaluate((field) => field.closest('form') !== null)).toBe(true);
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
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveCount(1);
    const facts = await canvas.evaluate((element) => ({
      isHidden: element.closest('[aria-hidden="true"]') !== null,
      pointerEvents: getComputedStyle(element).pointerEvents,
    }));
    expect(facts).toEqual({ isHidden: true, pointerEvents: 'none' });
  });

  test('passes over an empty answer, and refuses what is no number with a message that is read out, at no cost', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    await hero.solveMany(1);
    for (const nothing of ['', '   ']) await hero.type(nothing);
    await expect(page.getByText(NONSENSE)).toHaveCount(0);
    for (const nonsense of ['abc', '-']) {
      await hero.type(nonsense);
      await expect(page.getByText(NONSENSE).first()).toBeVisible();
      await hero.expectFigures({ shield: ['100%', 100], streak: ['1', 1], score: ['10', 10] });
      await expect(hero.field).toHaveAccessibleDescription(NONSENSE);
      await expect(hero.field).toHaveAttribute('aria-invalid', 'true');
    }
    await hero.pass(2500);
    const spoken = page.locator('[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]');
    expect((await spoken.allTextContents()).join(' ')).toContain(NONSENSE);
    await hero.field.fill('1');
    await expect(hero.field).toHaveAccessibleDescription('');
    await expect(hero.field).toHaveAttribute('aria-invalid', 'false');
  });

  test('takes a right answer in whatever form it is typed', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    const count = new Count(1);
    for (const write of [
      (answer: string) => `  ${answer} `,
      (answer: string) => `+${answer}`,
      (answer: string) => `00${answer}`,
      (answer: string) => answer.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      (answer: string) => `${answer}abc`,
    ]) {
      await hero.passUntilAsked();
      await hero.type(write(await hero.answer()));
      count.solve();
      await hero.expectFigures({ score: [String(count.score), count.score], shield: ['100%', 100] });
    }
  });

  test('flashes at a wrong answer, solves the lowest sum that an answer fits, and tells of what lands', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute');
    const said = await hero.listen();
    await hero.pass(3500);
    const list = page.getByRole('list', { name: 'Sums on the screen' }).getByRole('listitem');
    await expect(list).toHaveCount(3);
    const [lowest, second] = await list.allTextContents();
    await expect(hero.question).toHaveText(lowest ?? '');

    await hero.type('999');
    await expect(hero.field).toHaveValue('');
    await expect(hero.field).toHaveAttribute('data-shaken', 'true');
    await hero.expectFigures({ shield: ['90%', 90], streak: ['0', 0], score: ['0', 0] });
    await hero.pass(250);
    await expect(hero.field).toHaveAttribute('data-shaken', 'true');
    await hero.pass(100);
    await expect(hero.field).toHaveAttribute('data-shaken', 'false');
    await expect(hero.field).toBeFocused();

    expect(await hero.solve()).toBe(lowest);
    await expect(hero.question).toHaveText(second ?? '');
    await hero.passUntilBelow('shield', 90);
    await hero.expectFigures({ shield: ['70%', 70], streak: ['1', 1] });
    await hero.pass(700);
    expect(await said(), 'but not each question').toEqual([
      'Wave 1',
      '999 is not right. Shield 90%.',
      expect.stringMatching(/^\d+ \+ \d+ = \d+ landed\. Shield 70%\.$/),
    ]);
  });
});
