import type { Page } from 'playwright/test';
import { BOT_GAMES } from './helpers/bot-games';
import { type BotRound, RIGHT, repeatVerdict, WRONG } from './helpers/bot-kit';
import { isPlayersTurn, readVisiblePage, replaceRandomNumbers } from './helpers/bot-sight';
import { SwitchHands } from './helpers/bot-switch';
import { stopTime } from './helpers/frozen-time';
import { expect, test } from './helpers/test';

type BotGame = (typeof BOT_GAMES)[number];

const NOON = Date.UTC(2025, 4, 5, 12);
const STEP_MS = 50;
const MAX_WAIT_MS = 60_000;
/**
 * The longest mean time for choosing at any one position, in milliseconds of scan time. Allows for the last of nine
 * candidates; the mean of all nine is 5.5 s (tests/scan-machine.test.ts).
 */
const MAX_CHOICE_MS = 9500;

/** Opens a page with scanning on, and waits for it to start. */
async function openWithSwitch(page: Page, path: string): Promise<void> {
  await page.addInitScript(stopTime, NOON);
  await page.addInitScript(replaceRandomNumbers);
  await page.addInitScript((scanMs) => {
    localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data: { control: 'switch', scanMs } }));
  }, SwitchHands.periodMs);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}mute&seed=21&speed=${SwitchHands.speed}`);
  await page.evaluate(`stillTime.waitUntil(() => document.querySelector('.scan-ring') !== null, ${STEP_MS})`);
}

const passUntil = (page: Page, condition: string): Promise<void> =>
  page.evaluate(`stillTime.passUntil(${condition}, ${STEP_MS}, ${MAX_WAIT_MS})`);

const waitForTurn = (page: Page, { over }: BotGame) =>
  passUntil(page, `() => (${String(isPlayersTurn)})('${over}')`).then(() => page.evaluate(readVisiblePage));

/** Ten answers, one of them wrong. Rounds with lives end with three wrong ones, and puzzles take only two answers. */
function answersOf({ streak, rounds }: BotGame): BotRound['answers'] {
  const [round] = rounds.keyboard;
  if (streak === 'of puzzles') return [WRONG, RIGHT];
  const losesLives = (round?.answers.filter((verdict) => verdict === WRONG).length ?? 0) > 2;
  return losesLives ? [...repeatVerdict(7, RIGHT), WRONG, WRONG, WRONG] : [RIGHT, WRONG, ...repeatVerdict(8, RIGHT)];
}

const isOver = async (page: Page, { over }: BotGame): Promise<boolean> =>
  (await page.locator('main').getAttribute('data-state')) === over;

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Starts a round from the menu or the result. */
async function start(page: Page, hands: SwitchHands, game: BotGame, name: string | undefined): Promise<void> {
  const first = game.rounds.keyboard[0]?.begin;
  if (name !== undefined) await hands.choose(buttonNamed(page, name));
  if (first !== undefined) await hands.choose(buttonNamed(page, first));
}

const mean = (times: readonly number[]): number => times.reduce((sum, ms) => sum + ms, 0) / times.length;

/** The mean time for a choice if all positions are equally likely to be correct, as they are in every game. */
const meanOverPositions = (times: ReadonlyMap<number, readonly number[]>): number =>
  mean([...times.values()].map(mean));

/** Gives these answers. Returns how long each took in scan time, leaving out those with missed presses. */
async function play(page: Page, hands: SwitchHands, game: BotGame, answers: BotRound['answers']) {
  /** By the choice's position. */
  const choosing = new Map<number, readonly number[]>();
  const typing: number[] = [];
  for (const verdict of answers) {
    let sight = await waitForTurn(page, game);
    while (sight.nextButton !== null) {
      await hands.choose(buttonNamed(page, sight.nextButton));
      sight = await waitForTurn(page, game);
    }
    if (sight.state === game.over) break;
    const answer = game.answer(sight, verdict);
    const [startMs, missed, pressed] = [await hands.now(), hands.missed, hands.choiceTimesMs.length];
    await hands.give(answer);
    if (hands.missed > missed) continue;
    if (answer.kind !== 'chosen') {
      typing.push((await hands.now()) - startMs);
      continue;
    }
    const times = answer.indices.length > 1 ? hands.choiceTimesMs.slice(pressed) : [(await hands.now()) - startMs];
    for (const [at, index] of answer.indices.entries())
      choosing.set(index, [...(choosing.get(index) ?? []), times[at] ?? Number.NaN]);
  }
  return { choosing, typing };
}

/** Ends the round if the last answer did not. */
async function finish(page: Page, hands: SwitchHands, game: BotGame): Promise<void> {
  await waitForTurn(page, game);
  if (await isOver(page, game)) return;
  await hands.choose(buttonNamed(page, 'Pause'));
  await hands.choose(buttonNamed(page, 'End round'));
  expect(await isOver(page, game)).toBe(true);
}

test.describe('With one switch and one press in ten missed,', () => {
  for (const game of BOT_GAMES) {
    test(`${game.id} can be finished and played again`, async ({ page }, { annotations }) => {
      await openWithSwitch(page, `/${game.id}`);
      const hands = new SwitchHands(page, 21);
      await start(page, hands, game, game.menu?.start);
      const { choosing, typing } = await play(page, hands, game, answersOf(game));
      const means = {
        ...(choosing.size > 0 && { 'a choice': meanOverPositions(choosing) }),
        ...(typing.length > 0 && { 'several presses': mean(typing) }),
      };
      for (const [kind, ms] of Object.entries(means))
        annotations.push({
          type: 'scan',
          description: `${game.id}, ${kind}: ${(ms / SwitchHands.periodMs).toFixed(1)} periods`,
        });
      expect(Math.max(0, ...[...choosing.values()].map(mean))).toBeLessThanOrEqual(MAX_CHOICE_MS);
      await finish(page, hands, game);
      await start(page, hands, game, game.again);
      await waitForTurn(page, game);
      expect(await isOver(page, game)).toBe(false);
    });
  }
});

test.describe('With one switch, a child can', () => {
  test('go from the map through a round to the passport', async ({ page }) => {
    const game = BOT_GAMES.find(({ id }) => id === 'mental-maths');
    if (game === undefined || game.menu === null) throw new Error('The game has a menu.');
    await openWithSwitch(page, '/');
    const hands = new SwitchHands(page, 3);
    await hands.choose(page.locator('main a[href="/mental-maths"]').first());
    await passUntil(page, `() => document.querySelector('main[data-state="${game.menu.state}"]') !== null`);
    await start(page, hands, game, game.menu.start);
    await play(page, hands, game, [WRONG, RIGHT]);
    await finish(page, hands, game);
    await start(page, hands, game, game.again);
    await waitForTurn(page, game);
    await hands.choose(page.getByRole('link', { name: 'Back to Games' }));
    await passUntil(page, `() => location.pathname === '/' && document.querySelector('main h1') !== null`);
    await hands.choose(page.getByRole('link', { name: 'My passport' }).first());
    await passUntil(page, `() => location.pathname === '/progress' && document.querySelector('main h1') !== null`);
    await hands.choose(page.getByRole('banner').getByRole('button', { name: 'How I play' }));
    await passUntil(page, `() => document.querySelector('.how-sheet') !== null`);
    await hands.choose(page.getByRole('dialog').getByRole('button', { name: 'Dark theme' }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The sheet hides the rest of the page from screen readers.
    await hands.choose(page.locator('.scan-stop'));
    await expect(page.locator('.scan-ring')).toHaveCount(0);
  });

  test('go from the map into a game that opens with a question', async ({ page }) => {
    await openWithSwitch(page, '/');
    const hands = new SwitchHands(page, 4);
    await hands.choose(page.locator('main a[href="/shape-match"]').first());
    const game = BOT_GAMES.find(({ id }) => id === 'shape-match');
    if (game === undefined) throw new Error('No bot for shape-match');
    const { choosing } = await play(page, hands, game, [RIGHT, RIGHT]);
    expect(choosing.size + hands.missed).toBeGreaterThan(0);
  });
});

test('"How I play" can be opened, and scanning stopped there, with one key', async ({ page }) => {
  await openWithSwitch(page, '/');
  const hands = new SwitchHands(page, 5);
  await hands.choose(page.getByRole('banner').getByRole('button', { name: 'How I play' }));
  await passUntil(page, `() => document.querySelector('.how-sheet') !== null`);
  const sheet = page.getByRole('dialog', { name: 'How I play' });
  await hands.choose(sheet.getByRole('radio', { name: 'Slow' }));
  await expect(sheet.getByRole('radio', { name: 'Slow' })).toBeChecked();
  await hands.choose(sheet.getByRole('button', { name: 'One switch' }));
  await expect(page.locator('.scan-ring')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'One switch' })).toHaveAttribute('aria-pressed', 'false');
});

test('Scanning removes time limits, even if the link sets one', async ({ page }) => {
  await openWithSwitch(page, '/math-facts?start&time=normal');
  await waitForTurn(page, BOT_GAMES.find(({ id }) => id === 'math-facts')!);
  await page.evaluate('stillTime.pass(60_000)');
  await expect(page.getByTestId('time')).toHaveCount(0);
  await expect(page.getByTestId('question')).not.toBeEmpty();
});

test('Escape pauses both the round and scanning, and pressing it again resumes both', async ({ page }) => {
  await openWithSwitch(page, '/mental-maths?start');
  const game = BOT_GAMES.find(({ id }) => id === 'mental-maths')!;
  await waitForTurn(page, game);
  await page.keyboard.press('Escape');
  await page.evaluate('stillTime.pass(100)');
  await expect(page.locator('main')).toHaveAttribute('data-state', /\.paused$/);
  await expect(buttonNamed(page, 'Carry on scanning')).toBeVisible();
  await expect(page.locator('[data-scan="lit"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.evaluate('stillTime.pass(100)');
  await expect(page.locator('main')).not.toHaveAttribute('data-state', /\.paused$/);
  await expect(page.locator('[data-scan="lit"]')).toHaveCount(1);
});
