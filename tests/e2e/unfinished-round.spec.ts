import { GamePage } from './helpers/game';
import { setPageHidden } from './helpers/hide';
import * as inPage from './helpers/in-page';
import { expect, test } from './helpers/test';

const FIGURES = ['score', 'progress'] as const;
/** In days. */
const HALF_AN_HOUR = 1 / 48;

const standing = async (game: GamePage) => ({
  state: await game.state(),
  question: await game.question.textContent(),
  figures: await game.figures(FIGURES),
});

/** Accepts the offer and resumes the round, which is paused. */
async function goOn(game: GamePage) {
  await expect(game.page.getByRole('region', { name: 'The round you left', exact: true })).toBeVisible();
  await game.button('Carry on').click();
  await game.expectState('playing.asking.paused');
  await expect(game.button('Resume')).toBeFocused();
  await game.button('Resume').click();
}

test.describe('An unfinished round', () => {
  test('is offered again, however it was left, and continues where it stopped', async ({ page, context }) => {
    const game = new GamePage(page, '/mental-maths');
    await game.openFrozen('?mute');
    await game.start('Start Challenge');
    await game.answerQuestions('right', 3);
    await game.passUntilState('playing.asking');
    await game.pass(2300);
    const left = await standing(game);
    await test.step('with the link in the page, followed by Back', async () => {
      await page.getByRole('link', { name: 'Back to Games', exact: true }).click();
      await page.evaluate('stillTime.waitUntil(() => document.querySelector("main:not([data-game]) h1") !== null, 50)');
      await page.goBack();
      await page.evaluate(`stillTime.waitUntil(${String(inPage.isOpen)}, 50)`);
      await goOn(game);
      expect(await standing(game)).toEqual(left);
    });
    await test.step('because the device discards its background tab', async () => {
      await game.answerQuestions('right', 1);
      await game.passUntilState('playing.asking');
      const later = await standing(game);
      expect(later.figures).not.toEqual(left.figures);
      await setPageHidden(page, true);
      const again = new GamePage(await context.newPage(), '/mental-maths');
      await again.openFrozen('?mute', HALF_AN_HOUR);
      // The hidden tab may still be shown again.
      await expect(again.button('Carry on')).toBeHidden();
      await page.goto('about:blank');
      await again.reload();
      await goOn(again);
      expect(await standing(again)).toEqual(later);
      await again.button('Pause').click();
      await again.button('End round').click();
      await again.expectState('completed');
      // A finished round is not offered.
      await again.reload();
      await again.expectState('idle');
      await expect(again.button('Carry on')).toBeHidden();
    });
  });
});
