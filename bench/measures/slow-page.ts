import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type PaintFigures, watchPaints } from '../page/paint-watch.ts';
import { startBrowser } from '../stepped-page.ts';

/** A network as it is made slower: milliseconds, and bytes a second. */
export interface Network {
  readonly offline: boolean;
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** So many times slower than this machine: a low-end device. */
export const THROTTLE = 4;
/** The slow network of Lighthouse: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
export const SLOW_NETWORK: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** A page is quiet when it has asked for nothing and computed nothing long for so long. */
const QUIET_MS = 1500;
const POLL_MS = 250;
const MAX_POLLS = 120;
/** What does not come by then comes no more. */
const MAX_WAIT_MS = 30_000;

interface Opening {
  readonly address: string;
  /** Null for a network that takes no time. */
  readonly network: Network | null;
  /** Called with the bytes of each answer, as they came over the network with its headers. */
  readonly onReceived?: (bytes: number) => void;
}

/**
 * Starts a browser that counts only a page's own work. Software that stands in for a graphics card is none of it; nor is that
 * V8 parses whole scripts again to tell who watches the network which line has asked for a file: here it keeps all lines from
 * the first.
 */
export const startSlowBrowser = (): Promise<Browser> =>
  startBrowser('--disable-gpu', '--js-flags=--no-enable-lazy-source-positions');

/** What each page was made slow by: it is quick again once that is taken from it. */
const sessions = new WeakMap<Page, CDPSession>();

/** Opens a page in a fresh context as a first visit on a slow device, watched from its first paint on. */
export async function openSlowly(context: BrowserContext, { address, network, onReceived }: Opening): Promise<Page> {
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
 * What an expression comes to in a page that was opened slowly, if need be later. A page that Playwright asks takes that for
 * a press, opens its sound and fetches it; nobody has pressed anything here. Throws an Error where the expression does.
 */
async function askedOf<Value>(page: Page, expression: string): Promise<Value> {
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

/** What changes in a page is looked at at once; what does not stand in it, such as a figure, so often. */
const LOOK_MS = 100;

/**
 * A number of a page as soon as it has it; not a number where it never comes. No frame is asked for to look: a slow device
 * takes five milliseconds and more for each that it would not have drawn.
 */
export async function onceThere(page: Page, expression: string): Promise<number> {
  const value = await askedOf<number | null>(
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

/** What a page has shown of itself so far. */
export const paintFigures = (page: Page): Promise<PaintFigures> => askedOf(page, 'globalThis.paintFigures');

/** Waits until a page has loaded all it wants and nothing long runs any more. */
export async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let [last, quietMs] = ['', 0];
  for (let poll = 0; poll < MAX_POLLS && quietMs < QUIET_MS; poll++) {
    await page.waitForTimeout(POLL_MS);
    const { largestPaintMs, blockingMs, shift } = await paintFigures(page);
    const files = await askedOf<number>(page, "performance.getEntriesByType('resource').length");
    const now = [largestPaintMs, blockingMs, shift, files].join(' ');
    quietMs = now === last ? quietMs + POLL_MS : 0;
    last = now;
  }
}

/** The worst of some layout shifts, to the thousandth, as browsers' own tools tell it. */
export const roundedShift = (all: readonly PaintFigures[]): number =>
  Math.round(1000 * Math.max(...all.map(({ shift }) => shift))) / 1000;
