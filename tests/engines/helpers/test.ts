import { test as base, expect } from 'playwright/test';
import { findUnexpectedErrors } from '../../e2e/helpers/page-errors';
import { type Engine, type EngineName, type EnginePage, MAX_RUN_MS } from './engine';
import { openEngine } from './open';
import { SERVER_URL } from './served-at';
import { type WatchedSite, watchSite } from './watched-site';

export { expect } from 'playwright/test';

/**
 * A small file of the site. A page there has the site's origin but does not run any of its scripts.
 */
const NEUTRAL_FILE = '/pictures/logo/mark-tile.svg';

/** A service worker would answer with stored pages, and with the page for all paths where it has none. */
const FORGET = `(
  localStorage.clear(),
  sessionStorage.clear(),
  navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))
)`;

/** The size of a tablet in portrait. */
const SIZE = [820, 1180] as const;

/**
 * Expected messages. Hubs request thumbnails from the video site, which tests do not reach; unknown
 * URLs are reported as missing; and old Chromium reports a ResizeObserver loop for
 * content-visibility.
 */
const ALLOWED = [
  /Not there: [^ ]+\/\/i\.ytimg\.com/,
  /Console: There is no page at \/no\/such-page/,
  /ResizeObserver loop limit exceeded/,
];

interface Fixtures {
  /** A page on a device that has never opened the site. */
  readonly seat: EnginePage;
}

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly opened: { readonly engine: Engine; readonly site: WatchedSite };
}

/**
 * All tests of a worker use one window. Each test fails at the end if anything went wrong in its
 * pages.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  opened: [
    async ({ engineName }, lend) => {
      const site = await watchSite(SERVER_URL);
      const engine = await openEngine(engineName, site);
      await engine.page.resize(...SIZE);
      await lend({ engine, site });
      await engine.close();
      site.close();
    },
    { scope: 'worker', timeout: MAX_RUN_MS },
  ],
  seat: async ({ opened: { engine, site } }, lend, info) => {
    const { page } = engine;
    site.removeInitScripts();
    await page.goto(NEUTRAL_FILE);
    await page.evaluate(FORGET);
    await lend(page);
    if (info.status !== info.expectedStatus)
      await info.attach('window', { body: Buffer.from(await page.screenshot()), contentType: 'image/png' });
    expect(findUnexpectedErrors(site.takeErrors(), { allowed: ALLOWED, demanded: [] }), 'errors of the pages').toEqual(
      [],
    );
  },
});
