import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { readPublishedLocales } from '../../scripts/site/languages.ts';
import type { CostSite } from '../cost-sites.ts';
import type { BenchGame } from '../games.ts';
import type { Measurement } from '../report.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Enough time for a round to load everything that it loads by itself. */
const SETTLING_MS = 4000;

interface Script {
  readonly path: string;
  readonly bytes: number;
}

/**
 * The scripts that a page has loaded when `isReady` holds and the network is idle, with their gzip
 * sizes.
 */
async function scriptsOf(page: Page, address: string, isReady: () => Promise<unknown>): Promise<readonly Script[]> {
  const found = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') found.set(new URL(response.url()).pathname, response.body());
  });
  await page.goto(address);
  await isReady();
  await page.waitForLoadState('networkidle');
  return Promise.all(Array.from(found, async ([path, body]) => ({ path, bytes: gzipSync(await body).byteLength })));
}

const sizeOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

const sitesOf = (scripts: readonly Script[]): readonly CostSite[] =>
  scripts.map(({ path, bytes }) => ({ site: path, weight: bytes })).toSorted((one, other) => other.weight - one.weight);

/** Caches the scripts of each site's home page. */
const homes = new Map<string, Promise<readonly Script[]>>();

function homeScripts(browser: Browser, address: string): Promise<readonly Script[]> {
  const known = homes.get(address);
  if (known !== undefined) return known;
  const fetched = (async () => {
    const page = await browser.newPage();
    const scripts = await scriptsOf(page, address, () => page.getByRole('heading', { level: 1 }).waitFor());
    await page.close();
    return scripts;
  })();
  homes.set(address, fetched);
  return fetched;
}

/** The gzip size of the home page's scripts, in every language. */
export async function measureHomeBytes(browser: Browser, origin: string): Promise<readonly Measurement[]> {
  const figures: Measurement[] = [];
  for (const { base } of await readPublishedLocales(ROOT)) {
    const scripts = await homeScripts(browser, origin + base);
    const of = base === '' ? undefined : base;
    figures.push({
      name: 'script of the home page',
      of,
      value: sizeOf(scripts),
      unit: 'bytes',
      sites: sitesOf(scripts),
    });
  }
  return figures;
}

/** The scripts that a page loads in addition to those of the home page. */
async function scriptsBeyondHome(
  browser: Browser,
  origin: string,
  path: string,
  isReady: (page: Page) => Promise<unknown>,
): Promise<readonly Script[]> {
  const known = await homeScripts(browser, origin);
  const page = await browser.newPage();
  const all = await scriptsOf(page, `${origin}${path}`, () => isReady(page));
  await page.close();
  return all.filter(({ path }) => !known.some((one) => one.path === path));
}

/**
 * The gzip size of the scripts that a game's page loads in addition to those of the home page,
 * until a round is running.
 */
export async function measureRouteBytes(
  browser: Browser,
  origin: string,
  game: BenchGame,
): Promise<readonly Measurement[]> {
  const added = await scriptsBeyondHome(browser, origin, `${game.address}&seed=7&start`, async (page) => {
    await page.locator('canvas').waitFor();
    // The first touch unlocks sound, whose script loads when a sound is first played.
    await page.locator('h1').click();
    await page.waitForTimeout(SETTLING_MS);
  });
  return [{ name: 'script that the route adds', value: sizeOf(added), unit: 'bytes', sites: sitesOf(added) }];
}

/**
 * The gzip size of the scripts and data that the largest video hub loads in addition to those of
 * the home page.
 */
export async function measureHubBytes(browser: Browser, origin: string): Promise<readonly Measurement[]> {
  const added = await scriptsBeyondHome(browser, origin, '/video-hub/alevels', (page) =>
    page.locator('article').first().waitFor(),
  );
  return [
    { name: 'script and data that a video hub adds', value: sizeOf(added), unit: 'bytes', sites: sitesOf(added) },
  ];
}
