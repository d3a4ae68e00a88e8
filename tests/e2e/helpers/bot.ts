import { expect } from 'playwright/test';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { BOT_GAMES } from './bot-games';
import type { BotRound, Verdict } from './bot-kit';

type BotGame = (typeof BOT_GAMES)[number];

import { button, type Hands, SETTINGS } from './bot-hands';
import { isPlayersTurn, readVisiblePage, replaceRandomNumbers, type VisiblePage } from './bot-sight';
import { stopTime } from './frozen-time';
import { isCanvasReady, isOpen } from './in-page';

/**
 * The page interface that a bot needs. It is independent of what drives the browser; Playwright's
 * pages implement it.
 */
export interface BotPage {
  goto(path: string): Promise<unknown>;
  /** Runs a script in the page and returns the result of its promise. */
  evaluate<Result>(script: string): Promise<Result>;
  /** Adds a script that runs before those of all later pages. */
  addInitScript(script: { readonly content: string }): Promise<unknown>;
}

/**
 * A moment when a game can be inspected. `settings` belongs to games with a menu, `dialog` to games without one, and
 * `ending` is just before the end.
 */
export type Moment =
  | 'menu'
  | 'settings'
  | 'dialog'
  | 'question'
  | 'pause'
  | 'correct'
  | 'mistake'
  | 'ending'
  | 'result';
/** Called at each moment of the first round. */
export type AtMoment = (moment: Moment, bot: Bot) => Promise<void>;

const NOON = Date.UTC(2025, 4, 5, 12);
/** Ten times as fast, in steps of half a second of the game's time, so that clocks run out. */
const SPEED = 10;
const STEP_MS = 50;
/** The maximum wait, in the page's time. */
const MAX_WAIT_MS = 30_000;

/** Whether the page is free of toasts. Runs in the page. */
const isClear = (): boolean => document.querySelector('.toast') === null;

/** The time setting by its name, which a hint can follow. */
const named = (time: TimeSetting): RegExp => new RegExp(`^${time}`);

/** A player with one kind of hands who works out answers from what is visible. */
export class Bot {
  private readonly page: BotPage;
  private readonly hands: Hands;
  private readonly game: BotGame;
  private readonly atMoment: AtMoment;
  /** The time setting of the next round, as the page knows it. */
  private timeSet: TimeSetting = 'normal';
  /** Whether the scripts before the page's own have been added. */
  private scripts: 'missing' | 'there' = 'missing';

  constructor(page: BotPage, game: BotGame, hands: Hands, atMoment: AtMoment) {
    this.page = page;
    this.game = game;
    this.hands = hands;
    this.atMoment = atMoment;
  }

  /**
   * Plays these rounds, from loading the page to leaving for the list of games. The page's time
   * advances only when the bot lets it.
   */
  async play(rounds: readonly BotRound[], query = ''): Promise<void> {
    const { page, hands } = this;
    await this.open(query);
    for (const [index, round] of rounds.entries()) {
      const isFirst = index === 0;
      await this.begin(round, isFirst);
      await this.answer(round, isFirst);
      if (isFirst) await this.atMoment('ending', this);
      await this.end(round);
      if (round.end !== 'Back to Menu') await this.leaveResult(round, isFirst, index === rounds.length - 1);
    }
    await hands.press({ role: 'link', name: 'Back to Games' });
    await expect.poll(() => page.evaluate('location.pathname')).toBe('/');
    expect(await page.evaluate('slips'), 'what was not done by these hands, and where the focus was lost').toEqual([]);
  }

  /** Plays the beginning of a round and gives its answers. */
  async playOn(round: BotRound, query = ''): Promise<void> {
    await this.open(`&time=normal${query}`);
    await this.begin(round, true);
    await this.answer(round, true);
  }

  /** Lets time pass until a clock is about to run out or the round is over. */
  async passToLastSeconds(): Promise<void> {
    const { over } = this.game;
    await this.passUntil(
      `() => document.querySelector('main .stat[data-tone="danger"]') !== null || document.querySelector('main')?.dataset.state === '${over}'`,
      STEP_MS,
    );
  }

  /** Lets the page's time pass, in milliseconds. */
  async pass(ms: number): Promise<void> {
    await this.page.evaluate(`stillTime.pass(${ms})`);
  }

  state(): Promise<string> {
    return this.page.evaluate(`document.querySelector('main')?.dataset.state ?? ''`);
  }

  private async open(query = ''): Promise<void> {
    const { page, hands } = this;
    if (this.scripts === 'missing') {
      for (const script of [
        `(${String(stopTime)})(${NOON})`,
        `(${String(replaceRandomNumbers)})()`,
        `(${String(hands.watch)})()`,
      ])
        await page.addInitScript({ content: script });
    }
    this.scripts = 'there';
    this.timeSet = 'normal';
    await page.goto(`/${this.game.id}?mute&seed=21&speed=${SPEED}${query}`);
    await page.evaluate(`stillTime.waitUntil(${String(isOpen)}, ${STEP_MS})`);
  }

