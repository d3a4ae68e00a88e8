/* How much script a first visit fetches, in every language, compressed as a simple server does. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright/test';
import { GAMES } from '../../scripts/games.ts';
import { readPublishedLocales } from '../../scripts/site/languages.ts';
import { expect, test } from './helpers/test';

const KIB = 1024;
const HOME_KIB = 104;
const ATTEMPTS = 3;
/** A round of a game, in addition to what the home page has fetched. */
const ROUND_KIB = 265;
/** Translations are longer, and some languages load code that writes numbers in their way. */
const TRANSLATED_KIB = 2;
const WORKER = /\/sw(?:-[\w-]+)?\.js$/;

/** The scripts that a first visit to an address fetches, with their compressed sizes in bytes. */
async function scriptsOf(browser: Browser, address: string, there: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // Other browsers load sounds at the first press, this one at once.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'));
  const page = await context.newPage();
  const bodies: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || WORKER.test(pathname)) return;
    bodies.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(address);
  await page.locator(there).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = new Map(await Promise.all(bodies));
  await context.close();
  return scripts;
}

const inKib = (scripts: ReadonlyMap<string, number>): number =>
  [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / KIB;

for (const { tag, base } of await readPublishedLocales(process.cwd())) {
  const roundKib = base === '' ? ROUND_KIB : ROUND_KIB + TRANSLATED_KIB;
  test(`In ${tag}, the home page fetches at most ${HOME_KIB} KiB of scripts, and a round ${roundKib} KiB more`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const visitHome = () => scriptsOf(browser, `${baseURL}${base}/`, 'main h1');
    let home = await visitHome();
    // On a busy machine, parts that load later can come before the network is idle for the first time.
    for (let attempt = 1; attempt < ATTEMPTS && inKib(home) > HOME_KIB; attempt++) home = await visitHome();
    const tooLarge: string[] = [];
    expect(home.size).toBeGreaterThan(2);
    if (inKib(home) > HOME_KIB) tooLarge.push(`home: ${inKib(home).toFixed(2)}`);
    for (const { path } of GAMES) {
      const all = await scriptsOf(browser, `${baseURL}${base}${path}?start`, 'main[data-form="play"]');
      const added = new Map([...all].filter(([name]) => !home.has(name)));
      expect(added.size).toBeGreaterThan(2);
      if (inKib(added) > roundKib) tooLarge.push(`${path}: ${inKib(added).toFixed(2)}`);
    }
    expect(tooLarge).toEqual([]);
  });
}
