import type { Page } from 'playwright/test';
import { type AtMoment, Bot, type Moment } from './bot';
import type { BOT_GAMES } from './bot-games';
import { type BotRound, withManualEnd } from './bot-kit';
import { createMousePage, MouseHands } from './bot-mouse';
import { forbidWebgl } from './forbid-webgl';
import { expect } from './test';
import type { Look, Walk } from './walks';

type Game = (typeof BOT_GAMES)[number];

const TEXT: Readonly<Record<Moment, string>> = {
  menu: 'the menu',
  settings: 'the settings',
  dialog: 'how to play',
  question: 'a question',
  pause: 'the pause',
  correct: 'a right answer',
  mistake: 'a mistake',
  ending: 'the last seconds',
  result: 'the result',
};
/**
 * Long enough for the response to an answer to be visible, in milliseconds of the page's time: its message appears
 * after the scene has shown it.
 */
const SHOWN_AFTER_MS = 100;
const OPENED_MS = 1000;
/** Confetti has its own canvas. */
const CANVAS = 'main canvas:not(.confetti)';
const CLOCKS = '[data-testid="question-time"], [data-testid="time"]';
/** Not a valid answer in any game. */
const NONSENSE = 'x';

/** Submits an invalid answer, inspects the refusal, and deletes the answer. */
async function refuse(page: Page, look: Look): Promise<void> {
  const field = page.locator('main form input[type="text"]').first();
  if (!(await field.isVisible())) return;
  await field.fill(NONSENSE);
  await field.press('Enter');
  await look('an answer that is refused');
  await field.fill('');
}

/** Inspects each dialog of the result. */
async function openDialogs(page: Page, bot: Bot, { looks }: Game, look: Look): Promise<void> {
  for (const name of looks?.dialogs ?? []) {
    await page.getByRole('button', { name, exact: true }).click();
    await bot.pass(OPENED_MS);
    await look(name);
    await page.keyboard.press('Escape');
    await bot.pass(OPENED_MS);
  }
}

/**
 * A round that leaves enough time to look. With more time, a mistake stops the clock, so that it
 * cannot end the round.
 */
export function slowly(round: BotRound, { rounds, menu }: Game): BotRound {
  const hasLonger = menu !== null || [...rounds.keyboard, ...rounds.touch].some(({ time }) => time === 'longer');
  return { ...withManualEnd(round), time: hasLonger ? 'longer' : round.time };
}

/**
 * Every moment of a round, from its menu to its result, including everything that opens on the way.
 */
export const roundWalk = (game: Game): Walk => ({
  name: `a round of ${game.id}`,
  take: async (page, look) => {
    const [first] = game.rounds.keyboard;
    if (first === undefined) return;
    await page.evaluate(
      (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
      game.looks?.stored ?? {},
    );
    const heights = new Set<number>();
    const atMoment: AtMoment = async (moment, bot) => {
      if (moment === 'correct' || moment === 'mistake') await bot.pass(SHOWN_AFTER_MS);
      const isPlayed = moment === 'question' || moment === 'correct' || moment === 'mistake';
      if (isPlayed && (await bot.state()) !== game.over)
        heights.add(await page.locator(CANVAS).evaluate(({ clientHeight }) => clientHeight));
      if (moment === 'dialog') await bot.pass(OPENED_MS);
      if (moment === 'ending') {
        if (first.end === 'answer' || !(await page.locator(CLOCKS).first().isVisible())) return;
        await bot.passToLastSeconds();
        if ((await bot.state()) === game.over) return;
      }
      await look(TEXT[moment]);
      if (moment === 'question') await refuse(page, look);
      if (moment === 'result') {
        await openDialogs(page, bot, game, look);
        const details = page.getByRole('button', { name: 'See all' });
        await details.click();
        await look('everything about the result');
        await details.click();
      }
    };
    await new Bot(page, game, new MouseHands(createMousePage(page)), atMoment).play([slowly(first, game)]);
    expect([...heights], 'the height of the canvas after every answer').toHaveLength(1);
  },
});

/** Only the first two answers in a round. */
const short = (round: BotRound): BotRound => ({ ...round, answers: round.answers.slice(0, 2) });

/**
 * The questions in a game's other rounds and query parameters, and finally those shown by the DOM
 * without a canvas.
 */
export const otherQuestionsWalk = (game: Game): Walk => ({
  name: `other questions of ${game.id}, and without a canvas`,
  take: async (page, look) => {
    const { keyboard, touch } = game.rounds;
    const all = new Map([...keyboard, ...touch].map((round) => [String(round.chosen), round]));
    const [first, ...others] = all.values();
    const last = others.at(-1) ?? first;
    if (first === undefined || last === undefined) return;
    const ways = [
      ...others.slice(0, -1).map((round) => ({ round, address: '' })),
      ...(game.looks?.addresses ?? []).map((address) => ({ round: first, address })),
    ];
    let name = '';
    const atMoment: AtMoment = async (moment, bot) => {
      if (moment === 'mistake') await bot.pass(SHOWN_AFTER_MS);
      if (moment === 'question' || moment === 'mistake') await look(`${name}, ${TEXT[moment]}`);
    };
    const bot = new Bot(page, game, new MouseHands(createMousePage(page)), atMoment);
    for (const { round, address } of ways) {
      name = `${round.chosen?.join(' ') ?? ''}${address}`;
      await bot.playOn(short(round), address);
    }
    await page.addInitScript(forbidWebgl);
    name = 'without a canvas';
    await bot.playOn(short(last));
  },
});
