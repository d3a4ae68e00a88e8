import { expect, type Locator, type Page } from 'playwright/test';
import { answerTo, shown } from './sums';

const NOON = Date.UTC(2025, 4, 5, 12);
const PROGRESS = 'arithmeticHeroProgress';

/** What a returning player has stored; what a test leaves out is as at first. */
type Stored = Readonly<Record<string, unknown>>;

/** React draws, and runs effects, in tasks of its own: this waits until nothing else is to be done. */
async function letReactDraw(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await scheduler.postTask(() => {}, { priority: 'background' });
}

/** Whether the scene is on its canvas, which then is as wide as the stage; or there is none to wait for. */
function isPictureThere(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  const canvas = document.querySelector<HTMLElement>('main canvas');
  const isFitted = canvas !== null && Number.parseInt(canvas.style.width) === canvas.parentElement?.clientWidth;
  return main?.dataset['picture'] === 'none' || isFitted;
}

/** The page of Arithmetic Hero as a player meets it. */
export class Hero {
  readonly page: Page;
  readonly main: Locator;
  readonly question: Locator;
  readonly field: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.locator('main');
    this.question = page.getByTestId('question');
    this.field = page.getByRole('textbox', { name: 'Your answer' });
  }

  /** Opens the page with these switches, and waits until it is there. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/arithmetic-hero${query}`);
    await expect(this.main).toHaveAttribute('data-state', /./);
  }

  /** Opens the page with all its time in the hands of the test: nothing moves but by `pass`. */
  async openFrozen(query = ''): Promise<void> {
    await this.freeze();
    await this.page.goto(`/arithmetic-hero${query}`);
    await this.passUntil(() =>
      this.page.evaluate(() => document.querySelector('main')?.dataset['state'] !== undefined),
    );
    if ((await this.state()).startsWith('playing')) await this.pictureReady();
  }

  /** Presses Start Game, and waits until the round can begin. */
  async start(): Promise<void> {
    await this.button('Start Game').click();
    await this.pictureReady();
  }

  /** Waits for the picture: before it is there, no time of the game passes. */
  async pictureReady(): Promise<void> {
    await this.page.waitForFunction(isPictureThere, undefined, { polling: 50 });
    await this.page.evaluate(letReactDraw);
  }

  /** Stops the time of the page before it is opened. Frames come every 50 ms, since the game must not mind. */
  async freeze(): Promise<void> {
    await this.page
      .context()
      .addInitScript(() => Object.assign(globalThis, { realTimeout: setTimeout.bind(globalThis) }));
    await this.page.clock.install({ time: NOON });
    await this.page.clock.pauseAt(NOON + 1000);
    await this.page.addInitScript(() => {
      globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 50));
      globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
    });
  }

  /** Lets time pass on a page that was opened frozen, in milliseconds of the page. */
  async pass(ms: number): Promise<void> {
    await this.page.evaluate(letReactDraw);
    await this.page.clock.runFor(ms);
    await this.page.evaluate(letReactDraw);
  }

  /** Lets time pass in small steps until something is so; throws after two minutes of the page. */
  async passUntil(isSo: () => Promise<boolean>, stepMs = 100): Promise<void> {
    await this.page.evaluate(letReactDraw);
    for (let passedMs = 0; passedMs < 120_000; passedMs += stepMs) {
      if (await isSo()) return;
      await this.page.clock.runFor(stepMs);
      await this.page.evaluate(letReactDraw);
    }
    throw new Error('It did not come in two minutes.');
  }

  /** Stores progress before the page is opened. */
  async store(progress: Stored): Promise<void> {
    await this.page.addInitScript(
      ([key, text]) => {
        if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, text);
        sessionStorage.setItem('stored', 'yes');
      },
      [PROGRESS, JSON.stringify(progress)] as const,
    );
  }

  /** What is stored now. */
  async stored(): Promise<unknown> {
    return JSON.parse((await this.page.evaluate((key) => localStorage.getItem(key), PROGRESS)) ?? 'null');
  }

  /** Expects this of what is stored. A lock that other tabs respect makes the writing take a moment of its own. */
  async expectStored(part: Stored): Promise<void> {
    await expect.poll(() => this.stored()).toMatchObject(part);
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

  /** Expects figures with their text as shown and their bare number. */
  async expectFigures(figures: Readonly<Record<string, readonly [text: string, value: number]>>): Promise<void> {
    for (const [name, [text, value]] of Object.entries(figures)) {
      await expect(this.figure(name), name).toHaveText(text);
      await expect(this.figure(name), name).toHaveAttribute('data-value', String(value));
    }
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

  /** The right answer to the question that is asked now, as it is typed. */
  async answer(): Promise<string> {
    return shown(answerTo((await this.question.textContent()) ?? ''));
  }

  /** Solves the question that is asked now by typing, and gives the sum. */
  async solve(): Promise<string> {
    const sum = (await this.question.textContent()) ?? '';
    await this.type(shown(answerTo(sum)));
    return sum;
  }

  /** Solves that many sums of a frozen page, each as soon as it is there. */
  async solveMany(count: number): Promise<void> {
    for (let solved = 0; solved < count; solved++) {
      await this.passUntil(() => this.question.isVisible(), 200);
      await this.solve();
    }
  }

  /** Expects the focus on something of the page, never on its body. */
  async expectFocusInGame(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.closest('main') !== null && document.hasFocus()))
      .toBe(true);
  }

  /** The toasts now seen, as texts of title and words. */
  toasts(): Locator {
    return this.page.locator('.toast');
  }
}
