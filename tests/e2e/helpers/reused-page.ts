import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from 'playwright/test';
import { patient } from './sent-pages';

/** What is done to a page between two tests, which a new page has not seen either. */
type Emulation = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

/** The size of text, in px, that browsers begin with; the second is that of code. */
export const USUAL_TEXT = { standard: 16, fixed: 13 } as const;
/** A small file of the site: a page there is at home on the site's origin, and runs nothing of it. */
const THRESHOLD = '/pictures/logo/mark-tile.svg';

/**
 * A page that a worker uses for one test after another: a new context costs three times as much as all else that a short
 * test does, since its process has to be started and reads all scripts anew. The next test finds nothing of the one
 * before: no storage, cookies, caches of scripts, locks, history, other tabs, routes, or scripts that run before the page's
 * own. Only listeners stay that a test has put on the page itself; and `page.clock` must not be used, since nothing takes it
 * off again (still-time.ts does what it does, and more cheaply).
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
  }

  /** A page in a context of its own, made with the options of the test that asks for it first. */
  static async open(browser: Browser): Promise<ReusedPage> {
    const page = await patient(await browser.newContext()).newPage();
    return new ReusedPage(page, await page.context().newCDPSession(page));
  }

  /** Makes the page as new, on the threshold of the site. */
  async clean({ viewport, ...media }: Emulation): Promise<void> {
    const { page, devTools } = this;
    await page.goto(THRESHOLD);
    const { origin } = new URL(page.url());
    await page.evaluate(() => sessionStorage.clear());
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devTools.send('Page.resetNavigationHistory');
    await page.context().clearCookies();
    await page.emulateMedia(media);
    await devTools.send('Page.setFontSizes', { fontSizes: USUAL_TEXT });
    await page.mouse.move(-1, -1);
    if (viewport) await page.setViewportSize(viewport);
  }

  /** Takes away what a test has put on the page, and closes what it has opened beside it. */
  async clear(): Promise<void> {
    const context = this.page.context();
    for (const other of context.pages()) if (other !== this.page) await other.close();
    for (const script of this.scripts.splice(0)) await script.dispose();
    await this.page.unrouteAll();
    await context.unrouteAll();
    await context.setOffline(false);
  }

  /** Remembers the scripts that are put before those of the page, to take them away again. */
  private collectScripts(owner: Page | BrowserContext): void {
    const addInitScript = owner.addInitScript.bind(owner);
    owner.addInitScript = async (...given) => {
      const script = await addInitScript(...given);
      this.scripts.push(script);
      return script;
    };
  }
}

/** The pages that a worker keeps. */
export class ReusedPages {
  private readonly browser: Browser;
  private readonly pages = new Map<string, ReusedPage>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** The page for tests whose contexts are of one kind: nothing but what `clean` undoes may differ between them. */
  async of(kind: string): Promise<ReusedPage> {
    const stored = this.pages.get(kind) ?? (await ReusedPage.open(this.browser));
    this.pages.set(kind, stored);
    return stored;
  }
}
