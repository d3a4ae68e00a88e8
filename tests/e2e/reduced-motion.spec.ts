import { GamePage } from './helpers/game';
import { findMovingParts } from './helpers/moving';
import { expect, test } from './helpers/test';

const LIBRARY_OF_CONFETTI = /\/confetti-paper-/;

test.describe('With reduced motion on the device', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a game does not need a setting: it announces success in words, without confetti', async ({ page }) => {
    const asked: string[] = [];
    await page.route(LIBRARY_OF_CONFETTI, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    const courtyard = new GamePage(page, '/times-tables');
    await courtyard.openFrozen('?mute&seed=21');
    await expect(courtyard.main).toHaveAttribute('data-calm', 'true');
    await courtyard.canvasReady();
    await courtyard.answerQuestions('right');
    await courtyard.expectState('completed');
    await courtyard.pass(1000);
    await expect(page.locator('canvas.confetti')).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await findMovingParts(page)).toEqual([]);
  });
});

test('Without reduced motion, there is motion and confetti', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await findMovingParts(page)).length).toBeGreaterThan(0);
  const library = page.waitForRequest(LIBRARY_OF_CONFETTI);
  const courtyard = new GamePage(page, '/times-tables');
  await courtyard.openFrozen('?mute&seed=21');
  await courtyard.canvasReady();
  await courtyard.answerQuestions('right');
  await courtyard.expectState('completed');
  await courtyard.passUntilSeen('canvas.confetti');
  await library;
});

test('The demo in a menu stops by itself, or at the first touch', async ({ page }) => {
  await page.goto('/mental-maths');
  await page.getByRole('button', { name: 'Start Challenge' }).waitFor();
  const ends = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.demo, .game-menu-hero'))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  const all = await ends();
  expect(all.length).toBeGreaterThan(0);
  expect(Math.max(...all)).toBeLessThan(21_000);
  await page.keyboard.press('Shift');
  await expect.poll(ends).toEqual([]);
});
