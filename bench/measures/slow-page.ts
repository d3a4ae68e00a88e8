import type { BrowserContext, Page } from 'playwright';
import { type PaintFigures, watchPaints } from '../page/paint-watch.ts';

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

interface Opening {
  readonly address: string;
  /** Null for a network that takes no time. */
  readonly network: Network | null;
  /** Called with the bytes of each answer, as they came over the network with its headers. */
  readonly onReceived?: (bytes: number) => void;
}

/** Opens a page in a fresh context as a first visit on a slow device, watched from its first paint on. */
export async function openSlowly(context: BrowserContext, { address, network, onReceived }: Opening): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => onReceived?.(encodedDataLength));
  if (network !== null) await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.addInitScript(watchPaints);
  await page.goto(address);
  return page;
}

/** What a page has shown of itself so far. */
export const paintFigures = (page: Page): Promise<PaintFigures> => page.evaluate('globalThis.paintFigures');

/** Waits until a page has loaded all it wants and nothing long runs any more. */
export async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let [last, quietMs] = ['', 0];
  for (let poll = 0; poll < MAX_POLLS && quietMs < QUIET_MS; poll++) {
    await page.waitForTimeout(POLL_MS);
    const { largestPaintMs, blockingMs, shift } = await paintFigures(page);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const now = [largestPaintMs, blockingMs, shift, files].join(' ');
    quietMs = now === last ? quietMs + POLL_MS : 0;
    last = now;
  }
}

/** The worst of some layout shifts, to the thousandth, as browsers' own tools tell it. */
export const roundedShift = (all: readonly PaintFigures[]): number =>
  Math.round(1000 * Math.max(...all.map(({ shift }) => shift))) / 1000;
