import type { Browser } from 'playwright';
import { createLocator } from './cost-sites.ts';
import type { BenchGame } from './games.ts';
import { measureHomeBytes, measureHubBytes, measureRouteBytes } from './measures/bytes.ts';
import { measureFramesWithCard } from './measures/card.ts';
import { measureChoosing } from './measures/choosing.ts';
import { measureContextLoss } from './measures/context.ts';
import { measureFrames } from './measures/frames.ts';
import { measureHeapGrowth, measureLiveHeap } from './measures/heap.ts';
import { measureGamePresses, measurePagePresses } from './measures/interaction.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureLoading } from './measures/loading.ts';
import { measureMemory } from './measures/memory.ts';
import { measurePresses } from './measures/presses.ts';
import { measurePagesAtRest, measureRoundAtRest } from './measures/rest.ts';
import { measureStutter } from './measures/stutter.ts';
import { measureTimes, measureTimesOfTwoPlayers } from './measures/time.ts';
import { measureVisit } from './measures/visit.ts';
import { measureRepeatedVisits } from './measures/visits.ts';
import type { Figure } from './report.ts';
import { NO_COMPILATION, roundAddress, SteppedPage, startBrowser } from './stepped-page.ts';

/** The served builds: the normal site, the site for measuring games, and the page they are compared with. */
export interface BuiltSites {
  readonly plain: string;
  readonly measured: string;
  readonly reference: string;
  /** The folder of the build that is used for measuring games. */
  readonly measuredFolder: string;
}

interface Subject {
  readonly browser: Browser;
  readonly game: BenchGame;
  readonly sites: BuiltSites;
}

interface PageSubject {
  readonly browser: Browser;
  readonly origin: string;
}

/** Opens a game's page, measures it and closes it. */
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

/** A game's measures, in the order in which they run. */
export const MEASURES: Readonly<Record<string, (subject: Subject) => Promise<readonly Figure[]>>> = {
  frames: async (subject) => {
    const { game, sites } = subject;
    const locate = createLocator(sites.measuredFolder);
    const figures: Figure[] = [];
    for (const things of game.things) {
      const address = sites.measured + roundAddress(game, things);
      figures.push(...(await onPage(subject, address, (page) => measureFrames(page, { game, things, locate }))));
    }
    return [...figures, ...moreDrawCalls(figures, game)];
  },
  time: ({ browser, game, sites }) => measureTimes(browser, game, { game: sites.measured, reference: sites.reference }),
  two: ({ browser, game, sites }) => measureTimesOfTwoPlayers(browser, game, sites.measured),
  heap: async ({ browser, game, sites }) => {
    const origin = sites.measured;
    const locate = createLocator(sites.measuredFolder);
    const uncompiled = await startBrowser(NO_COMPILATION);
    try {
      // None of these depends on real time, so the pages can run side by side on their virtual
      // clocks.
      const figures = await Promise.all([
        measureLiveHeap(browser, origin, game),
        measureHeapGrowth({ browser: uncompiled, origin, game, locate }),
        onPage({ browser: uncompiled, game }, `${origin}/`, (page) => measureRepeatedVisits(page, game, locate)),
      ]);
      return figures.flat();
    } finally {
      await uncompiled.close();
    }
  },
  context: (subject) => {
    const { game, sites } = subject;
    return onPage(subject, sites.measured + roundAddress(game, game.things[0]), (page) =>
      measureContextLoss(page, game),
    );
  },
  memory: ({ browser, game, sites }) => measureMemory(browser, sites.measured, game),
  rest: ({ game, sites }) => measureRoundAtRest(sites.plain, game),
  stutter: ({ game, sites }) => measureStutter(sites.plain, game),
  card: ({ game, sites }) => measureFramesWithCard(sites.plain, game),
  interaction: ({ game, sites }) => measureGamePresses(sites.plain, game),
  presses: ({ game, sites }) => measurePresses(sites, game),
  bytes: ({ browser, game, sites }) => measureRouteBytes(browser, sites.plain, game),
};

export const SITE_MEASURES: Readonly<Record<string, (subject: PageSubject) => Promise<readonly Figure[]>>> = {
  bytes: async ({ browser, origin }) => [
    ...(await measureHomeBytes(browser, origin)),
    ...(await measureHubBytes(browser, origin)),
  ],
  loading: ({ origin }) => measureLoading(origin),
  visit: ({ origin }) => measureVisit(origin),
  interaction: ({ origin }) => measurePagePresses(origin),
  rest: ({ origin }) => measurePagesAtRest(origin),
  choosing: ({ browser }) => measureChoosing(browser),
  lighthouse: ({ origin }) => measureLighthouse(`${origin}/`),
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
