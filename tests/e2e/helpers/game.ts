import { expect, type Locator, type Page } from 'playwright/test';
import { BOT_GAMES } from './bot-games';
import type { Verdict } from './bot-kit';
import { createMousePage, MouseHands } from './bot-mouse';
import { isPlayersTurn, readVisiblePage } from './bot-sight';
import { stopTime } from './frozen-time';
import * as inPage from './in-page';

const NOON = Date.UTC(2025, 4, 5, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
/** The maximum wait, in milliseconds of the page's time. */
const MAX_WAIT_MS = 120_000;

/** A game's page, with everything that the pages of all games have in common. */
export class GamePage {
  readonly page: Page;
  readonly main: Locator;
  readonly question: Locator;
  readonly field: Locator;
  private readonly path: string;
  private readonly hands: MouseHands;
  private time: 'real' | 'still' = 'real';

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
    this.hands = new MouseHands(createMousePage(page));
    this.main = page.locator('main');
    this.question = page.getByTestId('question');
    this.field = page.getByRole('textbox', { name: 'Your answer', exact: true });
  }

  /** Opens the page with these query parameters and waits until it is ready. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.path}${query}`);
    if (this.time === 'real') await expect(this.main).toHaveAttribute('data-state', /./);
    else await this.page.evaluate(`stillTime.waitUntil(${String(inPage.isOpen)}, 50)`);
  }

  /**
   * Opens the page with its time under the test's control, starting this many days later. Nothing
   * moves except through `pass`.
   */
  async openFrozen(query = '', days = 0): Promise<void> {
    if (this.time === 'real') await this.page.addInitScript(stopTime, NOON + days * DAY_MS);
    this.time = 'still';
    await this.open(query);
    if ((await this.state()).startsWith('playing')) await this.canvasReady();
  }

  /** Reloads the page and waits until it is ready. */
  async reload(): Promise<void> {
    await this.open(new URL(this.page.url()).search);
  }

  /** Presses the start button and waits until the round can begin. */
  async start(name = 'Start Game'): Promise<void> {
    await this.button(name).click();
    await this.canvasReady();
  }

  /** Waits for the canvas. The game's time does not advance before it is ready. */
  async canvasReady(): Promise<void> {
    if (this.time === 'real') await this.page.waitForFunction(inPage.isCanvasReady);
    else await this.page.evaluate(`stillTime.waitUntil(${String(inPage.isCanvasReady)}, 0)`);
  }

  /** Lets time pass on a frozen page, in milliseconds of the page's time. */
  async pass(ms: number): Promise<void> {
    await this.page.evaluate((ms) => stillTime.pass(ms), ms);
  }

  /**
   * Lets time pass in small steps until a condition is true. Throws after two minutes of the page's
   * time. `isSo` runs in the page and can use only its argument.
   */
  async passUntil<Given>(isSo: (given: Given) => boolean, given: Given, stepMs = 100): Promise<void> {
    const condition = `() => (${String(isSo)})(${JSON.stringify(given)})`;
    await this.page.evaluate(`stillTime.passUntil(${condition}, ${stepMs}, ${MAX_WAIT_MS})`);
  }

  /** Lets time pass until the game is in this state. */
  passUntilState(state: string, stepMs?: number): Promise<void> {
    return this.passUntilSeen(`main[data-state="${state}"]`, stepMs);
  }

  /** Lets time pass until an element, or `count` of them, is visible. */
  passUntilSeen(selector: string, stepMs?: number, count = 1): Promise<void> {
    return this.passUntil(inPage.isVisible, [selector, count] as const, stepMs);
  }

  /** Lets time pass until a stat is below a number. */
  passUntilBelow(name: string, limit: number, stepMs?: number): Promise<void> {
    return this.passUntil(inPage.isBelow, [name, limit] as const, stepMs);
  }

  async expectState(state: string): Promise<void> {
    await expect(this.main).toHaveAttribute('data-state', state);
  }

  async state(): Promise<string> {
    return (await this.main.getAttribute('data-state')) ?? '';
  }

  figure(name: string): Locator {
    return this.page.getByTestId(name);
  }

  /** The numeric value of a stat. */
  async value(name: string): Promise<number> {
    return Number(await this.figure(name).getAttribute('data-value'));
  }

  /** Stats by their names; null for one that is missing. */
  figures(names: readonly string[]): Promise<Readonly<Record<string, inPage.Stat | null>>> {
    return this.page.evaluate(inPage.readStats, names);
  }

  /** Expects stats with their text and value, or null for one that must be missing. */
  async expectFigures(figures: Readonly<Record<string, inPage.Stat | null>>): Promise<void> {
    await expect.poll(() => this.figures(Object.keys(figures))).toEqual(figures);
  }

  /** Leaves a round that has answers and confirms the dialog. */
  async leave(): Promise<void> {
    await this.button('Back to Menu').click();
    await this.button('Leave').click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  /** The choices for the current question. */
  choices(): Locator {
    return this.page.getByRole('group', { name: /^Answers/ }).filter({ has: this.question });
  }

  /** Types an answer into the field without delays and submits it. */
  async type(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /**
   * Answers this many questions of a frozen page by mouse and keyboard, each as soon as it is
   * asked. Stops at whatever follows the last one.
   */
  async answerQuestions(verdict: Verdict, count = 1): Promise<void> {
    const game = BOT_GAMES.find(({ id }) => this.path === `/${id}`);
    if (game === undefined) throw new Error(`${this.path} is not a game.`);
    for (let given = 0; given < count; given++) {
      await this.passUntil(isPlayersTurn, game.over, 50);
      const sight = await this.page.evaluate(readVisiblePage);
      const answer = game.answer(sight, verdict);
      // Before the first press, nothing in a page has the focus.
      if (answer.kind === 'typed') await this.main.locator('form input').first().focus();
      await this.hands.give(answer, sight.hasCheck);
    }
  }

  /** Starts recording screen reader announcements. Call the returned function to get them. */
  async recordAnnouncements(): Promise<() => Promise<readonly string[]>> {
    const notes = await this.main.locator('> [role="status"]').evaluateHandle(inPage.recordSentences);
    return () => notes.jsonValue();
  }

  /**
   * Answers this many questions of a frozen page by typing, each as soon as it is asked, and
   * returns them. It types inside the page, ten times as fast as by keyboard, for tests that only
   * need to get further.
   */
  async answerMany(count: number, answerTo: (question: string) => string): Promise<readonly string[]> {
    const questions: string[] = [];
    for (let given = 0; given < count; given++) {
      await this.passUntil(inPage.isAnswerable, null, 200);
      const question = (await this.question.textContent()) ?? '';
      questions.push(question);
      await this.page.evaluate(inPage.sendAnswer, answerTo(question));
    }
    return questions;
  }

  /** The visible toasts, each as its title and message. */
  toasts(): Locator {
    return this.page.locator('.toast');
  }
}
