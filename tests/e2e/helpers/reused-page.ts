import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from 'playwright/test';
import { waitForHydration } from './hydration';

/** Options of a test that are applied to a reused page. */
type Emulation = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

/** The default text size of browsers in px. The second is that of code. */
export const DEFAULT_TEXT_SIZE = { standard: 16, fixed: 13 } as const;
/**
 * A small file of the site. A page there has the site's origin but does not run any of its scripts.
 */
export const NEUTRAL_FILE = '/pictures/logo/mark-tile.svg';

const refuseClock = (): never => {
  throw new Error('A clock would stay in the reused page: open a context with browser.newContext().');
};

/**
 * A page that a worker reuses for its tests. A new context costs three times as much as the rest of
 * a short test, because a process has to start and parse all scripts again. A test finds nothing
 * from the previous one: no storage, cookies, script caches, locks, history, other tabs, routes or
 * init scripts. Only listeners that a test has added to the page itself remain. `page.clock` throws,
 * because it cannot be removed and would stop the timers of every later tab (frozen-time.ts replaces
 * it, and is cheaper).
 */
class ReusedPage {
  readonly page: Page;
  private readonly devTools: CDPSession;
  private readonly scripts: { dispose(): Promise<void> }[] = [];

  private constructor(page: Page, devTools: CDPSession) {
    this.page = page;
    this.devTools = devTools;
    this.collectScripts(page);
    this.collectScripts(page.context());
    const { clock } = page.context();
    clock.install = clock.pauseAt = clock.setFixedTime = clock.setSystemTime = refuseClock;
  }

  /** A page in its own context, created with the options of the first test that needs it. */
  static async open(browser: Browser): Promise<ReusedPage> {
    const page = await waitForHydration(await browser.newContext()).newPage();
    return new ReusedPage(page, await page.context().newCDPSession(page));
  }

  /** Makes the page like new, on a neutral file of the site. */
  async clean({ viewport, ...media }: Emulation): Promise<void> {
    const { page, devTools } = this;
    await page.goto(NEUTRAL_FILE);
    const { origin } = new URL(page.url());
    await page.evaluate(() => sessionStorage.clear());
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devTools.send('Page.resetNavigationHistory');
    await page.context().clearCookies();
    await page.emulateMedia(media);
    await devTools.send('Page.setFontSizes', { fontSizes: DEFAULT_TEXT_SIZE });
    await page.mouse.move(-1, -1);
    if (viewport) await page.setViewportSize(viewport);
  }

  /**
   * Removes everything that a test has added to the page, and closes other tabs that it has opened.
   */
  async clear(): Promise<void> {
    const context = this.page.context();
    for (const other of context.pages()) if (other !== this.page) await other.close();
    for (const script of this.scripts.splice(0)) await script.dispose();
    await this.page.unrouteAll();
    await context.unrouteAll();
    await context.setOffline(false);
  }

  /** Tracks init scripts in order to remove them again. */
  private collectScripts(owner: Page | BrowserContext): void {
    const addInitScript = owner.addInitScript.bind(owner);
    owner.addInitScript = async (...given) => {
      const script = await addInitScript(...given);
      this.scripts.push(script);
      return script;
    };
  }
}

/** The pages of a worker. */
export class ReusedPages {
  private readonly browser: Browser;
  private readonly pages = new Map<string, ReusedPage>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /**
   * The page for tests with contexts of one kind, which differ only in settings that `clean`
   * resets.
   */
  async of(kind: string): Promise<ReusedPage> {
    const stored = this.pages.get(kind) ?? (await ReusedPage.open(this.browser));
    this.pages.set(kind, stored);
    return stored;
  }
}
