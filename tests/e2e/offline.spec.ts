import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { TRIED_PAGES } from '../../scripts/site/pages.ts';
import { deploymentTest } from './helpers/deployment';
import { showFooter } from './helpers/hydration';
import { expect, test } from './helpers/test';

const GAMES = TRIED_PAGES.filter(({ kind }) => kind === 'game').map(({ path }) => path);
const OTHERS = TRIED_PAGES.filter(({ kind }) => kind !== 'game').map(({ path }) => path);

const ASSETS = join(import.meta.dirname, '../../dist/assets');

/** A worker is not a module of the page, so the import map does not apply to it, and its importer names its file. */
const WORKER = /-worker-[\w-]+\.js$/;
const PICTURES_OF_VIDEOS = /i\.ytimg\.com/;
const NO_SUCH_PAGE = /There is no page at/;
/**
 * A script of the old version, requested from a server that has the new one. Slow devices report it
 * twice before they reload.
 */
const GONE = /404 \(Not Found\) \(\S+\/assets\/|dynamically imported module: \S+\/assets\/Faq-/;
const IS_NEXT = /-next$/;

const offer = (page: Page) => page.getByRole('region', { name: 'New version' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/**
 * The live region of the update offer, which appears in the page once it has checked for a new
 * version.
 */
const offerReader = (page: Page) => page.locator('body > div > [role="status"]');
/** The build that a page belongs to. */
const buildOf = (page: Page) => page.locator('[data-build]').getAttribute('data-build');
const stateOf = (page: Page) => page.locator('main').getAttribute('data-state');

/** Waits until the device has stored the whole site and serves it. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    if (workers.controller === null)
      await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  });

/**
 * Makes the browser check for a new version, as it does from time to time, and waits until that
 * version is downloaded.
 */
const newVersionFetched = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return;
    await new Promise<void>((resolve) =>
      installing.addEventListener('statechange', () => installing.state === 'installed' && resolve()),
    );
  });

/** The state of an untimed game, which changes only when it is answered. */
const shown = (page: Page) => page.locator('main').evaluate((main) => `${main.dataset['state']} ${main.textContent}`);

/** Ends a round from its pause card. */
async function endRound(page: Page, onPaused: () => Promise<void> = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => stateOf(page)).toMatch(/paused$/);
  await onPaused();
  await page.getByRole('button', { name: 'End round' }).click();
}

/** Gives an answer, right or wrong, and expects the game to react. */
async function answer(page: Page): Promise<void> {
  const choice = page
    .getByRole('group', { name: /^Answers/ })
    .getByRole('button')
    .first();
  const field = page.locator('main').getByRole('textbox');
  await choice.or(field).first().waitFor();
  const before = await shown(page);
  if (await choice.isVisible()) {
    await choice.click();
    const check = page.getByRole('button', { name: 'Check Answer' });
    if (await check.isVisible()) await check.click();
  } else {
    for (const one of await field.all()) await one.fill('1');
    await field.last().press('Enter');
  }
  await expect.poll(() => shown(page)).not.toBe(before);
}

