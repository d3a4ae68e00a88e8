import { type BrowserContext, test as base, type ConsoleMessage, type Request, type WebError } from 'playwright/test';
import { watchTextNodes } from '../../helpers/text-nodes';
import { ReusedPages } from './reused-page';
import { skipDrawing } from './skip-drawing';
import { faultsOf } from './troubles';

export { expect } from 'playwright/test';

/*
 * How a test stays cheap, since there are hundreds of them on two slow cores:
 *
 * - Whatever is pure logic is proven in tests/machines, and what one component does in tests/screens; here stands only what
 *   takes a browser: the way from the menu to each ending, focus, storage, tabs, sizes, colours, pictures.
 * - One walk proves what can be seen on one way: a test of its own costs half a second before its first line, and each
 *   further round many seconds. Steps and soft expectations say which part failed.
 * - The page stands still (GamePage.openFrozen), and is waited for in the page itself (passUntil), not from outside.
 *   `speed=` makes long stretches of game time short: a step is a frame of 50 ms, whatever game time passes in it.
 * - Nothing is painted, unless `drawing` says so, and all tests of a worker use one page (reused-page.ts). A test that needs
 *   a context which nobody has used opens one by `browser.newContext()`, and has its troubles watched.
 */

/** What a test expects to be said on the console, because it is about just that. */
interface PageErrors {
  /** Lets this be said, but for what the site's own policy forbids: that stays a trouble. */
  allow(message: RegExp): void;
  /** Lets just this be said, and fails where it is not. */
  demand(message: RegExp): void;
  /** Watches a context that the test has opened by itself. */
  watch(context: BrowserContext): void;
}

/**
 * How much of the picture a test needs. `skipped`: the scene runs and talks to WebGL as ever, but nothing is painted,
 * which without a graphics card is nearly all that it costs.
 */
type Drawing = 'real' | 'skipped';

interface Fixtures {
  readonly drawing: Drawing;
  readonly errors: PageErrors;
  readonly unpainted: void;
}

/**
 * Every test fails at the end if any page of it broke, complained on the console, did what the policy of the site forbids
 * (scripts/site/headers.ts), or asked another host for anything.
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
      // What it reports on the console is a fault of the page.
      await context.addInitScript(`(${String(watchTextNodes)})((fault) => console.error(fault))`);
      await use({
        allow: (message) => void allowed.push(message),
        demand: (message) => void demanded.push(message),
        watch,
      });
      context.off('weberror', onError).off('console', onConsole).off('request', onRequest);
      const faults = faultsOf(errors, { allowed, demanded });
      if (faults.length > 0) throw new Error(`The pages had troubles:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Without a graphics card the driver complains of what reading the picture costs, which is nothing of the page. */
const OF_THE_DRIVER = /GL Driver Message \(OpenGL, Performance,/;

/** The browser looks by itself for the icon of what names none, such as a text file. */
const OF_THE_BROWSER = /\/favicon\.ico$/;

/** Most tests are about the site without its service worker, which Playwright refuses for them. */
const OF_THE_TEST = /^Service Worker registration blocked by Playwright$/;

/** What watches the text of pages has no way into an email, whose frame runs no scripts. */
const OF_THE_WATCH = /^Blocked script execution in '\S+\/message' because the document's frame is sandboxed/;

const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning', 'assert'].includes(message.type()) &&
  !OF_THE_DRIVER.test(message.text()) &&
  !OF_THE_TEST.test(message.text()) &&
  !OF_THE_WATCH.test(message.text()) &&
  !OF_THE_BROWSER.test(message.location().url);
