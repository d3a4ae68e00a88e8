import { expect, type Locator, type Page } from 'playwright/test';
import { BOT_GAMES } from './bot-games';
import type { Verdict } from './bot-kit';
import { MouseHands, mouseOn } from './bot-mouse';
import { isTurn, see } from './bot-sight';
import * as inPage from './in-page';
import { stopTime } from './still-time';

const NOON = Date.UTC(2025, 4, 5, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
/** What is not there after so much time of the page will not come, in milliseconds. */
const LONGEST_WAIT_MS = 120_000;

/** The page of a game as a player meets it, by what the pages of all games have in common. */
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
    this.hands = new MouseHands(mouseOn(page));
    this.main = page.locator('main');
    this.question = page.getByTestId('question');
    this.field = page.getByRole('textbox', { name: 'Your answer', exact: true });
  }

  /** Opens the page with these switches, and waits until it is there. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.path}${query}`);
    if (this.time === 'real') await expect(this.main).toHaveAttribute('data-state', /./);
    else await this.page.evaluate(`stillTime.waitUntil(${String(inPage.isOpen)}, 50)`);
  }

  /** Opens the page with all its time in the hands of the test, which begins so many days later: nothing moves but by `pass`. */
  async openFrozen(query = '', days = 0): Promise<void> {
    if (this.time === 'real') await this.page.addInitScript(stopTime, NOON + days * DAY_MS);
    this.time = 'still';
    await this.open(query);
    if ((await this.state()).startsWith('playing')) await this.pictureReady();
  }

  /** Loads the page again, and waits until it is there. */
  async reload(): Promise<void> {
    await this.open(new URL(this.page.url()).search);
  }

  /** Presses the button that starts a round, and waits until the round can begin. */
  async start(name = 'Start Game'): Promise<void> {
    await this.button(name).click();
    await this.pictureReady();
  }

  /** Waits for the picture: before it is there, no time of the game passes. */
  async pictureReady(): Promise<void> {
    if (this.time === 'real') await this.page.waitForFunction(inPage.isPictureThere);
    else await this.page.evaluate(`stillTime.waitUntil(${String(inPage.isPictureThere)}, 0)`);
  }

  /** Lets time pass on a page that was opened frozen, in milliseconds of the page. */
  async pass(ms: number): Promise<void> {
    await this.page.evaluate((ms) => stillTime.pass(ms), ms);
  }

  /**
   * Lets time pass in small steps until something is so; throws after two minutes of the page. `isSo` runs in the page, and
   * can use nothing but what it is given.
   */
  async passUntil<Given>(isSo: (given: Given) => boolean, given: Given, stepMs = 100): Promise<void> {
    const condition = `() => (${String(isSo)})(${JSON.stringify(given)})`;
    await this.page.evaluate(`stillTime.passUntil(${condition}, ${stepMs}, ${LONGEST_WAIT_MS})`);
  }

  /** Lets time pass until the game is in a state. */
  passUntilState(state: string, stepMs?: number): Promise<void> {
    return this.passUntilSeen(`main[data-state="${state}"]`, stepMs);
  }

  /** Lets time pass until something is seen; `count`: until so much of it is seen. */
  passUntilSeen(selector: string, stepMs?: number, count = 1): Promise<void> {
    return this.passUntil(inPage.isSeen, [selector, count] as const, stepMs);
  }

  /** Lets time pass until a figure is below a number. */
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

  /** The bare number of a figure. */
  async value(name: string): Promise<number> {
    return Number(await this.figure(name).getAttribute('data-value'));
  }

  /** Figures by their names; null where there is none of that name. */
  figures(names: readonly string[]): Promise<Readonly<Record<string, inPage.Figure | null>>> {
    return this.page.evaluate(inPage.readFigures, names);
  }

  /** Expects figures with their text as shown and their bare number; null where there must be none of that name. */
  async expectFigures(figures: Readonly<Record<string, inPage.Figure | null>>): Promise<void> {
    await expect.poll(() => this.figures(Object.keys(figures))).toEqual(figures);
  }

  /** Leaves a round in which something was answered, and says yes to what is asked then. */
  async leave(): Promise<void> {
    await this.button('Back to Menu').click();
    await this.button('Leave').click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  /** The choices for the question that is asked now. */
  asked(): Locator {
    return this.page.getByRole('group', { name: /^Answers/ }).filter({ has: this.question });
  }

  /** Types an answer into the field, as quickly as a test may, and sends it. */
  async type(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Answers so many questions of a frozen page by mouse and keys, each as soon as it is asked; stands in what follows the last. */
  async give(verdict: Verdict, count = 1): Promise<void> {
    const game = BOT_GAMES.find(({ id }) => this.path === `/${id}`);
    if (game === undefined) throw new Error(`${this.path} is no game.`);
    for (let given = 0; given < count; given++) {
      await this.passUntil(isTurn, game.over, 50);
      const sight = await this.page.evaluate(see);
      const answer = game.answer(sight, verdict);
      // Before the first press nothing of a page has the focus.
      if (answer.kind === 'typed') await this.main.locator('form input').first().focus();
      await this.hands.give(answer, sight.hasCheck);
    }
  }

  /** Writes down what is said from now on to those who listen; the function that it gives tells what was said till then. */
  async listen(): Promise<() => Promise<readonly string[]>> {
    const notes = await this.main.locator('> [role="status"]').evaluateHandle(inPage.noteSentences);
    return () => notes.jsonValue();
  }

  /**
   * Answers so many questions of a frozen page by typing, each as soon as it is asked, and gives them. It types in the page
   * itself, ten times as quick as by the keyboard: for a way to somewhere else.
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

  /** The toasts now seen, as texts of title and words. */
  toasts(): Locator {
    return this.page.locator('.toast');
  }
}
