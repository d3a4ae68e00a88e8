import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type PaintMetrics, watchPaints } from '../page/paint-watch.ts';
import { startBrowser } from '../stepped-page.ts';

/** A throttled network: milliseconds, and bytes per second. */
export interface Network {
  readonly offline: boolean;
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** CPU slowdown factor relative to this machine, for a low-end device. */
export const THROTTLE = 4;
/** The slow network of Lighthouse: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
export const SLOW_NETWORK: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** A page is quiet after this long without a request or a long task. */
const QUIET_MS = 1500;
const POLL_MS = 250;
const MAX_POLLS = 120;
/** The maximum time to wait. */
const MAX_WAIT_MS = 30_000;

interface Opening {
  readonly address: string;
  /** Null turns throttling off. */
  readonly network: Network | null;
  /** Called with the size of each response as transferred, including headers. */
  readonly onReceived?: (bytes: number) => void;
}

/**
 * Starts a browser in which only a page's own work counts. That excludes software rendering, and
 * V8's reparsing of whole scripts to report to network observers which line made a request: here V8
 * records all line numbers from the start.
 */
export const startSlowBrowser = (): Promise<Browser> =>
  startBrowser('--disable-gpu', '--js-flags=--no-enable-lazy-source-positions');

/** The throttling session of each page, which ends with it. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Opens a page in a fresh context, as a first visit on a slow device, and observes it from its
 * first paint on.
 */
export async function openThrottledPage(
  context: BrowserContext,
  { address, network, onReceived }: Opening,
): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => onReceived?.(encodedDataLength));
  if (network !== null) await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.addInitScript(watchPaints);
  sessions.set(page, cdp);
  await page.goto(address);
  return page;
}

/**
 * Evaluates an expression in a page opened by `openThrottledPage`. Playwright's own evaluate counts as a
 * user gesture, which would unlock and load sound. Throws an Error if the expression throws.
 */
async function evaluateQuietly<Value>(page: Page, expression: string): Promise<Value> {
  const cdp = sessions.get(page);
  if (cdp === undefined) throw new Error(`${page.url()} was not opened slowly.`);
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(`${exceptionDetails.text} ${expression}`);
  return result.value;
}

/** The interval for checking a value that is not in the DOM; DOM changes are checked immediately. */
const LOOK_MS = 100;

/**
 * A number from a page as soon as it exists, or NaN if it never does. Looking for it does not
 * request a frame: on a slow device each extra frame takes five milliseconds or more.
 */
export async function waitForNumber(page: Page, expression: string): Promise<number> {
  const value = await evaluateQuietly<number | null>(
    page,
    `(async () => {
      while (performance.now() < ${MAX_WAIT_MS}) {
        const value = ${expression};
        if (typeof value === 'number') return value;
        await new Promise((resolve) => {
          const changes = new MutationObserver(look);
          const waiting = setTimeout(look, ${LOOK_MS});
          function look() {
            changes.disconnect();
            clearTimeout(waiting);
            resolve();
          }
          changes.observe(document, { subtree: true, childList: true });
        });
      }
      return null;
    })()`,
  );
  return value ?? Number.NaN;
}

/** The page's paint metrics so far. */
export const readPaintMetrics = (page: Page): Promise<PaintMetrics> => evaluateQuietly(page, 'globalThis.paintFigures');

/** Waits until a page has loaded everything and long tasks have ended. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let [last, quietMs] = ['', 0];
  for (let poll = 0; poll < MAX_POLLS && quietMs < QUIET_MS; poll++) {
    await page.waitForTimeout(POLL_MS);
    const { largestPaintMs, blockingMs, shift } = await readPaintMetrics(page);
    const files = await evaluateQuietly<number>(page, "performance.getEntriesByType('resource').length");
    const now = [largestPaintMs, blockingMs, shift, files].join(' ');
    quietMs = now === last ? quietMs + POLL_MS : 0;
    last = now;
  }
}

/** The worst of several layout shifts, rounded to three decimals as in the browsers' own tools. */
export const maxLayoutShift = (all: readonly PaintMetrics[]): number =>
  Math.round(1000 * Math.max(...all.map(({ shift }) => shift))) / 1000;
