/* A whole voyage: from the map to each of its islands and home again, and a day whose minutes of play are over. */
import { locate } from './helpers/bot-hands';
import { KeyboardHands } from './helpers/bot-keyboard';
import { link, openStill, pass, playRound, SAIL_MS, show } from './helpers/bot-rounds';
import { TouchHands } from './helpers/bot-touch';
import { expect, test } from './helpers/test';

/** The day of the clock. */
const DAY = 20_578;

test('A voyage leads by keyboard from the map to its islands, and home to a harbour with a lamp', async ({ page }) => {
  test.setTimeout(120_000);
  const hands = new KeyboardHands(page);
  await openStill(page, hands, '/', {});
  await show(page, locate(page, link("Today's voyage")));
  await hands.press(link("Today's voyage"));
  await pass(page, SAIL_MS);
  const first = await playRound(page, hands);
  await hands.press(link(/^Sail on to/));
  await pass(page, SAIL_MS);
  const second = await playRound(page, hands);
  expect(new Set([first, second, 'shape-match']).size).toBe(2);
  await hands.press(link('Sail home'));
  await pass(page, SAIL_MS);
  const dialog = page.getByRole('dialog', { name: 'That is all for today.' });
  await show(page, dialog.getByText('A lamp is lit in your harbour.'));
  await hands.press({ role: 'button', name: 'Wave goodbye' });
  await expect(dialog).toBeHidden();
  await show(page, locate(page, link('That is all for today.')));
  await page.reload();
  await show(page, locate(page, link('My harbour')));
  await expect(dialog).toBeHidden();
  await page.goto('/progress');
  const week = page.getByRole('region', { name: 'Your week at sea' });
  await show(page, week.getByRole('link').first());
  await expect(week.getByRole('link')).toHaveCount(2);
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the round goes on to its end when the minutes of play are over, and then the boat stays at home', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const hands = new TouchHands(page);
    const limit = { minutes: 10, day: DAY, ms: 10 * 60_000 - 500 };
    await openStill(page, hands, '/shape-match?seed=21&how=short', { 'numeria.play-limit': limit });
    await playRound(page, hands);
    await hands.press(link('Sail home'));
    await show(page, page.getByText('The boat is home for today.'));
    // Not the island where the boat is, which may be in front of it.
    await hands.press(link('Math Warp'));
    await show(page, page.getByRole('heading', { name: 'The boat is home.' }));
    await hands.press(link('Change this'));
    await show(page, page.getByRole('heading', { name: 'Minutes of play' }));
    await hands.choose({ role: 'radio', name: '15 min' });
    await page.goto('/shape-match');
    await show(page, page.locator('main[data-game="shape-match"]'));
  });
});
