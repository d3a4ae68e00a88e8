import type { CDPSession, Page } from 'playwright';
import { waitForLayout } from '../e2e/helpers/cut-off.ts';
import { stopTime } from '../e2e/helpers/frozen-time.ts';
import { setPageHidden } from '../e2e/helpers/hide.ts';
import { isCanvasReady, isOpen } from '../e2e/helpers/in-page.ts';
import type { Action, Press, SessionStart, Step } from './actions.ts';
import type { GameInvariants } from './games.ts';
import { getCentre, guess, watchPage, writeFromOtherTab } from './in-page.ts';

const NOON = Date.UTC(2025, 4, 5, 12);
/** The maximum wait in real milliseconds, even on a busy machine. */
const MAX_WAIT_MS = 300_000;
/** The default size of `1rem`. */
const USUAL_TEXT_PX = 16;
/** Guessed answers are below this. */
const MAX_GUESS = 25;
/** Long enough for timers that wait for the end of a press to have run, in milliseconds. */
const AT_ONCE_MS = 1;
/** A file of the site. A page there does not run any of the site's scripts. */
const NEUTRAL_FILE = '/pictures/logo/mark-tile.svg';
/** Keys that the site writes sooner or later, in addition to the existing ones. */
const KNOWN_KEYS = [
  'numeria.settings',
  'numeria.theme',
  'numeria.learning',
  'arithmeticHeroProgress',
  'timesTablesMasterStats',
] as const;

/** Throws an Error if a promise takes too long, which means that the page hangs. */
async function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It hangs: ${what} did not finish.`)), MAX_WAIT_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Inspects a page, or the page that a press has just navigated to, as soon as it has loaded. */
export async function afterNavigation<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return look();
  }
}

/**
 * Performs actions on a game's page. The page must allow touch, and its time advances only as far
 * as the actions say.
 */
export class Player {
  readonly page: Page;
  readonly law: GameInvariants;
  private readonly devTools: CDPSession;

  private constructor(page: Page, law: GameInvariants, devTools: CDPSession) {
    this.page = page;
    this.law = law;
    this.devTools = devTools;
  }

  /** A player on a new page. */
  static async at(page: Page, law: GameInvariants, seed: number): Promise<Player> {
    await page.addInitScript(stopTime, NOON);
    await page.addInitScript(watchPage, seed);
    return new Player(page, law, await page.context().newCDPSession(page));
  }

  /** Opens the game in the state in which the session begins. */
  async begin({ query, damaged }: SessionStart): Promise<void> {
    const { id } = this.law;
    if (damaged !== null) {
      await this.page.goto(NEUTRAL_FILE);
      const keys = [...KNOWN_KEYS, `numeria.${id}.bests`];
      await this.page.evaluate(writeFromOtherTab, [damaged.which, damaged.text, keys] as const);
    }
    await this.open(query);
  }

  /** Takes a step and waits until the page has finished responding. */
  async take({ action, thenMs }: Step): Promise<void> {
    const what = JSON.stringify(action);
    await this.page.evaluate(() => {
      fuzzed.pressed = 'nowhere';
    });
    await inTime(this.do(action), what);
    await inTime(this.settle(Math.max(AT_ONCE_MS, thenMs)), `what followed from ${what}`);
  }

  /** Lets the page's time pass, in milliseconds. */
  async pass(ms: number): Promise<void> {
    await inTime(this.settle(ms), `${ms} ms`);
  }

  /** Undoes anything that would outlive the page. */
  async leave(): Promise<void> {
    await this.setTextSize(USUAL_TEXT_PX);
    await this.devTools.detach();
  }

  /** Reopens the game, from a link. */
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
        const middle = await page.evaluate(getCentre, [action.where, action.which] as const);
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
        // A page notices its new size in its next frame.
        return afterNavigation(page, () => waitForLayout(page));
      case 'tab':
        return setPageHidden(page, action.is === 'hidden');
      case 'graphics':
        return page.evaluate((are) => fuzzed.graphics(are), action.are);
      case 'storage':
        return page.evaluate((is) => fuzzed.storage(is), action.is);
      case 'elsewhere':
        return page.evaluate(writeFromOtherTab, [action.which, action.text, KNOWN_KEYS] as const);
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
        // Before the session's first page there is an empty one, where nothing can be done.
        return this.isOnSite() || page.goForward();
    }
  }

  /** Works like the browser's setting: everything measured in rem grows, including breakpoints. */
  private async setTextSize(sizePx: number): Promise<void> {
    await this.devTools.send('Page.setFontSizes', { fontSizes: { standard: sizePx, fixed: sizePx } });
    await this.page.evaluate(() => dispatchEvent(new Event('resize')));
  }

  private isOnSite(): boolean {
    const url = this.page.url();
    return url.startsWith('http') && !url.endsWith(NEUTRAL_FILE);
  }

  private async answer(which: number): Promise<void> {
    const guessed = await this.page.evaluate(guess, which);
    // One question asks for a number, another one in the same game for a time.
    const after = which % 2 === 0 ? '' : (this.law.typedAfter ?? '');
    if (guessed === 'typed') await this.page.keyboard.type(`${which % MAX_GUESS}${after}`);
    if (guessed !== 'nothing') await this.page.keyboard.press('Enter');
  }

  private async press(x: number, y: number, how: Press): Promise<void> {
    if (how === 'click') return this.page.mouse.click(x, y);
    if (how === 'double') return this.page.mouse.dblclick(x, y);
    // Two simultaneous touches would be a pinch, and single ones become clicks.
    await this.devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /**
   * Waits for loading and drawing, so that no step depends on the speed of this machine, and then
   * lets time pass.
   */
  private async settle(ms: number): Promise<void> {
    if (this.isOnSite()) await afterNavigation(this.page, () => this.wait(ms));
  }

  private async wait(ms: number): Promise<void> {
    const { page, law } = this;
    await page.evaluate(
      `stillTime.waitUntil(() => document.querySelector('h1') !== null && (location.pathname !== '/${law.id}' || document.querySelector('main [role="alert"] h1') !== null || (${String(isOpen)})()), 50)`,
    );
    await page.evaluate(
      `stillTime.waitUntil(() => !document.querySelector('.game-play .stage-area') || document.querySelector('.pause-cover') !== null || fuzzed.lacksGraphics() || (${String(isCanvasReady)})(), 0)`,
    );
    // This includes timers of 0 ms, which the UI kit uses to restore the focus after a dialog.
    await page.evaluate((ms) => stillTime.pass(ms), Math.max(1, ms));
  }
}
