/* A browser that translates the site. Everything must read as it does without a translator. */
import type { Locator, Page } from 'playwright/test';
import { TRIED_PAGES } from '../../scripts/site/pages.ts';
import { Bot } from './helpers/bot';
import { BOT_GAMES } from './helpers/bot-games';
import type { Answer, Control } from './helpers/bot-hands';
import { type BotRound, withManualEnd } from './helpers/bot-kit';
import { createMousePage, MouseHands } from './helpers/bot-mouse';
import { test } from './helpers/test';
import { expectTranslatable, HYDRATION_ERROR, type Read } from './helpers/translator';

const PICTURES_OF_VIDEOS = /i\.ytimg\.com/;
/**
 * The games that tests/screens/translated.test.tsx does not play, because they do not share a chart
 * with others.
 */
const GAMES = new Set(['arithmetic-hero', 'times-tables', 'tables-check']);

/** The hands of a player who reads the page before each action. */
class ReadingHands extends MouseHands {
  private readonly read: Read;

  constructor(page: Page, read: Read) {
    super(createMousePage(page));
    this.read = read;
  }

  override async press(control: Control): Promise<void> {
    await this.read(`before a press of ${control.name}`);
    await super.press(control);
  }

  override async give(answer: Answer, hasCheck: boolean): Promise<void> {
    await this.read(`before ${JSON.stringify(answer)}`);
    await super.give(answer, hasCheck);
  }
}

/** The first round for each choice in the menu. Other time settings only remove its countdown. */
const roundsOf = ({ rounds: { keyboard, touch } }: (typeof BOT_GAMES)[number]): readonly BotRound[] => {
  const all = [...keyboard, ...touch];
  return all.filter(({ chosen }, index) => all.findIndex((other) => String(other.chosen) === String(chosen)) === index);
};

const short = (round: BotRound): BotRound => ({ ...withManualEnd(round), answers: round.answers.slice(0, 3) });

test.describe('With an active translator, each moment of a round reads as it does without one:', () => {
  for (const game of BOT_GAMES.filter(({ id }) => GAMES.has(id))) {
    for (const round of roundsOf(game)) {
      const chosen = (round.chosen ?? []).map(({ source }) => source);
      test([game.id, `time ${round.time}`, ...chosen].join(', '), async ({ page, errors }) => {
        errors.allow(HYDRATION_ERROR);
        await expectTranslatable(page, async (tab, read) => {
          const bot = new Bot(tab, game, new ReadingHands(tab, read), read);
          await bot.play([short(round)]);
        });
      });
    }
  }
});

/** Text for search fields: words that are found, words that are not, and an empty string. */
const TYPED = ['sin', 'zzzz', ''];

/** Presses each of these controls, one after the other, and reads the page after each. */
async function pressEach(page: Page, controls: Locator, read: Read): Promise<void> {
  for (const control of await controls.all()) {
    const name = await control.textContent();
    await control.click();
    await read(`pressed: ${name}`);
    if ((await control.getAttribute('aria-haspopup')) !== null) await page.keyboard.press('Escape');
  }
}

/** All hubs are one page with other videos: the first is read in full. */
const firstHub = TRIED_PAGES.find(({ kind }) => kind === 'hub');
const READ = TRIED_PAGES.filter((page) => page.kind !== 'game' && (page.kind !== 'hub' || page === firstHub));

/** Pages that draw questions when they are opened, with a seed, and what is loaded last there. */
const DRAWN: Readonly<Record<string, { readonly address: string; readonly last: string }>> = {
  '/print': { address: '/print?seed=7', last: '.paper-code img' },
};

test.describe('With an active translator, a page reads as it does without one, whatever is opened, searched for or switched:', () => {
  for (const { path } of READ) {
    test(path, async ({ page, errors }) => {
      errors.allow(PICTURES_OF_VIDEOS);
      errors.allow(HYDRATION_ERROR);
      await page.context().route(PICTURES_OF_VIDEOS, (route) => route.abort());
      await expectTranslatable(page, async (tab, read) => {
        await tab.goto(DRAWN[path]?.address ?? path);
        await tab
          .locator(DRAWN[path]?.last ?? 'main')
          .first()
          .waitFor();
        await read('opened');
        await pressEach(tab, tab.locator('main [role="tab"]'), read);
        await pressEach(tab, tab.locator('main button[aria-expanded]:visible'), read);
        for (const field of await tab.getByRole('searchbox').all()) {
          for (const text of TYPED) {
            await field.fill(text);
            await read(`typed: ${text}`);
          }
        }
        await tab.getByRole('button', { name: 'How I play' }).first().click();
        for (const theme of ['dark', 'light']) {
          await tab.getByRole('button', { name: 'Dark theme' }).click();
          await read(theme);
        }
      });
    });
  }
});
