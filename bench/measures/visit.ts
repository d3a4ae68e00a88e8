import type { Browser, BrowserContext } from 'playwright';
import { GAMES } from '../../scripts/games.ts';
import { medianFigure } from '../median.ts';
import type { PaintFigures } from '../page/paint-watch.ts';
import type { Figure } from '../report.ts';
import {
  openSlowly,
  paintFigures,
  SLOW_NETWORK,
  startSlowBrowser,
  waitForNumber,
  waitUntilQuiet,
} from './slow-page.ts';

/** Lighthouse's phone. */
const VIEWPORT = { width: 412, height: 823 } as const;
const VISITS = 5;
/** Longer than a page has the network to itself plus the time it takes to store the site. */
const STORED_MS = 60_000;
/** Enough time for a round to be well under way. */
const IN_ROUND_MS = 15_000;

/** The paths of a page that opens with a menu, and of one whose game starts immediately. */
const [MENU, ROUND] = (['menu', 'question'] as const).map((opensWith) =>
  GAMES.find((game) => game.opensWith === opensWith),
);

interface Visit extends Pick<PaintFigures, 'largestPaintMs' | 'longTasksMs'> {
  /** Transferred size, including headers. */
  readonly bytes: number;
  readonly requests: number;
}

async function visited(
  browser: Browser,
  address: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  await prepare(context);
  let [bytes, requests] = [0, 0];
  const onReceived = (more: number): void => {
    bytes += more;
    // A data URL does not make a request.
    if (more > 0) requests += 1;
  };
  const page = await openSlowly(context, { address, network: SLOW_NETWORK, onReceived });
  await waitUntilQuiet(page);
  const { largestPaintMs, longTasksMs } = await paintFigures(page);
  await context.close();
  return { largestPaintMs, longTasksMs, bytes, requests };
}

const unchanged = (): Promise<void> => Promise.resolve();
const withoutScripts = async (context: BrowserContext): Promise<void> => {
  await context.route('**/*.js', (route) => route.abort());
};

/**
 * The cost of a first visit on a slow phone, and of the home page without scripts as a lower bound.
 */
async function firstVisits(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const pages = [
    { of: '/', path: '/', prepare: unchanged },
    { of: '/ without scripts', path: '/', prepare: withoutScripts },
    ...[MENU, ROUND].flatMap((game) =>
      game === undefined ? [] : [{ of: game.path, path: game.path, prepare: unchanged }],
    ),
  ];
  const visits = new Map<string, Visit[]>();
  // Alternating, so that other load on the machine affects all of them.
  for (let turn = 0; turn < VISITS; turn++)
    for (const { of, path, prepare } of pages)
      visits.set(of, [...(visits.get(of) ?? []), await visited(browser, origin + path, prepare)]);
  return [...visits].flatMap(([of, all]) => [
    ...medianFigure(
      'largest paint',
      of,
      all.map(({ largestPaintMs }) => largestPaintMs),
      'milliseconds',
    ),
    ...medianFigure(
      'long tasks',
      of,
      all.map(({ longTasksMs }) => longTasksMs),
      'milliseconds',
    ),
    { name: 'on the wire', of, value: Math.max(...all.map(({ bytes }) => bytes)), unit: 'bytes' },
    { name: 'requests', of, value: Math.max(...all.map(({ requests }) => requests)), unit: 'count' },
  ]);
}

/** The time until a menu can be pressed on a second visit, online and offline. */
async function secondVisits(browser: Browser, origin: string): Promise<readonly Figure[]> {
  if (MENU === undefined) return [];
  const context = await browser.newContext({ viewport: VIEWPORT });
  const first = await context.newPage();
  await first.goto(origin);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: STORED_MS });
  await first.close();
  const playableMs = async (): Promise<number> => {
    const page = await openSlowly(context, { address: origin + MENU.path, network: SLOW_NETWORK });
    const ms = await waitForNumber(
      page,
      "document.querySelector('.game-menu-start button')?.checkVisibility() && performance.now()",
    );
    await page.close();
    return ms;
  };
  const times = async (): Promise<readonly number[]> => {
    const all: number[] = [];
    while (all.length < VISITS) all.push(await playableMs());
    return all;
  };
  const figures = [...medianFigure('second visit playable', MENU.path, await times(), 'milliseconds')];
  await context.setOffline(true);
  figures.push(...medianFigure('second visit playable', 'offline', await times(), 'milliseconds'));
  await context.close();
  return figures;
}

/** Records when a scene is first drawn, in `firstDrawMs`; runs in the page. */
function watchFirstDraw(): void {
  const { prototype } = WebGL2RenderingContext;
  const draw: unknown = Reflect.get(prototype, 'drawElements');
  Reflect.set(prototype, 'drawElements', function first(this: unknown, ...how: readonly unknown[]) {
    Reflect.set(prototype, 'drawElements', draw);
    Object.assign(globalThis, { firstDrawMs: performance.now() });
    if (typeof draw === 'function') draw.apply(this, how);
  });
}

/** The time until a round is visible on a first visit from a link. */
async function firstRounds(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const path of [`${MENU?.path}?start`, `${ROUND?.path}?start`]) {
    const times: number[] = [];
    while (times.length < VISITS) {
      const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
      await context.addInitScript(watchFirstDraw);
      const page = await openSlowly(context, { address: origin + path, network: SLOW_NETWORK });
      // A canvas that is late is not shown until a later question, and nothing is answered here.
      times.push(await waitForNumber(page, 'globalThis.firstDrawMs'));
      await context.close();
    }
    figures.push(...medianFigure('first round begins', path, times, 'milliseconds'));
  }
  return figures;
}

/**
 * The number of service workers during a first round: each one would compete for the network and
 * the processor.
 */
async function workersInFirstRound(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}${ROUND?.path}`);
  await page.waitForTimeout(IN_ROUND_MS);
  const value = context.serviceWorkers().length;
  await context.close();
  return [{ name: 'service workers in a first round', value, unit: 'count' }];
}

/**
 * The cost of a first and a second visit on a slow phone with a slow network: medians of five
 * visits, and their spread.
 */
export async function measureVisit(origin: string): Promise<readonly Figure[]> {
  const browser = await startSlowBrowser();
  try {
    return [
      ...(await firstVisits(browser, origin)),
      ...(await firstRounds(browser, origin)),
      ...(await secondVisits(browser, origin)),
      ...(await workersInFirstRound(browser, origin)),
    ];
  } finally {
    await browser.close();
  }
}
