import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import type { Site } from '../blame.ts';
import type { BenchGame } from '../games.ts';
import type { Figure } from '../report.ts';

/** By then a round has fetched what it fetches by itself. */
const SETTLING_MS = 4000;

interface Script {
  readonly path: string;
  readonly bytes: number;
}

/** The scripts that a page has fetched when `isReady` and nothing more is asked for, each with its size in gzip. */
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

const sitesOf = (scripts: readonly Script[]): readonly Site[] =>
  scripts.map(({ path, bytes }) => ({ site: path, weight: bytes })).toSorted((one, other) => other.weight - one.weight);

/** The scripts of the home page of each site, which are asked for again and again. */
const homes = new Map<string, Promise<readonly Script[]>>();

function homeScripts(browser: Browser, origin: string): Promise<readonly Script[]> {
  const known = homes.get(origin);
  if (known !== undefined) return known;
  const fetched = (async () => {
    const page = await browser.newPage();
    const scripts = await scriptsOf(page, origin, () => page.getByRole('heading', { level: 1 }).waitFor());
    await page.close();
    return scripts;
  })();
  homes.set(origin, fetched);
  return fetched;
}

/** How much script the home page fetches, in gzip. */
export async function homeBytes(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const scripts = await homeScripts(browser, origin);
  return [{ name: 'script of the home page', value: sizeOf(scripts), unit: 'bytes', sites: sitesOf(scripts) }];
}

/** The scripts that a page fetches beyond those of the home page. */
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

/** How much script the page of a game fetches that the home page has not, up to a round at play, in gzip. */
export async function routeBytes(browser: Browser, origin: string, game: BenchGame): Promise<readonly Figure[]> {
  const added = await scriptsBeyondHome(browser, origin, `${game.address}&seed=7&start`, async (page) => {
    await page.locator('canvas').waitFor();
    // The first touch wakes the sound, which comes in a script of its own when it is first played.
    await page.locator('h1').click();
    await page.waitForTimeout(SETTLING_MS);
  });
  return [{ name: 'script that the route adds', value: sizeOf(added), unit: 'bytes', sites: sitesOf(added) }];
}

/** How much script and data the fullest video hub fetches that the home page has not, in gzip. */
export async function hubBytes(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const added = await scriptsBeyondHome(browser, origin, '/video-hub/alevels', (page) =>
    page.locator('article').first().waitFor(),
  );
  return [
    { name: 'script and data that a video hub adds', value: sizeOf(added), unit: 'bytes', sites: sitesOf(added) },
  ];
}
