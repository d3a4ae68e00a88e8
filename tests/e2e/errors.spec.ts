import { GamePage } from './helpers/game';
import { expect, test } from './helpers/test';

const STORED_PARTS = 'numeria.mental-maths.bests';

test.describe('A game that throws an error', () => {
  test('continues without its canvas if only the canvas is affected', async ({ page, errors }) => {
    errors.allow(/The game goes on without its canvas|no more canvas/);
    const mental = new GamePage(page, '/mental-maths');
    await mental.openFrozen('?start&mute&seed=7');
    await mental.answerQuestions('right');
    await page.evaluate(() => {
      WebGL2RenderingContext.prototype.clear = () => {
        throw new Error('no more canvas');
      };
    });
    await mental.passUntilSeen('main[data-canvas="none"]');
    await mental.answerQuestions('right', 2);
    expect(await mental.value('score')).toBe(3);
  });

  test('stops in place, preserves what was earned, and starts again from its menu', async ({ page, errors }) => {
    errors.allow(/a broken key/);
    const mental = new GamePage(page, '/mental-maths');
    await mental.openFrozen('?start&mute&seed=7');
    await mental.answerQuestions('right', 3);
    await mental.passUntilState('playing.asking');
    await page.evaluate(() => {
      const { prototype } = KeyboardEvent;
      Object.defineProperty(prototype, 'key', {
        get: () => {
          throw new Error('a broken key');
        },
      });
    });
    await page.keyboard.press('1');
    await expect(page.getByRole('alert')).toContainText('The game has stopped');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await mental.pass(100);
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED_PARTS)).toContain('"streak":3');
    await page.getByRole('button', { name: 'Back to the menu' }).click();
    await mental.expectState('idle');
    await expect(page.getByRole('heading', { level: 1, name: 'Mental Maths' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Start Challenge' })).toBeVisible();
  });
});

test("A game opens even if something has changed its page's HTML", async ({ page, errors }) => {
  errors.allow(/#418|hydrat/i);
  await page.route('**/mental-maths', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Primary Games', 'Spiele') });
  });
  const mended = page.waitForEvent('console', (message) => /#418|hydrat/i.test(message.text()));
  await page.goto('/mental-maths');
  await mended;
  await new GamePage(page, '/mental-maths').expectState('idle');
  await expect(page.getByRole('button', { name: 'Primary Games' })).toBeAttached();
});

test('An unhandled promise rejection fails the test', async ({ page, context, errors }) => {
  errors.allow(/this is unhandled/);
  await page.goto('/faq');
  const heard = context.waitForEvent('weberror');
  await page.evaluate(() => void Promise.reject(new Error('this is unhandled')));
  expect((await heard).error().message).toBe('this is unhandled');
});
