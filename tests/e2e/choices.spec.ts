import type { Locator } from 'playwright/test';
import { Hero } from './helpers/hero';
import { answerTo, numberOf, shown } from './helpers/sums';
import { expect, test } from './helpers/test';

/** The sum that a group of choices belongs to. */
const sumOf = async (group: Locator): Promise<string> =>
  ((await group.locator('.question').textContent()) ?? '').replace('=', '').trim();

const namesOf = async (group: Locator): Promise<string[]> =>
  group.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.lastChild?.textContent ?? ''));

test.describe('Choices in the arcade', () => {
  test('are four real buttons in a group named "Answers" while one sum falls', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(200);
    const group = page.getByRole('group', { name: 'Answers', exact: true });
    await expect(group).toHaveCount(1);
    await expect(group.getByRole('button')).toHaveCount(4);
    await expect(hero.field).toHaveCount(0);
  });

  test('stand in two groups named after the two lowest sums, each with one right answer', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(5000);
    const lowest = await page.getByRole('list', { name: 'Sums on the screen' }).getByRole('listitem').allTextContents();
    const groups = page.getByRole('group', { name: /^Answers for/ });
    await expect(groups).toHaveCount(2);
    expect([await sumOf(groups.first()), await sumOf(groups.last())]).toEqual(lowest.slice(0, 2));
    for (const group of await groups.all()) {
      const sum = await sumOf(group);
      await expect(group).toHaveAccessibleName(`Answers for ${sum}`);
      const names = await namesOf(group);
      expect(new Set(names).size).toBe(4);
      expect(names.filter((name) => numberOf(name) === answerTo(sum))).toHaveLength(1);
    }
  });

  test('are never disabled, and those without a sum are so for readers alone', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(200);
    const choices = page.locator('.answer-choice');
    await expect(choices).toHaveCount(8);
    expect(await choices.evaluateAll((all) => all.filter((choice) => choice.hasAttribute('disabled')))).toEqual([]);
    const closed = await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('aria-disabled')));
    expect(closed).toEqual([...Array(4).fill('false'), ...Array(4).fill('true')]);
    await choices.last().click({ force: true });
    await hero.expectFigures({ shield: ['100%', 100], streak: ['0', 0] });
  });

  test('are taken by the number keys, 1 to 4 for the first sum and 5 to 8 for the second', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(2000);
    const groups = page.getByRole('group', { name: /^Answers for/ });
    for (const [place, firstKey, score] of [
      [1, 5, 10],
      [0, 1, 20],
    ] as const) {
      const group = groups.nth(place);
      const names = await namesOf(group);
      const right = names.indexOf(shown(answerTo(await sumOf(group))));
      await page.keyboard.press(String(firstKey + right));
      await expect.poll(() => hero.value('score')).toBe(score);
      await hero.pass(1500);
    }
  });

  test('keep their places: the sum that was second stays where it is when the first is solved', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(3500);
    const groups = page.getByRole('group', { name: /^Answers for/ });
    const second = { sum: await sumOf(groups.last()), names: await namesOf(groups.last()) };
    await groups
      .first()
      .getByRole('button', { name: shown(answerTo(await sumOf(groups.first()))), exact: true })
      .click();
    await hero.expectFigures({ score: ['10', 10] });
    await expect(groups).toHaveCount(2);
    expect({ sum: await sumOf(groups.last()), names: await namesOf(groups.last()) }).toEqual(second);
    await hero.expectFocusInGame();
  });

  test('cost 10 of the shield and the streak where they are wrong, and the sum stays', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(200);
    const group = hero.asked();
    const sum = await sumOf(group);
    const wrong = (await namesOf(group)).find((name) => numberOf(name) !== answerTo(sum)) ?? '';
    await group.getByRole('button', { name: wrong, exact: true }).click();
    await hero.expectFigures({ shield: ['90%', 90], streak: ['0', 0], score: ['0', 0] });
    await expect(hero.question).toHaveText(sum);
    await group.getByRole('button', { name: shown(answerTo(sum)), exact: true }).click();
    await hero.expectFigures({ shield: ['90%', 90], streak: ['1', 1], score: ['10', 10] });
  });

  test('show no second, dead group where one sum waits at a time', async ({ page }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice&time=none');
    await hero.expectState('playing.arcade.asking');
    await expect(page.getByRole('group', { name: 'Answers', exact: true })).toHaveCount(1);
    await expect(page.locator('.answer-choice')).toHaveCount(4);
  });
});
