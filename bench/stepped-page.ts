import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { type Mount, metaElement } from '../backend/mount.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../scripts/browser.ts';
import { siteServer } from '../scripts/serve.ts';
import type { ProfileNode } from './blame.ts';
import type { BenchGame } from './games.ts';
import { installCounters } from './page/counters.ts';
import { type Counts, remember } from './page/harness.ts';
import { installVirtualClock } from './page/virtual-clock.ts';

/** The window of every measurement: a tablet on its side. */
export const VIEWPORT = { width: 1280, height: 800 } as const;
/** A window, and how many pixels of its screen there are for each of its own. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
}
/** An answer is given every second. */
export const ANSWER_FRAMES = 60;
/** No picture takes this many steps to load; each waits a little for what the browser does in the background. */
const MAX_LOADING_STEPS = 600;
const LOADING_STEP_MS = 16;
/** Allocation is sampled this finely, in bytes. */
const SAMPLING_INTERVAL = 512;

/** Pages show themselves as where accounts are kept; nobody signs in here. */
const ACCOUNTS: Mount = {
  head: metaElement({ publishableKey: 'bench', smtpHost: null }),
  owns: () => false,
  answer: (_, response) => void response.writeHead(404).end(),
};

/** Serves a built site on a free port of this machine. */
export async function served(folder: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = siteServer(folder, ACCOUNTS).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site is not served on a port.');
  return { origin: `http://localhost:${address.port}`, close: () => void server.close() };
}

/**
 * V8 goes on compiling for as long as a page runs, by its own lights and by up to 200 KB a minute: that is no leak. So what
 * grows and what is left behind is watched in a browser that does not compile.
 */
export const UNCOMPILED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Starts the Chromium of the project, its network asked for nothing. */
export const startBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS, ...more] });

/** The address of a round, with what the changed source reads. */
export const roundAddress = ({ address }: BenchGame, things: number): string =>
  `${address}&seed=7&start&mute&things=${things}`;

/** How many pixels a canvas has. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** The size of the canvas of a page; zero where it has none. */
export const canvasSizeOf = (page: Page): Promise<CanvasSize> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    return { width: canvas?.width ?? 0, height: canvas?.height ?? 0 };
  });

interface Cards extends CanvasSize {
  readonly things: number;
  readonly pace: number;
}

/** The address of the page that games are measured against: so many cards in bare Pixi, on a canvas of this size. */
export const bareAddress = (origin: string, { width, height, things, pace }: Cards): string =>
  `${origin}/?width=${width}&height=${height}&things=${things}&pace=${pace}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the page is opened with. */
interface Opening {
  readonly browser: Browser;
  readonly address: string;
  readonly game: BenchGame;
  readonly screen?: Screen;
}

/** A page on a virtual clock, which moves only when it is stepped. */
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
    await page.addInitScript(remember, game.stored);
    const stepped = new SteppedPage(page, cdp, browser);
    await page.goto(address);
    return stepped;
  }

  /** Runs so many frames, with an answer every second if `answers`. */
  async step(frames: number, answers = false): Promise<void> {
    await this.page.evaluate(([count, every]) => bench.step(count, every), [
      frames,
      answers ? ANSWER_FRAMES : 0,
    ] as const);
    if (this.faults.length > 0) throw new Error(`The page broke: ${this.faults.join('\n')}`);
  }

  /** Steps slowly until the page is as it is wanted; throws an Error that says what was waited for. */
  async stepUntil(isReady: () => boolean | Promise<boolean>, what: string): Promise<void> {
    for (let step = 0; step < MAX_LOADING_STEPS; step++) {
      await this.step(1);
      if (await isReady()) return;
      await pause(LOADING_STEP_MS);
    }
    throw new Error(`${this.page.url()} did not come to this: ${what}.`);
  }

  /** Waits until a round is played and its picture is there. */
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

  /** From now on the page is painted as well; what is counted and allocated is the same without, and quicker. */
  async paint(): Promise<void> {
    await this.page.evaluate(() => bench.paint());
  }

  async state(): Promise<string> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '');
  }

  /** What was counted while `run` ran. */
  async counted(run: () => Promise<void>): Promise<Counts> {
    await this.page.evaluate(() => bench.reset());
    await run();
    return this.page.evaluate(() => ({ ...bench.counts }));
  }

  /** What was allocated while `run` ran: all of it, or only what is still alive at its end. */
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

  /** How long the main thread of the page and the GPU process computed while `run` ran and was drawn, in milliseconds. */
  async timed(run: () => Promise<void>): Promise<{ readonly threadMs: number; readonly gpuMs: number }> {
    await this.page.evaluate(() => bench.finishDrawing());
    const [threadBefore, gpuBefore] = [await this.threadMs(), await this.gpuMs()];
    await run();
    const threadMs = (await this.threadMs()) - threadBefore;
    await this.page.evaluate(() => bench.finishDrawing());
    return { threadMs, gpuMs: (await this.gpuMs()) - gpuBefore };
  }

  /** The live heap after a forced collection, in bytes, and the DOM nodes that are alive. */
  async alive(): Promise<{ readonly heapBytes: number; readonly nodes: number }> {
    // The first finds what is to be finalised, the second what that had kept.
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
