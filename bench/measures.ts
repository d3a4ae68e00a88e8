import type { Browser } from 'playwright';
import { locator } from './blame.ts';
import type { BenchGame } from './games.ts';
import { homeBytes, hubBytes, routeBytes } from './measures/bytes.ts';
import { framesWithCard } from './measures/card.ts';
import { choosingOf } from './measures/choosing.ts';
import { contextOf } from './measures/context.ts';
import { framesOf } from './measures/frames.ts';
import { heapGrowthOf, liveHeapOf } from './measures/heap.ts';
import { gamePressesOf, pagePressesOf } from './measures/interaction.ts';
import { lighthouseOf } from './measures/lighthouse.ts';
import { loadingOf } from './measures/loading.ts';
import { memoryOf } from './measures/memory.ts';
import { pressesOf } from './measures/presses.ts';
import { pagesAtRest, roundAtRest } from './measures/rest.ts';
import { stutterOf } from './measures/stutter.ts';
import { timesOf, timesOfTwo } from './measures/time.ts';
import { visitOf } from './measures/visit.ts';
import { visitsOf } from './measures/visits.ts';
import type { Figure } from './report.ts';
import { roundAddress, SteppedPage, startBrowser, UNCOMPILED } from './stepped-page.ts';

/** The served builds: the normal site, the site for measuring games, and the page they are compared with. */
export interface Sites {
  readonly plain: string;
  readonly measured: string;
  readonly reference: string;
  /** The folder of the build for measuring games. */
  readonly measuredFolder: string;
}

interface Subject {
  readonly browser: Browser;
  readonly game: BenchGame;
  readonly sites: Sites;
}

interface PageSubject {
  readonly browser: Browser;
  readonly origin: string;
}

/** Opens a page of a game, measures it and closes it. */
async function onPage(
  { browser, game }: Pick<Subject, 'browser' | 'game'>,
  address: string,
  measure: (page: SteppedPage) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const page = await SteppedPage.open({ browser, address, game });
  const figures = await measure(page);
  await page.close();
  return figures;
}

/** The measures of a game, in the order in which they run. */
export const MEASURES: Readonly<Record<string, (subject: Subject) => Promise<readonly Figure[]>>> = {
  frames: async (subject) => {
    const { game, sites } = subject;
    const locate = locator(sites.measuredFolder);
    const figures: Figure[] = [];
    for (const things of game.things) {
      const address = sites.measured + roundAddress(game, things);
      figures.push(...(await onPage(subject, address, (page) => framesOf(page, { game, things, locate }))));
    }
    return [...figures, ...moreDrawCalls(figures, game)];
  },
  time: ({ browser, game, sites }) => timesOf(browser, game, { game: sites.measured, reference: sites.reference }),
  two: ({ browser, game, sites }) => timesOfTwo(browser, game, sites.measured),
  heap: async ({ browser, game, sites }) => {
    const origin = sites.measured;
    const locate = locator(sites.measuredFolder);
    const uncompiled = await startBrowser(UNCOMPILED);
    try {
      // None of these depends on time, so the pages, on their virtual clocks, can run side by side.
      const figures = await Promise.all([
        liveHeapOf(browser, origin, game),
        heapGrowthOf({ browser: uncompiled, origin, game, locate }),
        onPage({ browser: uncompiled, game }, `${origin}/`, (page) => visitsOf(page, game, locate)),
      ]);
      return figures.flat();
    } finally {
      await uncompiled.close();
    }
  },
  context: (subject) => {
    const { game, sites } = subject;
    return onPage(subject, sites.measured + roundAddress(game, game.things[0]), (page) => contextOf(page, game));
  },
  memory: ({ browser, game, sites }) => memoryOf(browser, sites.measured, game),
  rest: ({ game, sites }) => roundAtRest(sites.plain, game),
  stutter: ({ game, sites }) => stutterOf(sites.plain, game),
  card: ({ game, sites }) => framesWithCard(sites.plain, game),
  interaction: ({ game, sites }) => gamePressesOf(sites.plain, game),
  presses: ({ game, sites }) => pressesOf(sites, game),
  bytes: ({ browser, game, sites }) => routeBytes(browser, sites.plain, game),
};

/** The measures of pages. */
export const SITE_MEASURES: Readonly<Record<string, (subject: PageSubject) => Promise<readonly Figure[]>>> = {
  bytes: async ({ browser, origin }) => [...(await homeBytes(browser, origin)), ...(await hubBytes(browser, origin))],
  loading: ({ origin }) => loadingOf(origin),
  visit: ({ origin }) => visitOf(origin),
  interaction: ({ origin }) => pagePressesOf(origin),
  rest: ({ origin }) => pagesAtRest(origin),
  choosing: ({ browser }) => choosingOf(browser),
  lighthouse: ({ origin }) => lighthouseOf(`${origin}/`),
};

/** Whether more things cause more draw calls. */
function moreDrawCalls(figures: readonly Figure[], { things: [few, ...more] }: BenchGame): readonly Figure[] {
  const drawCalls = (things: number) =>
    figures.find(({ name }) => name === `draw calls a frame, ${things} things`)?.value ?? Number.NaN;
  return more.map((many) => ({
    name: `draw calls more with ${many} things than with ${few}`,
    value: drawCalls(many) - drawCalls(few),
    unit: 'count',
  }));
}
