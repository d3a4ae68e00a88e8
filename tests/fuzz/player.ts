import type { CDPSession, Page } from 'playwright';
import { laidOut } from '../e2e/helpers/cut-off.ts';
import { hide } from '../e2e/helpers/hide.ts';
import { isOpen, isPictureThere } from '../e2e/helpers/in-page.ts';
import { stopTime } from '../e2e/helpers/still-time.ts';
import type { Action, Beginning, Press, Step } from './actions.ts';
import type { GameLaw } from './games.ts';
import { guess, middleOf, watchPage, writeElsewhere } from './page-side.ts';

const NOON = Date.UTC(2025, 4, 5, 12);
/** Whatever takes longer will not come, in milliseconds of the machine, which may be a busy one. */
const PATIENCE_MS = 300_000;
/** What `1rem` is unless the reader asks for more. */
const USUAL_TEXT_PX = 16;
/** Answers that are guessed are below it. */
const MAX_GUESS = 25;
/** What waits for the end of a press alone is over by then, in milliseconds. */
const AT_ONCE_MS = 1;
/** A file of the site that runs nothing of it. */
const THRESHOLD = '/pictures/logo/mark-tile.svg';
/** Keys that the site writes sooner or later, besides those that are there. */
const KNOWN_KEYS = [
  'numeria.settings',
  'numeria.theme',
  'numeria.learning',
  'arithmeticHeroProgress',
  'timesTablesMasterStats',
] as const;

/** Throws an Error where something is not there in time: then the page hangs. */
async function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It hangs: ${what} did not come to an end.`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Looks at a page; where a press has just led to a page of its own, at that one, as soon as it is there. */
export async function onceThere<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return look();
  }
}

/** Does to the page of a game what actions say. The page has to allow touches; its time stands still but for what they let pass. */
export class Player {
  readonly page: Page;
  readonly law: GameLaw;
  private readonly devTools: CDPSession;

  private constructor(page: Page, law: GameLaw, devTools: CDPSession) {
    this.page = page;
    this.law = law;
    this.devTools = devTools;
  }

  /** A player on a page that has shown nothing yet. */
  static async at(page: Page, law: GameLaw, seed: number): Promise<Player> {
    await page.addInitScript(stopTime, NOON);
    await page.addInitScript(watchPage, seed);
    return new Player(page, law, await page.context().newCDPSession(page));
  }

  /** Opens the game as a session begins. */
  async begin({ query, damaged }: Beginning): Promise<void> {
    const { id } = this.law;
    if (damaged !== null) {
      await this.page.goto(THRESHOLD);
      const keys = [...KNOWN_KEYS, `numeria.${id}.bests`];
      await this.page.evaluate(writeElsewhere, [damaged.which, damaged.text, keys] as const);
    }
    await this.open(query);
  }

  /** Takes a step, and waits until the page has done what follows from it. */
  async take({ action, thenMs }: Step): Promise<void> {
    const what = JSON.stringify(action);
    await this.page.evaluate(() => {
      fuzzed.pressed = 'nowhere';
    });
    await inTime(this.do(action), what);
    await inTime(this.settle(Math.max(AT_ONCE_MS, thenMs)), `what followed from ${what}`);
  }

  /** Lets time of the page pass, in milliseconds. */
  async pass(ms: number): Promise<void> {
    await inTime(this.settle(ms), `${ms} ms`);
  }

  /** Undoes what would outlive the page. */
  async leave(): Promise<void> {
    await this.setTextSize(USUAL_TEXT_PX);
    await this.devTools.detach();
  }

  /** Opens the game anew, by a link. */
  async open(query: string): Promise<void> {
    await this.page.goto(`/${this.law.id}${query}`);
    await this.settle(0);
  }

  private async do(action: Action): Promise<unknown> {
    const { page } = this;
    switch (action.kind) {
      case 'key':
        return page.keyboard.press(action.key);
      case 'hold':
        for (let time = 0; time < action.times; time++) await page.keyboard.down(action.key);
        return page.keyboard.up(action.key);
      case 'type':
        return page.keyboard.type(action.text);
      case 'paste':
        return page.keyboard.insertText(action.text);
      case 'press': {
        const middle = await page.evaluate(middleOf, [action.where, action.which] as const);
        return middle && this.press(middle.x, middle.y, action.how);
      }
      case 'point': {
        const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
        return this.press(action.x * width, action.y * height, action.how);
      }
      case 'answer':
        return this.answer(action.which);
      case 'resize':
        await page.setViewportSize({ width: action.width, height: action.height });
        // A page learns of its new size with its next frame.
        return onceThere(page, () => laidOut(page));
      case 'tab':
        return hide(page, action.is === 'hidden');
      case 'graphics':
        return page.evaluate((are) => fuzzed.graphics(are), action.are);
      case 'storage':
        return page.evaluate((is) => fuzzed.storage(is), action.is);
      case 'elsewhere':
        return page.evaluate(writeElsewhere, [action.which, action.text, KNOWN_KEYS] as const);
      case 'media':
        return page.emulateMedia({ reducedMotion: action.motion, colorScheme: action.colours });
      case 'text':
        return this.setTextSize(action.sizePx);
      case 'open':
        return this.open(action.query);
      case 'reload':
        return page.reload();
      case 'history':
        await (action.way === 'back' ? page.goBack() : page.goForward());
        // Before the first page of the session there is one on which nothing can be done.
        return this.isOnSite() || page.goForward();
    }
  }

  /** As in the settings of the browser: what is measured in text grows with it, the limits between layouts too. */
  private async setTextSize(sizePx: number): Promise<void> {
    await this.devTools.send('Page.setFontSizes', { fontSizes: { standard: sizePx, fixed: sizePx } });
    await this.page.evaluate(() => dispatchEvent(new Event('resize')));
  }

  private isOnSite(): boolean {
    const url = this.page.url();
    return url.startsWith('http') && !url.endsWith(THRESHOLD);
  }

  private async answer(which: number): Promise<void> {
    const guessed = await this.page.evaluate(guess, which);
    // One question asks for a number, and another of the same game for a time.
    const after = which % 2 === 0 ? '' : (this.law.typedAfter ?? '');
    if (guessed === 'typed') await this.page.keyboard.type(`${which % MAX_GUESS}${after}`);
    if (guessed !== 'nothing') await this.page.keyboard.press('Enter');
  }

  private async press(x: number, y: number, how: Press): Promise<void> {
    if (how === 'click') return this.page.mouse.click(x, y);
    if (how === 'double') return this.page.mouse.dblclick(x, y);
    // Two at once would be a pinch; one at a time is what the browser itself makes a press of.
    await this.devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Waits for what has to be fetched and drawn, so that no step depends on how quick this machine is; then lets time pass. */
  private async settle(ms: number): Promise<void> {
    if (this.isOnSite()) await onceThere(this.page, () => this.wait(ms));
  }

  private async wait(ms: number): Promise<void> {
    const { page, law } = this;
    await page.evaluate(
      `stillTime.waitUntil(() => document.querySelector('h1') !== null && (location.pathname !== '/${law.id}' || document.querySelector('main [role="alert"] h1') !== null || (${String(isOpen)})()), 50)`,
    );
    await page.evaluate(
      `stillTime.waitUntil(() => !document.querySelector('.game-play .stage-area') || document.querySelector('.pause-cover') !== null || fuzzed.lacksGraphics() || (${String(isPictureThere)})(), 0)`,
    );
    // What the kit leaves to a timer of 0 ms, as the focus after a dialog, is done by then.
    await page.evaluate((ms) => stillTime.pass(ms), Math.max(1, ms));
  }
}
