/*
 * The benchmark: `npm run bench`, or `npm run bench -- --game arithmetic-hero` for one game and `--measure frames` for one
 * measure. Builds the site, drives it in Chromium, prints what it costs, and fails where a figure is over its limit in
 * budgets.json.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import * as v from 'valibot';
import { locator } from './blame.ts';
import budgets from './budgets.json' with { type: 'json' };
import { buildReference, buildSite, type Change, ROOT } from './build.ts';
import { type BenchGame, GAMES } from './games.ts';
import { homeBytes, hubBytes, routeBytes } from './measures/bytes.ts';
import { contextOf } from './measures/context.ts';
import { framesOf } from './measures/frames.ts';
import { heapGrowthOf, liveHeapOf } from './measures/heap.ts';
import { lighthouseOf } from './measures/lighthouse.ts';
import { stutterOf } from './measures/stutter.ts';
import { timesOf } from './measures/time.ts';
import { visitsOf } from './measures/visits.ts';
import { type Figure, faultsOf, type Limits, table } from './report.ts';
import { SLOWDOWNS } from './slowdowns.ts';
import { roundAddress, SteppedPage, served, startBrowser, UNCOMPILED } from './stepped-page.ts';

const FOLDER = join(ROOT, '.bench');

/** The built sites, each served: as it is, as a game is measured, and what it is measured against. */
interface Sites {
  readonly plain: string;
  readonly measured: string;
  readonly reference: string;
}

interface Subject {
  readonly browser: Browser;
  readonly game: BenchGame;
  readonly sites: Sites;
}

/** Opens a page of a game, measures it, and closes it. */
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

/** What can be measured of a game, in the order in which it is. */
const MEASURES: Readonly<Record<string, (subject: Subject) => Promise<readonly Figure[]>>> = {
  frames: async (subject) => {
    const { game, sites } = subject;
    const locate = locator(join(FOLDER, game.id));
    const figures: Figure[] = [];
    for (const things of game.things) {
      const address = sites.measured + roundAddress(game, things);
      figures.push(...(await onPage(subject, address, (page) => framesOf(page, { game, things, locate }))));
    }
    return [...figures, ...moreDrawCalls(figures, game)];
  },
  time: ({ browser, game, sites }) => timesOf(browser, game, { game: sites.measured, reference: sites.reference }),
  heap: async ({ browser, game, sites }) => {
    const origin = sites.measured;
    const locate = locator(join(FOLDER, game.id));
    const live = await liveHeapOf(browser, origin, game);
    const uncompiled = await startBrowser(UNCOMPILED);
    try {
      const growth = await heapGrowthOf({ browser: uncompiled, origin, game, locate });
      const left = await onPage({ browser: uncompiled, game }, `${origin}/`, (page) => visitsOf(page, game, locate));
      return [...live, ...growth, ...left];
    } finally {
      await uncompiled.close();
    }
  },
  context: (subject) => {
    const { game, sites } = subject;
    return onPage(subject, sites.measured + roundAddress(game, game.things[0]), (page) => contextOf(page, game));
  },
  stutter: ({ game, sites }) => stutterOf(sites.plain, game),
  bytes: ({ browser, game, sites }) => routeBytes(browser, sites.plain, game),
};

/** What can be measured of the pages. */
const SITE_MEASURES: Readonly<Record<string, (browser: Browser, origin: string) => Promise<readonly Figure[]>>> = {
  bytes: async (browser, origin) => [...(await homeBytes(browser, origin)), ...(await hubBytes(browser, origin))],
  lighthouse: (_, origin) => lighthouseOf(`${origin}/`),
};

/** Whether more things make more draw calls. */
function moreDrawCalls(figures: readonly Figure[], { things: [few, ...more] }: BenchGame): readonly Figure[] {
  const drawCalls = (things: number) =>
    figures.find(({ name }) => name === `draw calls a frame, ${things} things`)?.value ?? Number.NaN;
  return more.map((many) => ({
    name: `draw calls more with ${many} things than with ${few}`,
    value: drawCalls(many) - drawCalls(few),
    unit: 'count',
  }));
}

/** What is asked for. */
interface Asked {
  readonly games: readonly BenchGame[];
  /** One of the measures, or all of them. */
  readonly measure: string | undefined;
  readonly slowedBy: readonly Change[];
}

/** Measures what is asked for, prints the tables, and gives back what is over its limit. */
async function bench({ games, measure, slowedBy }: Asked): Promise<readonly string[]> {
  const [plain, reference] = [join(FOLDER, 'site'), join(FOLDER, 'reference')];
  await buildSite(plain, slowedBy);
  await buildReference(reference);
  const servers = await Promise.all([plain, reference].map(served));
  const browser = await startBrowser();
  const faults: string[] = [];
  const report = (title: string, figures: readonly Figure[]) => {
    const all = Object.entries(limitsOf(title));
    const limits = Object.fromEntries(all.filter(([name]) => measure === undefined || isAmong(figures, name)));
    process.stdout.write(`\n${table(title, figures, limits)}\n`);
    faults.push(...faultsOf(title, figures, limits));
  };
  try {
    const [site, bare] = servers;
    const ofSite: Figure[] = [];
    for (const [name, run] of Object.entries(SITE_MEASURES))
      if (measure === undefined || measure === name) ofSite.push(...(await run(browser, site?.origin ?? '')));
    report('site', ofSite);
    for (const game of measure === undefined || Object.hasOwn(MEASURES, measure) ? games : []) {
      const folder = join(FOLDER, game.id);
      await buildSite(folder, [...game.changes, ...slowedBy]);
      const measured = await served(folder);
      servers.push(measured);
      const sites = { plain: site?.origin ?? '', reference: bare?.origin ?? '', measured: measured.origin };
      const figures: Figure[] = [];
      for (const [name, run] of Object.entries(MEASURES))
        if (measure === undefined || measure === name) figures.push(...(await run({ browser, game, sites })));
      report(game.id, figures);
    }
  } finally {
    await browser.close();
    for (const { close } of servers) close();
    await rm(FOLDER, { recursive: true, force: true });
  }
  return faults;
}

const isAmong = (figures: readonly Figure[], wanted: string): boolean => figures.some(({ name }) => name === wanted);

const limitsOf = (title: string): Limits =>
  v.parse(v.record(v.string(), v.record(v.string(), v.number())), budgets)[title] ?? {};

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { game: option, measure: option, slowdown: option } });
  const games = GAMES.filter(({ id }) => values.game === undefined || id === values.game);
  if (games.length === 0)
    stop(`There is no game "${values.game}". There are: ${GAMES.map(({ id }) => id).join(', ')}.`);
  const measures = [...new Set([...Object.keys(SITE_MEASURES), ...Object.keys(MEASURES)])];
  if (values.measure !== undefined && !measures.includes(values.measure))
    stop(`There is no measure "${values.measure}". There are: ${measures.join(', ')}.`);
  const { slowdown: wanted } = values;
  const slowdown = wanted === undefined ? [] : Object.hasOwn(SLOWDOWNS, wanted) ? SLOWDOWNS[wanted] : undefined;
  if (slowdown === undefined) {
    stop(`There is no slow-down "${wanted}". There are: ${Object.keys(SLOWDOWNS).join(', ')}.`);
  }
  const started = Date.now();
  const faults = await bench({ games, measure: values.measure, slowedBy: slowdown });
  process.stdout.write(`\nMeasured in ${Math.round((Date.now() - started) / 1000)} s.\n`);
  for (const fault of faults) process.stdout.write(`\n${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

await main();
