import { Hero } from './helpers/hero';
import { expect, test } from './helpers/test';

const COUNTERS_AT_FIRST = {
  solved: ['0', 0],
  incorrect: ['0', 0],
  accuracy: ['0%', 0],
  streak: ['0', 0],
} as const;

test.describe('Practice', () => {
  test('shows one sum with the words of the specification, waits for it, praises, and goes on after a second', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=5&start&mute&mode=practice');
    await hero.expectState('playing.practice.asking');
    const tab = page.getByRole('tab', { name: 'Practice Mode', exact: true });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Settings', exact: true })).toBeVisible();
    await expect(page.getByText('Level 1 Practice', { exact: true })).toBeVisible();
    await expect(hero.field).toHaveAttribute('placeholder', 'Enter your answer');
    await expect(hero.field).toBeFocused();
    await expect(hero.button('New Problem')).toBeVisible();
    await expect(hero.button('Back to Menu')).toBeVisible();
    for (const label of ['Correct', 'Incorrect', 'Accuracy', 'Streak'])
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toHaveCount(1);
    await hero.expectFigures(COUNTERS_AT_FIRST);

    const submit = hero.button('Check');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await hero.field.fill('1');
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await hero.field.fill('');
    await hero.field.press('Enter');
    await hero.expectState('playing.practice.asking');
    const sum = (await hero.question.textContent()) ?? '';
    expect(sum).toMatch(/^\d{1,2} \+ \d$/);
    await hero.pass(10_000);
    await expect(hero.question).toHaveText(sum);

    await hero.solve();
    await hero.expectState('playing.practice.correct');
    await expect(page.getByText('Correct! Great job.')).toBeVisible();
    await hero.expectFigures({ solved: ['1', 1], accuracy: ['100%', 100], streak: ['1', 1], incorrect: ['0', 0] });
    await hero.pass(900);
    await hero.expectState('playing.practice.correct');
    await hero.pass(200);
    await hero.expectState('playing.practice.asking');
    await expect(hero.question).not.toHaveText(sum);
    await expect(hero.field).toBeFocused();
  });

  test('says after a mistake what is right, lets the player try again uncounted, or go on by a button', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=5&start&mute&mode=practice');
    await hero.solve();
    await hero.passUntilState('playing.practice.asking');
    const sum = (await hero.question.textContent()) ?? '';
    const answer = await hero.answer();
    await hero.type('999');
    await hero.expectState('playing.practice.wrong');
    await expect(page.getByText(`Not quite. The answer is ${answer}. Try again!`)).toBeVisible();
    await hero.expectFigures({ solved: ['1', 1], incorrect: ['1', 1], accuracy: ['50%', 50], streak: ['0', 0] });
    await hero.type('998');
    await hero.expectFigures({ incorrect: ['1', 1] });
    await expect(hero.question).toHaveText(sum);
    await hero.type(answer);
    await hero.expectState('playing.practice.correct');
    await hero.expectFigures({ solved: ['1', 1], incorrect: ['1', 1], accuracy: ['50%', 50], streak: ['0', 0] });
    await hero.expectStored({ totalCorrectAnswers: 1, longestStreak: 0 });

    await hero.passUntilState('playing.practice.asking');
    const third = (await hero.question.textContent()) ?? '';
    await hero.button('New Problem').click();
    await expect(hero.question).not.toHaveText(third);
    const fourth = (await hero.question.textContent()) ?? '';
    await hero.type('999');
    await hero.button('Next Problem').click();
    await hero.expectState('playing.practice.asking');
    await expect(hero.question).not.toHaveText(fourth);
    await hero.expectFocusInGame();
    await hero.expectFigures({ incorrect: ['2', 2] });
  });

  test('is worked by the keyboard alone, changes to choices in its settings, and then counts anew', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.store({ unlockedLevels: 4 });
    await hero.openFrozen('?seed=5&start&mute&mode=practice&level=4');
    await expect(hero.field).toBeFocused();
    await page.keyboard.type(await hero.answer());
    await page.keyboard.press('Enter');
    await hero.expectState('playing.practice.correct');
    await hero.passUntilState('playing.practice.asking');
    for (let steps = 0; steps < 6; steps++) {
      if (await page.getByRole('tab', { name: 'Practice Mode' }).evaluate((tab) => tab === document.activeElement))
        break;
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('ArrowRight');
    await hero.pass(50);
    await hero.expectState('playing.practice.settings');
    await expect(hero.question).toHaveCount(0);
    const note = 'Operations available at this level. Unlock more by progressing in Arcade mode.';
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([/\+/, /−/, /×/, /÷/]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const choice = page.getByRole('switch', { name: 'Use multiple choice' });
    await expect(choice).toBeFocused();
    await expect(choice).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await hero.pass(50);
    await hero.expectState('playing.practice.asking');
    await hero.expectFocusInGame();
    await hero.expectFigures(COUNTERS_AT_FIRST);
    await expect(page.getByRole('group', { name: 'Answers', exact: true }).getByRole('button')).toHaveCount(4);
    await expect(hero.field).toHaveCount(0);
    await hero
      .asked()
      .getByRole('button', { name: await hero.answer(), exact: true })
      .click();
    await hero.expectState('playing.practice.correct');
    await hero.expectStored({ totalCorrectAnswers: 2, longestStreak: 0 });
  });
});
