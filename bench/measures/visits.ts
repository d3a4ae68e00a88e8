import { findTopCostSites, type LocateFrame } from '../cost-sites.ts';
import type { BenchGame } from '../games.ts';
import type { Measurement } from '../report.ts';
import type { SteppedPage } from '../stepped-page.ts';

const FIRST_VISITS = 20;
const WATCHED_VISITS = 20;
const VISIT_FRAMES = 90;
const HOME_FRAMES = 30;
const SITES = 8;

/** Navigates to another page as a link does, without reloading the document. */
async function go(page: SteppedPage, address: string): Promise<void> {
  await page.page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/**
 * What is left behind after forty visits to a game; only the last twenty are measured. The page has
 * just been opened at home.
 */
export async function measureRepeatedVisits(
  page: SteppedPage,
  game: BenchGame,
  locate: LocateFrame,
): Promise<readonly Measurement[]> {
  let maxContexts = 0;
  const visit = async () => {
    await page.page.evaluate(() => bench.reset());
    await go(page, `${game.address}&seed=7&start&mute`);
    await page.untilPlaying(game);
    await page.step(VISIT_FRAMES, true);
    maxContexts = Math.max(maxContexts, await page.page.evaluate(() => bench.liveContexts()));
    await go(page, '/');
    await page.stepUntil(() => page.page.evaluate(() => document.querySelector('canvas') === null), 'home again');
    await page.step(HOME_FRAMES);
  };
  const visits = async (count: number) => {
    for (let index = 0; index < count; index++) await visit();
  };
  await visits(FIRST_VISITS);
  const before = await page.alive();
  const made = await page.allocated(() => visits(WATCHED_VISITS), 'alive');
  const after = await page.alive();
  return [
    { name: 'live WebGL contexts', value: maxContexts, unit: 'count' },
    { name: 'DOM nodes left by visits 21 to 40', value: after.nodes - before.nodes, unit: 'count' },
    {
      name: 'heap left by a visit',
      value: (after.heapBytes - before.heapBytes) / WATCHED_VISITS,
      unit: 'bytes',
      sites: findTopCostSites(made, locate, SITES).map(({ site, weight }) => ({
        site,
        weight: weight / WATCHED_VISITS,
      })),
    },
  ];
}
