import type { Browser } from 'playwright';
import { type LocateFrame, topCostSites } from '../cost-sites.ts';
import { type BenchGame, isPlayed } from '../games.ts';
import type { Figure } from '../report.ts';
import { roundAddress, SteppedPage } from '../stepped-page.ts';

const FRAMES_PER_MINUTE = 60 * 60;
/** Enough time for everything that is created only once to exist, and for the live heap to be almost complete. */
const SETTLED_MINUTES = { live: 2, growth: 4 } as const;
const WATCHED_MINUTES = 3;
const SITES = 8;

async function settled(browser: Browser, origin: string, game: BenchGame, minutes: number): Promise<SteppedPage> {
  const address = origin + roundAddress(game, game.things[0]);
  const page = await SteppedPage.open({ browser, address, game });
  await page.untilPlaying(game);
  await page.step(minutes * FRAMES_PER_MINUTE, true);
  return page;
}

/** The heap of an empty page: the browser's own objects and the harness. */
async function emptyBytes(browser: Browser, origin: string, game: BenchGame): Promise<number> {
  const page = await SteppedPage.open({ browser, address: `${origin}/robots.txt`, game });
  await page.step(1);
  const { heapBytes } = await page.alive();
  await page.close();
  return heapBytes;
}

/** The live heap in excess of that of an empty page. */
export async function measureLiveHeap(browser: Browser, origin: string, game: BenchGame): Promise<readonly Figure[]> {
  const empty = await emptyBytes(browser, origin, game);
  const page = await settled(browser, origin, game, SETTLED_MINUTES.live);
  const { heapBytes } = await page.alive();
  await page.close();
  return [{ name: 'live heap', value: heapBytes - empty, unit: 'bytes' }];
}

interface Watched {
  readonly browser: Browser;
  readonly origin: string;
  readonly game: BenchGame;
  readonly locate: LocateFrame;
}

/** The growth of the live heap during a round, in a browser with JIT disabled. */
export async function measureHeapGrowth({ browser, origin, game, locate }: Watched): Promise<readonly Figure[]> {
  const page = await settled(browser, origin, game, SETTLED_MINUTES.growth);
  const before = await page.alive();
  const made = await page.allocated(() => page.step(WATCHED_MINUTES * FRAMES_PER_MINUTE, true), 'alive');
  const after = await page.alive();
  const state = await page.state();
  if (!isPlayed(game, state)) throw new Error(`The round ended before it was measured: ${state}.`);
  await page.close();
  const growth = after.heapBytes - before.heapBytes;
  const sites = topCostSites(made, locate, SITES);
  return [{ name: `heap growth in ${WATCHED_MINUTES} minutes`, value: growth, unit: 'bytes', sites }];
}