  /**
   * Starts a round from the menu, or from the dialog with the time setting, and continues to the
   * first question.
   */
  private async begin({ time, chosen = [], begin }: BotRound, isFirst: boolean): Promise<void> {
    const { game, hands } = this;
    if (game.menu === null) {
      await this.isCanvasReady();
      if (time !== this.timeSet) await this.chooseInDialog(time, isFirst);
    } else {
      await this.expectState(game.menu.state);
      if (isFirst) await this.atMoment('menu', this);
      // A toast from the last round may still cover the menu.
      await this.passUntil(String(isClear), 2 * STEP_MS);
      const settings = time === this.timeSet ? chosen : [...chosen, named(time)];
      if (isFirst || settings.length > 0) await hands.unfold(SETTINGS);
      if (isFirst) await this.atMoment('settings', this);
      for (const name of settings) await hands.choose({ role: 'radio', name });
      await hands.press(button(game.menu.start));
      // Until the canvas is ready, the buttons on it still move, and a press could miss.
      await this.isCanvasReady();
      if (begin !== undefined) await hands.press(button(begin));
    }
    this.timeSet = time;
  }

  /** A game without a menu has its time setting in a dialog, which pauses the game. */
  private async chooseInDialog(time: TimeSetting, isFirst: boolean): Promise<void> {
    const { hands } = this;
    await hands.press(button('How to Play'));
    if (isFirst) await this.atMoment('dialog', this);
    await hands.choose({ role: 'radio', name: named(time) });
    await hands.press(button('Close'));
    // The dialog returns the focus with a timer.
    await this.pass(STEP_MS);
    await hands.press(button('Resume'));
  }

  /**
   * Gives a round's answers. Each right one must extend the streak, and each mistake must end it.
   */
  private async answer({ answers }: BotRound, isFirst: boolean): Promise<void> {
    const { game, hands } = this;
    let sight = await this.goOn(await this.turn());
    if (isFirst) {
      await this.atMoment('question', this);
      await this.pauseAndResume();
    }
    for (const [index, verdict] of answers.entries()) {
      expect(sight.state, `before answer ${index + 1}`).not.toBe(game.over);
      await hands.give(game.answer(sight, verdict), sight.hasCheck);
      if (isFirst && index === answers.indexOf(verdict))
        await this.atMoment(verdict === 'right' ? 'correct' : 'mistake', this);
      const before = sight.streak;
      sight = await this.turn();
      this.expectCounted(before, sight, verdict);
      sight = await this.goOn(sight);
    }
  }

  /** Goes on from the feedback, and from an example, to the question. */
  private async goOn(sight: VisiblePage): Promise<VisiblePage> {
    let next = sight;
    while (next.nextButton !== null) {
      await this.hands.press(button(next.nextButton));
      next = await this.turn();
    }
    return next;
  }

  private expectCounted(before: number | null, after: VisiblePage, verdict: Verdict): void {
    if (this.game.streak === 'of puzzles') return;
    if (this.game.streak === 'none') {
      expect([before, after.streak], 'what a streak would give away').toEqual([null, null]);
      return;
    }
    // If the streak is not shown, that proves nothing.
    if (before === null) throw new Error(`${this.game.id} shows no streak.`);
    // The last answer leads to the result, which shows other values.
    if (after.streak === null) expect(after.state, 'what shows no streak').toBe(this.game.over);
    else expect(after.streak, `the streak after a ${verdict} answer`).toBe(verdict === 'right' ? before + 1 : 0);
  }

  private async pauseAndResume(): Promise<void> {
    const state = await this.state();
    await this.hands.pause();
    await this.expectState(`${state}.paused`);
    await this.atMoment('pause', this);
    await this.hands.press(button('Resume'));
    await this.expectState(state);
  }

  private async end({ end }: BotRound): Promise<void> {
    const { game, hands } = this;
    const isOver = `() => document.querySelector('main')?.dataset.state === '${game.over}'`;
    if (end === 'time') await this.passUntil(isOver, 4 * STEP_MS);
    if (end === 'pause') {
      await hands.pause();
      await hands.press(button('End round'));
    }
    if (end === 'End game' || end === 'Back to Menu') await hands.press(button(end));
    await this.expectState(end === 'Back to Menu' ? (game.menu?.state ?? '') : game.over);
  }

  /** Goes from the first round's result to another one, and from there to the menu. */
  private async leaveResult({ begin }: BotRound, isFirst: boolean, isLast: boolean): Promise<void> {
    const { game, hands } = this;
    if (isFirst) await this.atMoment('result', this);
    if (isFirst || game.toMenu === null) {
      await hands.press(button(game.again));
      if (begin !== undefined) await hands.press(button(begin));
      await this.turn();
    }
    if (game.toMenu === null || isLast) return;
    // A toast may still cover the result's buttons.
    if (!isFirst) await this.passUntil(String(isClear), 2 * STEP_MS);
    await hands.press(button(isFirst ? 'Back to Menu' : game.toMenu));
  }

  private async expectState(state: string): Promise<void> {
    await expect.poll(() => this.state()).toBe(state);
    // Let it be rendered before anything else happens.
    await this.pass(0);
  }

  /** Waits for the canvas. The game's time does not advance before it is ready. */
  private async isCanvasReady(): Promise<void> {
    await this.page.evaluate(`stillTime.waitUntil(${String(isCanvasReady)}, 0)`);
  }

  private async passUntil(isSo: string, stepMs: number): Promise<void> {
    await this.page.evaluate(`stillTime.passUntil(${isSo}, ${stepMs}, ${MAX_WAIT_MS})`);
  }

  /** Lets time pass until it is the player's turn. Returns what is visible then. */
  private async turn(): Promise<VisiblePage> {
    const isSo = `() => (${String(isPlayersTurn)})('${this.game.over}')`;
    return this.page.evaluate(
      `stillTime.passUntil(${isSo}, ${STEP_MS}, ${MAX_WAIT_MS}).then(${String(readVisiblePage)})`,
    );
  }
}
