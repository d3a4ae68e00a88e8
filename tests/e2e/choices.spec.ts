import type { Locator } from 'playwright/test';
import { Hero } from './helpers/hero';
import { answerTo, numberOf, shown } from './helpers/sums';
import { expect, test } from './helpers/test';

/** The sum that a group of choices belongs to. */
const sumOf = async (group: Locator): Promise<string> =>
  ((await group.locator('.question').textContent()) ?? '').replace('=', '').trim();

const namesOf = async (group: Locator): Promise<string[]> =>
  group.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.lastChild?.textContent ?? ''));

/** The place of the right answer among the choices of a group, from 0 on. */
const rightIn = async (group: Locator): Promise<number> =>
  (await namesOf(group)).indexOf(shown(answerTo(await sumOf(group))));

test.describe('Choices in the arcade', () => {
  test('are four for one falling sum: a wrong one costs 10 of the shield and the streak, and the sum stays', async ({
    page,
  }) => {
    const hero = new Hero(page);
    await hero.openFrozen('?seed=7&start&mute&answers=choice');
    await hero.pass(200);
    const group = page.getByRole('group', { name: 'Answers', exact: true });
    await expect(group).toHaveCount(1);
    await expect(group.getByRole('button')).toHaveCount(4);
    await expect(hero.field).toHaveCount(0);

    const choices = page.locator('.answer-choice');
    await expect(choices).toHaveCount(8);
    expect(await choices.evaluateAll((all) => all.filter((choice) => choice.hasAttribute('disabled')))).toEqual([]);
    const closed = await choices.evaluateAll((all) => all.map((choice) => choice.getAttribute('aria-disabled')));
    expect(closed).toEqual([...Array(4).fill('false'), ...Array(4).fill('true')]);
    await choices.last().click({ force: true });
    await hero.expectFigures({ shield: ['100%', 100], streak: ['0', 0] });

    const sum = await sumOf(group);
    const wrong = (await namesOf(group)).find((name) => numberOf(name) !== answerTo(sum)) ?? '';
    await group.getByRole('button', { name: wrong, exact: true }).click();
    await hero.expectFigures({ shield: ['90%', 90], streak: ['0', 0], score: ['0', 0] });
    await expect(hero.question).toHaveText(sum);
    await group.getByRole('button', { name: shown(answerTo(sum)), exact: true }).click();
    await hero.expectFigures({ shield: ['90%', 90], streak: ['1', 1], score: ['10', 10] });
  });

  test('stand in two groups for the two lowest sums, keep their places, and are taken by the number keys', async ({
    page,
  }) => {
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

    const second = { sum: await sumOf(groups.last()), names: await namesOf(groups.last()) };
    await groups
      .first()
      .getByRole('button')
      .nth(await rightIn(groups.first()))
      .click();
    await hero.expectFigures({ score: ['10', 10] });
    await expect(groups).toHaveCount(2);
    expect({ sum: await sumOf(groups.last()), names: await namesOf(groups.last()) }).toEqual(second);
    await hero.expectFocusInGame();

    // Where children click first.
    await page.locator('.stage-area').click({ position: { x: 300, y: 120 } });
    await hero.expectState('playing.arcade.falling');
    for (const [index, firstKey, score] of [
      [1, 5, 20],
      [0, 1, 30],
    ] as const) {
      await page.keyboard.press(String(firstKey + (await rightIn(groups.nth(index)))));
      await hero.expectFigures({ score: [String(score), score] });
    }
  });
});
