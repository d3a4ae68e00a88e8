import type { Page } from 'playwright/test';
import { type AtMoment, Bot } from './helpers/bot';
import { BOT_GAMES } from './helpers/bot-games';
import { type BotRound, RIGHT, repeatVerdict, WRONG } from './helpers/bot-kit';
import { createMousePage, MouseHands } from './helpers/bot-mouse';
import { waitForLayout } from './helpers/cut-off';
import { findFrameFaults } from './helpers/frame-faults';
import { slowly } from './helpers/game-walks';
import { expect, test } from './helpers/test';
import { paintInTheme } from './helpers/visual-checks';

const WINDOWS = [
  [360, 740],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1366, 620],
  [1920, 1080],
] as const;

/** Enough right answers for all stars, a hat and a best score, and for a new level in Arithmetic Hero. */
const GOOD = 10;
const FOR_LEVEL = 22;

/** In this game a new level is shown for a while before the result, unless the round ends by itself. */
const UNLOCKS = 'arithmetic-hero';

type Game = (typeof BOT_GAMES)[number];

/** A poor, a middling and a good round. A puzzle only ends once it is solved. */
function roundsOf(game: Game): readonly (readonly [name: string, round: BotRound])[] {
  const [first] = game.rounds.keyboard;
  if (first === undefined) return [];
  if (game.streak === 'of puzzles') return [['a solved puzzle', first]];
  const { time } = slowly(first, game);
  // A round that ends with a wrong answer ends when there are no lives left.
  const good =
    first.end === 'answer' && first.answers.at(-1) === RIGHT
      ? { ...first, time, answers: repeatVerdict(first.answers.length, RIGHT) }
      : {
          ...first,
          time,
          answers: repeatVerdict(game.id === UNLOCKS ? FOR_LEVEL : GOOD, RIGHT),
          end: game.id === UNLOCKS ? ('time' as const) : ('pause' as const),
        };
  return [
    ['a poor round', { ...first, answers: [WRONG], end: 'pause' }],
    ['a middling round', { ...first, answers: [RIGHT, WRONG, RIGHT, RIGHT], end: 'pause' }],
    ['a good round', good],
  ];
}

/** The faults of the result in each window, one line each. */
async function faultsIn(page: Page): Promise<readonly string[]> {
  await paintInTheme(page, 'light');
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await waitForLayout(page);
    for (const fault of await findFrameFaults(page)) found.push(`${width} x ${height}: ${fault}`);
  }
  return found;
}

test.describe('Every button of a result that leads on is whole in the window, and the hero is not cut off:', () => {
  for (const game of BOT_GAMES) {
    test(game.id, async ({ page }) => {
      test.setTimeout(120_000);
      let name = '';
      const atMoment: AtMoment = async (moment) => {
        if (moment !== 'result') return;
        expect(await page.locator('.onward > *').count(), name).toBeGreaterThan(1);
        expect.soft(await faultsIn(page), name).toEqual([]);
      };
      const bot = new Bot(page, game, new MouseHands(createMousePage(page)), atMoment);
      for (const [kind, round] of roundsOf(game)) {
        name = kind;
        await bot.play([round]);
      }
    });
  }
});
