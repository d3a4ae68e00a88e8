import { GamePage } from './helpers/game';
import { expect, test } from './helpers/test';

const ASKING = 'playing.asking';
const FEEDBACK = 'playing.feedback';
/** Long enough for the feedback to be over, in milliseconds. */
const ANSWERED_MS = 1600;

const choicesOf = ({ page }: GamePage) => page.getByRole('group', { name: 'Answers', exact: true }).getByRole('button');

test.describe('On a phone, where the feedback covers the choices, the focus', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('skips them, moves to the button for more time, and then to the header', async ({ page }) => {
    const game = new GamePage(page, '/time-master');
    await game.openFrozen('?seed=7&start&mute');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await game.expectState(FEEDBACK);
    await expect(choicesOf(game)).toHaveCount(1);
    await expect(choicesOf(game)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(game.button('Wait, show me')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Back to Games' })).toBeFocused();
    await game.pass(ANSWERED_MS);
    await game.expectState(ASKING);
    await expect(choicesOf(game).first()).toBeVisible();
  });

  test('is in the game after a pause, and on a choice of the next question', async ({ page }) => {
    const game = new GamePage(page, '/time-master');
    await game.openFrozen('?seed=7&start&mute');
    await game.answerQuestions('right');
    await game.expectState(FEEDBACK);
    await page.keyboard.press('Escape');
    await expect(game.button('Resume')).toBeFocused();
    await page.keyboard.press('Escape');
    await game.expectState(FEEDBACK);
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
    await game.pass(ANSWERED_MS);
    await game.expectState(ASKING);
    await expect(choicesOf(game).first()).toBeFocused();
  });
});

test.describe('In a low window', () => {
  test.use({ viewport: { width: 700, height: 700 } });

  test('parts that wait for the end of a pause do not take the focus', async ({ page }) => {
    const game = new GamePage(page, '/shape-match');
    await game.openFrozen('?seed=7&mute&speed=0.25');
    await game.canvasReady();
    await game.answerQuestions('right');
    await game.pass(300);
    await page.keyboard.press('p');
    await game.expectState('answered.counting.paused');
    const waiting = page.locator('.messages [tabindex="0"]').first();
    await waiting.focus();
    await expect(waiting).not.toBeFocused();
  });
});
