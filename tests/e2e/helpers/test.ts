import { type BrowserContext, test as base, type ConsoleMessage, type Request, type WebError } from 'playwright/test';
import { watchTextNodes } from '../../helpers/text-nodes';
import { findUnexpectedErrors } from './page-errors';
import { ReusedPages } from './reused-page';
import { skipDrawing } from './skip-drawing';

export { expect } from 'playwright/test';

/*
 * Hundreds of these tests run on two slow cores, so please keep them cheap:
 *
 * - Test pure logic in tests/machines and single components in tests/screens. This folder is for
 *   tests that need a browser: the path from the menu to each ending, focus, storage, tabs, sizes,
 *   colours and images.
 * - Let one walk check everything that is visible along its path. Another test costs half a second
 *   before its first line, and each further round many seconds. Steps and soft expectations show
 *   which part failed.
 * - Freeze time (GamePage.openFrozen), and await conditions in the page itself (passUntil), not from
 *   outside. `speed=` shortens long stretches of game time, because a step is a frame of 50 ms, no
 *   matter how much game time passes in it.
 * - Nothing is painted unless `drawing` requests it, and all tests of a worker reuse one page
 *   (reused-page.ts). If a test needs a fresh context, open one with `browser.newContext()` and
 *   have its errors watched.
 */

/** The console messages that a test expects. */
interface PageErrors {
  /**
   * Allows this message, unless the site's own content security policy caused it, which is always
   * an error.
   */
  allow(message: RegExp): void;
  /** Requires exactly this message. */
  demand(message: RegExp): void;
  /** Watches a context that the test has opened itself. */
  watch(context: BrowserContext): void;
}

/**
 * How much of the canvas a test needs. With `skipped`, scenes run as usual but nothing is painted,
 * because without a graphics card painting is nearly all of their cost.
 */
type Drawing = 'real' | 'skipped';

interface Fixtures {
  readonly drawing: Drawing;
  readonly errors: PageErrors;
  readonly unpainted: void;
}

/**
 * Every test fails at the end if any of its pages threw an error, logged one to the console,
 * violated the content security policy (scripts/site/headers.ts), or contacted another host.
 */
export const test = base.extend<Fixtures, { readonly reusedPages: ReusedPages }>({
  drawing: ['skipped', { option: true }],
  reusedPages: [async ({ browser }, use) => use(new ReusedPages(browser)), { scope: 'worker' }],
  context: async (
    { reusedPages, viewport, colorScheme, reducedMotion, hasTouch, isMobile, locale, permissions },
    lend,
  ) => {
    const stored = await reusedPages.of(JSON.stringify([hasTouch, isMobile, locale, permissions]));
    await stored.clean({ viewport, colorScheme, reducedMotion });
    await lend(stored.page.context());
    await stored.clear();
  },
  page: async ({ context }, lend) => lend(context.pages()[0] ?? (await context.newPage())),
  unpainted: [
    async ({ context, drawing }, use) => {
      if (drawing === 'skipped') await context.addInitScript(skipDrawing);
      await use();
    },
    { auto: true },
  ],
  errors: [
    async ({ context, baseURL }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      const demanded: RegExp[] = [];
      const { host } = new URL(baseURL ?? '');
      const onError = (error: WebError) => void errors.push(`Error: ${error.error().stack ?? String(error.error())}`);
      const onConsole = (message: ConsoleMessage) => {
        if (isComplaint(message)) errors.push(`Console: ${message.text()} (${message.location().url})`);
      };
      const onRequest = (request: Request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.host !== host) errors.push(`Request: ${request.url()}`);
      };
      const watch = (watched: BrowserContext) =>
        void watched.on('weberror', onError).on('console', onConsole).on('request', onRequest);
      watch(context);
      // Anything that it logs to the console is a fault of the page.
      await context.addInitScript(`(${String(watchTextNodes)})((fault) => console.error(fault))`);
      await use({
        allow: (message) => void allowed.push(message),
        demand: (message) => void demanded.push(message),
        watch,
      });
      context.off('weberror', onError).off('console', onConsole).off('request', onRequest);
      const faults = findUnexpectedErrors(errors, { allowed, demanded });
      if (faults.length > 0) throw new Error(`The pages had errors:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Without a graphics card, the driver complains about the cost of reading the canvas. */
const OF_THE_DRIVER = /GL Driver Message \(OpenGL, Performance,/;

/** The browser requests an icon for documents without one, such as a text file. */
const OF_THE_BROWSER = /\/favicon\.ico$/;

/** Most tests are about the site without its service worker, which Playwright blocks for them. */
const OF_THE_TEST = /^Service Worker registration blocked by Playwright$/;

/** The check for text nodes cannot run in an email's frame, which does not allow scripts. */
const OF_THE_WATCH = /^Blocked script execution in '\S+\/message' because the document's frame is sandboxed/;

const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning', 'assert'].includes(message.type()) &&
  !OF_THE_DRIVER.test(message.text()) &&
  !OF_THE_TEST.test(message.text()) &&
  !OF_THE_WATCH.test(message.text()) &&
  !OF_THE_BROWSER.test(message.location().url);
