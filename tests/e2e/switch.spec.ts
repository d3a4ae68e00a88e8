import type { Page } from 'playwright/test';
import { BOT_GAMES } from './helpers/bot-games';
import { type BotRound, RIGHT, repeatVerdict, WRONG } from './helpers/bot-kit';
import { isPlayersTurn, readVisiblePage, replaceRandomNumbers } from './helpers/bot-sight';
import { SwitchHands } from './helpers/bot-switch';
import { stopTime } from './helpers/frozen-time';
import { isOpen } from './helpers/in-page';
import { expect, test } from './helpers/test';

type BotGame = (typeof BOT_GAMES)[number];

const NOON = Date.UTC(2025, 4, 5, 12);
const STEP_MS = 50;
const MAX_WAIT_MS = 60_000;
/** The goal for choosing an answer, in milliseconds of scan time. */
const GOAL_MS = 6000;

/** Lets a page be used with one switch, and only that. */
async function openWithSwitch(page: Page, path: string): Promise<void> {
  await page.addInitScript(stopTime, NOON);
  await page.addInitScript(replaceRandomNumbers);
  await page.addInitScript((scanMs) => {
    localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data: { control: 'switch', scanMs } }));
  }, SwitchHands.periodMs);
  await page.goto(`${path}?mute&seed=21&speed=${SwitchHands.speed}`);
  await page.evaluate(
    `stillTime.waitUntil(() => (${String(isOpen)})() && document.querySelector('.scan-ring') !== null, ${STEP_MS})`,
  );
}

const passUntil = (page: Page, isSo: string): Promise<void> =>
  page.evaluate(`stillTime.passUntil(${isSo}, ${STEP_MS}, ${MAX_WAIT_MS})`);

const turn = (page: Page, { over }: BotGame) =>
  passUntil(page, `() => (${String(isPlayersTurn)})('${over}')`).then(() => page.evaluate(readVisiblePage));

/** Ten answers, or as many as the lives allow, one of them wrong. */
function answersOf({ streak, rounds }: BotGame): BotRound['answers'] {
  const [round] = rounds.keyboard;
  if (streak === 'of puzzles') return [WRONG, RIGHT];
  const losesLives = (round?.answers.filter((verdict) => verdict === WRONG).length ?? 0) > 2;
  return losesLives ? [...repeatVerdict(7, RIGHT), WRONG, WRONG, WRONG] : [RIGHT, WRONG, ...repeatVerdict(8, RIGHT)];
}

test.describe('With one switch, missing one press in ten,', () => {
  for (const game of BOT_GAMES) {
    test(`${game.id} can be played to its result and again`, async ({ page }, testInfo) => {
      await openWithSwitch(page, `/${game.id}`);
      const hands = new SwitchHands(page, game.id.length);
      if (game.menu !== null) await hands.choose(page.getByRole('button', { name: game.menu.start, exact: true }));
      const answerMs: number[] = [];
      let isTyped = false;
      for (const verdict of answersOf(game)) {
        let sight = await turn(page, game);
        if (sight.nextButton !== null) {
          await hands.choose(page.getByRole('button', { name: sight.nextButton, exact: true }));
          sight = await turn(page, game);
        }
        if (sight.state === game.over) break;
        const answer = game.answer(sight, verdict);
        isTyped ||= answer.kind === 'typed';
        const startMs = await hands.now();
        await hands.give(answer);
        answerMs.push((await hands.now()) - startMs);
      }
      const mean = answerMs.reduce((sum, ms) => sum + ms, 0) / answerMs.length;
      console.log(game.id, Math.round(mean), isTyped, hands.missed);
      testInfo.annotations.push({ type: 'scan', description: `${Math.round(mean)} ms for an answer` });
      await turn(page, game);
      if ((await page.locator('main').getAttribute('data-state')) !== game.over) {
        await hands.choose(page.getByRole('button', { name: 'Pause', exact: true }));
        await hands.choose(page.getByRole('button', { name: 'End round', exact: true }));
      }
      await expect(page.locator('main')).toHaveAttribute('data-state', game.over);
      await hands.choose(page.getByRole('button', { name: game.again, exact: true }));
      await turn(page, game);
      await expect(page.locator('main')).not.toHaveAttribute('data-state', game.over);
      if (!isTyped) expect(mean).toBeLessThanOrEqual(GOAL_MS);
    });
  }
});
