import type { Browser, Page } from 'playwright';
import { PAGES } from '../../scripts/site/pages.ts';
import { type BenchGame, GAMES } from '../games.ts';
import { writeStorage } from '../page/harness.ts';
import type { Measurement } from '../report.ts';
import { startBrowser, VIEWPORT } from '../stepped-page.ts';

/**
 * Enough time for everything that a page starts with: fonts, images, short animations, a menu's demo, and the hero, who
 * looks around until it yawns.
 */
const SETTLING_MS = 22_000;
const WATCHED_MS = 4000;
const SECOND_MS = 1000;
/**
 * The maximum number of stretches, of which the best counts, and a result good enough to stop at.
 */
const STRETCHES = 3;
const GOOD_GPU_MS = 5;
/** The trace event of a frame that is displayed on the screen. */
const FRAME_EVENT = 'Display::DrawAndSwap';

/** Counts the animation frames that a page requests in `framesSeen`; runs in the page. */
function countFrames(): void {
  const ask = globalThis.requestAnimationFrame;
  let frames = 0;
  Object.assign(globalThis, {
    framesSeen: () => frames,
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      ask((nowMs) => {
        frames += 1;
        draw(nowMs);
      }),
  });
}

const framesSeen = (page: Page): Promise<number> => page.evaluate('globalThis.framesSeen()');

/** Opens a page in its own browser and waits until everything that the page starts with is over. */
async function settled(browser: Browser, address: string, stored: BenchGame['stored'] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
  await page.addInitScript(writeStorage, stored);
  await page.addInitScript(countFrames);
  await page.goto(address);
  await page.waitForTimeout(SETTLING_MS);
  return page;
}

/** Frames per second that the browser displays on the screen. */
async function picturesEachSecond(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  let pictures = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    pictures += value.filter((event) => 'name' in event && event['name'] === FRAME_EVENT).length;
  });
  const traceConfig = { includedCategories: ['viz'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return (SECOND_MS * pictures) / WATCHED_MS;
}

/** How many milliseconds per second the GPU process is busy. */
async function gpuEachSecond(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return SECOND_MS * (processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN);
  };
  let best = Number.POSITIVE_INFINITY;
  for (let stretch = 0; stretch < STRETCHES && best > GOOD_GPU_MS; stretch++) {
    const before = await spent();
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    best = Math.min(best, (SECOND_MS * ((await spent()) - before)) / WATCHED_MS);
  }
  await session.detach();
  return best;
}

/** The home page, a hub, and a game's menu. */
const pathsAtRest = (): readonly string[] => [
  '/',
  PAGES.find(({ kind }) => kind === 'hub')?.path ?? '/',
  ...GAMES.slice(0, 1).map(({ address }) => new URL(address, 'http://localhost').pathname),
];

/** The cost of idle pages. */
export async function measureIdlePages(origin: string): Promise<readonly Measurement[]> {
  const figures: Measurement[] = [];
  for (const path of pathsAtRest()) {
    const browser = await startBrowser();
    try {
      await settled(browser, origin + path);
      // Before tracing, which also takes GPU process time.
      const gpuMs = await gpuEachSecond(browser);
      figures.push(
        { name: 'GPU process a second at rest', of: path, value: gpuMs, unit: 'milliseconds' },
        { name: 'frames a second at rest', of: path, value: await picturesEachSecond(browser), unit: 'count' },
      );
    } finally {
      await browser.close();
    }
  }
  return figures;
}

/** Frames that a round requests while the player thinks, without a time limit. */
export async function measureIdleRound(
  origin: string,
  { address, stored }: BenchGame,
): Promise<readonly Measurement[]> {
  const browser = await startBrowser();
  try {
    // Without a time limit, because a timed round could already be over.
    const page = await settled(browser, `${origin}${address}&seed=7&start&mute&time=none`, stored);
    await page.locator('main canvas').waitFor();
    const before = await framesSeen(page);
    await page.waitForTimeout(WATCHED_MS);
    const value = (SECOND_MS * ((await framesSeen(page)) - before)) / WATCHED_MS;
    return [{ name: 'frames a second at rest', value, unit: 'count' }];
  } finally {
    await browser.close();
  }
}
