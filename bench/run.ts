/* The benchmark: `npm run bench`, or `npm run bench -- --game <id>` for one game and `--measure
   frames` for one measure. Builds the site, runs it in Chromium, prints the results, stores them
   in latest.json and .bench/latest.md, and fails if a result exceeds its limit in budgets.json. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildReference, buildSite, ROOT, type SourceChange } from './build.ts';
import { type BenchGame, CHANGES, GAMES } from './games.ts';
import { storeResults } from './latest.ts';
import { getLimits } from './limits.ts';
import { describeRun } from './machine.ts';
import { detectGraphicsCard } from './measures/graphics-card.ts';
import { MEASURES, SITE_MEASURES } from './measures.ts';
import { findExceededLimits, type Measurement, measurementTable } from './report.ts';
import { SLOWDOWNS } from './slowdowns.ts';
import { serveFolder, startBrowser } from './stepped-page.ts';

/**
 * A separate folder for each run, so that two runs, or a run and a fuzz run, do not interfere with each other.
 */
const RUN_FOLDER = join(ROOT, '.bench', `run-${process.pid}`);

/** The parsed command line. */
interface Asked {
  /** Empty to measure only pages. */
  readonly games: readonly BenchGame[];
  readonly pages: 'measured' | 'left out';
  /** One of the measures, or all of them. */
  readonly measure: string | undefined;
  readonly slowedBy: readonly SourceChange[];
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/**
 * Runs the requested measures, prints the tables, and returns the results that exceed their limits.
 */
async function bench({ games, pages, measure, slowedBy }: Asked): Promise<readonly string[]> {
  const names = {
    plain: join(RUN_FOLDER, 'site'),
    reference: join(RUN_FOLDER, 'reference'),
    measured: join(RUN_FOLDER, 'games'),
  };
  const building = Date.now();
  await buildSite(names.plain, slowedBy);
  if (games.length > 0) {
    await buildReference(names.reference);
    await buildSite(names.measured, [...CHANGES, ...slowedBy]);
  }
  say(`Built in ${secondsSince(building)} s.`);
  const [plain, reference, measured] = await Promise.all([
    serveFolder(names.plain),
    serveFolder(names.reference),
    serveFolder(names.measured),
  ]);
  const browser = await startBrowser();
  const run = describeRun(browser.version(), await detectGraphicsCard());
  const faults: string[] = [];
  /** Runs the requested measures for a subject and reports the results. */
  const report = async <Subject>(
    subject: string,
    measures: Readonly<Record<string, (subject: Subject) => Promise<readonly Measurement[]>>>,
    input: Subject,
  ) => {
    const figures: Measurement[] = [];
    for (const [name, take] of Object.entries(measures)) {
      if (measure !== undefined && measure !== name) continue;
      const started = Date.now();
      const found = await take(input);
      const seconds = secondsSince(started);
      say(`${subject}: ${name} took ${seconds} s.`);
      figures.push(...found);
      // Measures that this machine cannot run keep their earlier results.
      if (slowedBy.length === 0 && found.length > 0)
        storeResults({ subject, measure: name, run, seconds, figures: found });
    }
    const all = Object.entries(getLimits(subject));
    const limits = Object.fromEntries(all.filter(([name]) => measure === undefined || isAmong(figures, name)));
    say(`\n${measurementTable(subject, figures, limits)}\n`);
    faults.push(...findExceededLimits(subject, figures, limits));
  };
  try {
    if (pages === 'measured') await report('site', SITE_MEASURES, { browser, origin: plain.origin });
    const sites = {
      plain: plain.origin,
      reference: reference.origin,
      measured: measured.origin,
      measuredFolder: names.measured,
    };
    for (const game of games) await report(game.id, MEASURES, { browser, game, sites });
  } finally {
    await browser.close();
    for (const { close } of [plain, reference, measured]) close();
    await rm(RUN_FOLDER, { recursive: true, force: true });
  }
  return faults;
}

const isAmong = (figures: readonly Measurement[], wanted: string): boolean =>
  figures.some(({ name }) => name === wanted);

const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000);

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** The requested games: all of them, one, or none ("none" measures only pages). */
function gamesFor(wanted: string | undefined): readonly BenchGame[] {
  if (wanted === 'none') return [];
  const games = GAMES.filter(({ id }) => wanted === undefined || id === wanted);
  if (games.length === 0)
    stop(`There is no game "${wanted}". Choose one of ${GAMES.map(({ id }) => id).join(', ')}, or none.`);
  return games;
}

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { game: option, measure: option, slowdown: option } });
  const { game, measure, slowdown: wanted } = values;
  const measures = [...new Set([...Object.keys(SITE_MEASURES), ...Object.keys(MEASURES)])];
  if (measure !== undefined && !measures.includes(measure))
    stop(`There is no measure "${measure}". Choose one of ${measures.join(', ')}.`);
  const slowedBy = wanted === undefined ? [] : Object.hasOwn(SLOWDOWNS, wanted) ? SLOWDOWNS[wanted] : undefined;
  if (slowedBy === undefined)
    stop(`There is no slow-down "${wanted}". Choose one of ${Object.keys(SLOWDOWNS).join(', ')}.`);
  const games = measure === undefined || Object.hasOwn(MEASURES, measure) ? gamesFor(game) : [];
  const hasPages = measure === undefined || Object.hasOwn(SITE_MEASURES, measure);
  const pages = hasPages && (game === undefined || game === 'none') ? 'measured' : 'left out';
  const started = Date.now();
  const faults = await bench({ games, pages, measure, slowedBy });
  say(`\nMeasured in ${secondsSince(started)} s.`);
  for (const fault of faults) say(`\n${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

await main();