deploymentTest(
  'A new version is offered between rounds, and after one visit everything works offline',
  async ({ context, page, deployment, errors }) => {
    errors.allow(PICTURES_OF_VIDEOS);
    errors.allow(NO_SUCH_PAGE);
    errors.allow(GONE);
    const { step } = deploymentTest;
    // A busy machine takes a long time to store a whole site.
    deploymentTest.slow();

    await page.goto('/algebra-adventure?time=none&start');
    await expect(page.getByTestId('question')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await endRound(page);
    await stored(page);
    await page.goto('/');
    const session = await context.newCDPSession(page);
    // A test browser counts as private, which is the only acceptable error.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const oldBuild = await buildOf(page);

    const other = await context.newPage();
    await step('nothing is offered during a round, and the offer takes no focus', async () => {
      await other.goto('/contact');
      await heading(other).waitFor();
      await page.goto('/algebra-adventure?time=none&start');
      await expect(page.getByTestId('question')).toBeVisible();
      deployment.release();
      await newVersionFetched(page);
      await expect(offer(other)).toBeVisible();
      expect(await stateOf(page)).toContain('playing');
      await expect(offer(page)).toBeHidden();
      await endRound(page, () => expect(offer(page)).toBeHidden());
      await expect(offer(page)).toBeVisible();
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    await step('after pressing Later nobody is asked again', async () => {
      await offer(page).getByRole('button', { name: 'Later' }).press('Enter');
      await expect(offer(page)).toBeHidden();
      await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
      await page.goto('/times-tables');
      await expect(heading(page)).toBeVisible();
      expect(await buildOf(page)).toBe(oldBuild);
      await offerReader(page).waitFor({ state: 'attached' });
      await expect(offer(page)).toBeHidden();
    });

    await step('if another tab takes it, this one stays as it is, but gets another offer', async () => {
      await other.getByLabel('Name', { exact: true }).fill('Ada');
      await offer(other).getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => buildOf(other)).toMatch(IS_NEXT);
      await expect(offer(other)).toBeHidden();
      await expect(offer(page)).toBeVisible();
      expect(await buildOf(page)).toBe(oldBuild);
      await offer(page).getByRole('button', { name: 'Later' }).click();
      await expect(offer(page)).toBeHidden();
    });

    await step('if its next page is gone, it reloads with the new version', async () => {
      await session.send('Network.clearBrowserCache');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect.poll(() => buildOf(page)).toMatch(IS_NEXT);
      await expect(page).toHaveURL('/faq');
      await expect(heading(page)).toBeVisible();
    });

    await other.close();
    deployment.stop();
    await context.setOffline(true);
    await step('every game can be played offline', async () => {
      for (const path of GAMES) {
        await page.goto(`${path}?seed=7&time=none&mute&start&from=a-link`);
        await expect(page.locator('main[data-canvas="drawn"] canvas')).toBeVisible();
        await answer(page);
      }
    });
    await step('every page can be read offline', async () => {
      for (const path of OTHERS) {
        await page.goto(`${path}?from=a-link`);
        await expect(heading(page)).toBeVisible();
      }
      await page.goto('/no/such/page');
      await expect(heading(page)).toHaveText('404');
    });
    await step('a fault can be written down offline', async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Something is wrong' }).click();
      await expect(page.getByRole('dialog').locator('pre')).toContainText('Browser: ');
    });
  },
);

deploymentTest(
  'After a change of one script a device downloads that script and one page, and all stored pages use it',
  async ({ context, page, deployment, errors }) => {
    errors.allow(PICTURES_OF_VIDEOS);
    deploymentTest.slow();
    await page.goto('/algebra-adventure?time=none&start');
    await endRound(page);
    await stored(page);
    await page.goto('/contact');
    await heading(page).waitFor();
    const script = deployment.releaseScript(/^Faq-.*\.js$/);
    deployment.requests.length = 0;
    await newVersionFetched(page);
    const downloads = deployment.requests.filter((path) => !/^\/(?:sw\.js|robots\.txt|auth\/|rest\/)/.test(path));
    expect(downloads.map((path) => path.replace(/\?.*/, '')).toSorted()).toEqual([script, '/shell.html']);

    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page)).toMatch(IS_NEXT);
    deployment.stop();
    await context.setOffline(true);
    for (const path of [...OTHERS, ...GAMES]) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(await buildOf(page)).toMatch(IS_NEXT);
    }
    await page.goto('/teachers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(heading(page)).toBeVisible();
  },
);

deploymentTest(
  'A browser without import maps works, also offline once it has stored the whole site',
  async ({ context, page, deployment }) => {
    deploymentTest.slow();
    deployment.withoutImportMaps();
    await context.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/algebra-adventure?time=none&start');
    await endRound(page);
    await stored(page);
    deployment.stop();
    await context.setOffline(true);
    await page.goto('/times-tables?seed=7&time=none&mute&start');
    await expect(page.locator('main[data-canvas="drawn"] canvas')).toBeVisible();
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).toBeVisible();
    const scripts = asked.filter((path) => path.endsWith('.js') && path !== '/sw-plain.js' && !WORKER.test(path));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((path) => !path.startsWith('/plain/'))).toEqual([]);
  },
);

test("Scripts do not contain each other's file names, so that a change renames only one", () => {
  const files = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const naming = scripts.flatMap((script) => {
    const named = new Set(readFileSync(join(ASSETS, script), 'utf8').match(/[\w.-]+\.(?:js|css)\b/g));
    return files
      .filter((file) => file !== script && named.has(file) && !WORKER.test(file))
      .map((file) => `${script} names ${file}`);
  });
  expect(naming).toEqual([]);
});

test('A missing page causes a single reload on a device that has not stored the site', async ({ page, errors }) => {
  errors.allow(/404|dynamically imported module|MIME type/);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('There is no room.', 'QuotaExceededError'));
  });
  // Counts requests, because a page may be reloaded before it has finished loading.
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  /** Each automatic reload is preceded by a check that the site is online. */
  const probes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/robots.txt') && probes.push(request.url()));
  const gone = /\/assets\/(?:Faq|Contact)-.*\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.goto('/');
  await showFooter(page);
  loads.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => loads).toEqual(['/faq']);
  await expect(page.getByRole('alert')).toContainText('This page did not load');
  expect(probes).toHaveLength(1);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/contact');
  await expect.poll(() => loads).toEqual(['/faq', '/contact', '/contact']);
  await expect(page.getByRole('alert')).toContainText('This page did not load');
  expect(probes).toHaveLength(2);

  await page.unroute(gone);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
