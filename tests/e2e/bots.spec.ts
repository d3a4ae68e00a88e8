import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { AtMoment, Moment } from './helpers/bot';
import { Bot } from './helpers/bot';
import { BOT_GAMES } from './helpers/bot-games';
import { button } from './helpers/bot-hands';
import { KeyboardHands } from './helpers/bot-keyboard';
import { shortRound } from './helpers/bot-kit';
import { TouchHands } from './helpers/bot-touch';
import { expect, test } from './helpers/test';

/** The moments when the accessible names of all controls are compared with the stored ones. */
const NAMED: ReadonlySet<Moment> = new Set(['menu', 'question', 'mistake', 'pause', 'result']);

/** Without announcements, which wait for each other in real time. */
const withoutNews = (names: string): string => names.replaceAll(/^ *- status(?:: .*)?\n?/gm, '');

/** Longer than a busy machine takes to show feedback, in milliseconds. */
const LATE_MS = 2000;

/** The names of all controls: as soon as they are as expected, or after a while, because feedback can follow an answer late. */
async function readNames(page: Page, expected: string | null): Promise<string> {
  const deadline = Date.now() + (expected === null ? 0 : LATE_MS);
  for (;;) {
    const names = withoutNews(await page.locator('main').ariaSnapshot());
    if (names === expected || Date.now() >= deadline) return names;
  }
}

/** Whether the canvas is hidden from screen readers and the mouse. Runs in the page. */
const isOutOfReach = (canvas: Element): boolean =>
  canvas.closest('[aria-hidden="true"]') !== null && getComputedStyle(canvas).pointerEvents === 'none';

test.describe('By keyboard, with visible focus at every key and no trap,', () => {
  for (const game of BOT_GAMES) {
    test(`${game.id} can be played to its result, with and without a clock, and all its controls have names`, async ({
      page,
    }) => {
      const hands = new KeyboardHands(page);
      const atMoment: AtMoment = async (moment, bot) => {
        if (!NAMED.has(moment)) return;
        const file = [game.id, `${moment}.yml`];
        const expected = test.info().snapshotPath(...file);
        expect
          .soft(await readNames(page, existsSync(expected) ? readFileSync(expected, 'utf8') : null), moment)
          .toMatchSnapshot(file);
        if (moment === 'menu') await hands.goRound();
        if (moment === 'question')
          expect(await page.locator('main canvas:not(.confetti)').evaluate(isOutOfReach)).toBe(true);
        if (moment === 'pause') {
          await hands.leaveFor(button('Resume'));
          expect(await bot.state()).toMatch(/\.paused$/);
        }
      };
      await new Bot(page, game, hands, atMoment).play(game.rounds.keyboard);
    });
  }
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of BOT_GAMES) {
    test(`${game.id} can be played to its result`, async ({ page }) => {
      // A touch round ends by keyboard after its last question.
      await new Bot(page, game, new TouchHands(page), async () => {}).play(game.rounds.touch.map(shortRound));
    });
  }
});
