import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { createBackendMetaTag, type MountedBackend } from '../backend/mount.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../scripts/browser.ts';
import { createSiteServer } from '../scripts/serve.ts';
import type { ProfileNode } from './cost-sites.ts';
import type { BenchGame } from './games.ts';
import { installCounters } from './page/counters.ts';
import { type Counts, writeStorage } from './page/harness.ts';
import { installVirtualClock } from './page/virtual-clock.ts';

/** The viewport of every measurement: a tablet in landscape. */
export const VIEWPORT = { width: 1280, height: 800 } as const;
/** A viewport and its device pixel ratio. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
}
/** An answer is given every second. */
export const ANSWER_FRAMES = 60;
/**
 * More steps than any canvas takes to load. Each step waits a little for the browser's background
 * work.
 */
const MAX_LOADING_STEPS = 600;
const LOADING_STEP_MS = 16;
/** The sampling interval of allocations, in bytes. */
const SAMPLING_INTERVAL = 512;

/** Makes pages look as they do on a site with accounts; these tests do not sign in. */
const ACCOUNTS: MountedBackend = {
  head: createBackendMetaTag({ publishableKey: 'bench', smtpHost: null }),
  handles: () => false,
  answer: (_, response) => void response.writeHead(404).end(),
};

/** Serves a built site on a free port on this machine. */
export async function serveFolder(folder: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createSiteServer(folder, ACCOUNTS).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site is not served on a port.');
  return { origin: `http://localhost:${address.port}`, close: () => void server.close() };
}

/**
 * V8 keeps compiling for as long as a page runs, which takes up to 200 KB a minute and is not a
 * leak. So growth and leftovers are measured in a browser with JIT disabled.
 */
export const NO_COMPILATION = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Starts the project's Chromium, with the browser's own network requests turned off. */
export const startBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS, ...more] });

/** The URL of a round, with the parameters of the changed source. */
export const getRoundUrl = ({ address }: BenchGame, things: number): string =>
  `${address}&seed=7&start&mute&things=${things}`;

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a page's canvas; zero if there is none. */
export const getCanvasSize = (page: Page): Promise<CanvasSize> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    return { width: canvas?.width ?? 0, height: canvas?.height ?? 0 };
  });

interface Cards extends CanvasSize {
  readonly things: number;
  readonly pace: number;
}

/**
 * The URL of the page that games are compared with: this many cards in plain Pixi, on a canvas of
 * this size.
 */
export const getReferenceUrl = (origin: string, { width, height, things, pace }: Cards): string =>
  `${origin}/?width=${width}&height=${height}&things=${things}&pace=${pace}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Opening {
  readonly browser: Browser;
  readonly address: string;
  readonly game: BenchGame;
  readonly screen?: Screen;
}

/** A page on a virtual clock, which advances only when it is stepped. */
export class SteppedPage {
  readonly page: Page;
  private readonly cdp: CDPSession;
  private readonly browser: Browser;
  private readonly faults: string[] = [];

  private constructor(page: Page, cdp: CDPSession, browser: Browser) {
    this.page = page;
    this.cdp = cdp;
    this.browser = browser;
    page.on('pageerror', (error) => this.faults.push(error.stack ?? String(error)));
  }

  static async open({ browser, address, game, screen }: Opening): Promise<SteppedPage> {
    const page = await browser.newPage({ viewport: VIEWPORT, ...screen, serviceWorkers: 'block' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${String(installCounters)})(); (${String(installVirtualClock)})(${String(game.answer)});`,
    });
    await page.addInitScript(writeStorage, game.stored);
    const stepped = new SteppedPage(page, cdp, browser);
    await page.goto(address);
    return stepped;
  }

  /** Runs this many frames, with an answer every second if `answers` is set. */
  async step(frames: number, answers = false): Promise<void> {
    await this.page.evaluate(([count, every]) => bench.step(count, every), [
      frames,
      answers ? ANSWER_FRAMES : 0,
    ] as const);
    if (this.faults.length > 0) throw new Error(`The page threw: ${this.faults.join('\n')}`);
  }

  /** Steps slowly until the page is ready. Throws an Error that says what it was waiting for. */
  async stepUntil(isReady: () => boolean | Promise<boolean>, what: string): Promise<void> {
    for (let step = 0; step < MAX_LOADING_STEPS; step++) {
      await this.step(1);
      if (await isReady()) return;
      await pause(LOADING_STEP_MS);
    }
    throw new Error(`${this.page.url()} did not get to this: ${what}.`);
  }

  /** Waits until a round is being played and its canvas has been drawn. */
  async untilPlaying({ playing }: BenchGame): Promise<void> {
    await this.stepUntil(
      () =>
        this.page.evaluate(
          (states) =>
            states.some((one) => document.querySelector<HTMLElement>('main')?.dataset['state']?.startsWith(one)) &&
            bench.counts.drawCalls > 0,
          playing,
        ),
      `${playing.join(' or ')}, drawn`,
    );
  }

  /** Turns painting on. The earlier measures run without it because they are faster and unaffected. */
  async paint(): Promise<void> {
    await this.page.evaluate(() => bench.paint());
  }

  async state(): Promise<string> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '');
  }

  /** Counts what happens while `run` is running. */
  async counted(run: () => Promise<void>): Promise<Counts> {
    await this.page.evaluate(() => bench.reset());
    await run();
    return this.page.evaluate(() => ({ ...bench.counts }));
  }

  /** The allocations while `run` is running: all of them, or only those still alive at the end. */
  async allocated(run: () => Promise<void>, which: 'all' | 'alive'): Promise<ProfileNode> {
    await this.cdp.send('HeapProfiler.startSampling', {
      samplingInterval: SAMPLING_INTERVAL,
      includeObjectsCollectedByMajorGC: which === 'all',
      includeObjectsCollectedByMinorGC: which === 'all',
    });
    await run();
    if (which === 'alive') await this.cdp.send('HeapProfiler.collectGarbage');
    return (await this.cdp.send('HeapProfiler.stopSampling')).profile.head;
  }

  /**
   * Computing time of the page's main thread and the GPU process until `run` has finished and its
   * frames are drawn, in milliseconds.
   */
  async timed(run: () => Promise<void>): Promise<{ readonly threadMs: number; readonly gpuMs: number }> {
    await this.page.evaluate(() => bench.finishDrawing());
    const [threadBefore, gpuBefore] = [await this.threadMs(), await this.gpuMs()];
    await run();
    const threadMs = (await this.threadMs()) - threadBefore;
    await this.page.evaluate(() => bench.finishDrawing());
    return { threadMs, gpuMs: (await this.gpuMs()) - gpuBefore };
  }

  /** The live heap after a forced collection, in bytes, and the number of live DOM nodes. */
  async alive(): Promise<{ readonly heapBytes: number; readonly nodes: number }> {
    // The first collection runs finalisers, the second frees the objects that they held.
    await this.cdp.send('HeapProfiler.collectGarbage');
    await this.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.cdp.send('Runtime.getHeapUsage');
    const { nodes } = await this.cdp.send('Memory.getDOMCounters');
    return { heapBytes: usedSize, nodes };
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  private async threadMs(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  private async gpuMs(): Promise<number> {
    const session = await this.browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return 1000 * (processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN);
  }
}
