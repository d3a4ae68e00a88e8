import { findInlineScripts } from '../../scripts/site/built-pages.ts';
import { NOT_FOUND, PAGES } from '../../scripts/site/pages';
import { SESSION_KEY } from '../../src/account/session-storage';
import { expect, test } from './helpers/account';
import { getOrigin, markServerRendered } from './helpers/hydration';

const HOME = /^\/$/;
const PICTURES_OF_VIDEOS = /i\.ytimg\.com/;

/** A value that the visitor's device stored earlier. */
const stored = (name: string, data: unknown) => ({ name, value: JSON.stringify({ version: 1, data }) });

test.describe('Prerendered HTML', () => {
  test('works for a returning visitor in another year, time zone and theme', async ({ browser, site, errors }) => {
    const localStorage = [
      stored('numeria.theme', 'dark'),
      stored('numeria.settings', { time: 'none', isMuted: true, volume: 0.1 }),
    ];
    const device = await browser.newContext({
      baseURL: site,
      timezoneId: 'Pacific/Kiritimati',
      locale: 'de-DE',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
    });
    errors.watch(device);
    errors.allow(PICTURES_OF_VIDEOS);
    await device.route(PICTURES_OF_VIDEOS, (route) => route.fulfill({ status: 204 }));
    const page = await device.newPage();
    await page.clock.setFixedTime('2031-12-31T23:30:00Z');
    await markServerRendered(page);
    const hubs = PAGES.filter(({ kind }) => kind === 'hub').map(({ path }) => path);
    const others = ['/', '/contact', '/faq', '/privacy', '/auth', '/times-tables', '/mental-maths?seed=7'];
    for (const path of [...others, ...hubs]) {
      await page.goto(path);
      await expect.poll(() => getOrigin(page), path).toBe('hydrated');
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
    }
    await page.goto('/');
    // The footer is hydrated when it is seen, and moves down until everything above it has been laid out.
    const footer = page.getByRole('contentinfo');
    await expect
      .poll(async () => {
        await footer.scrollIntoViewIfNeeded();
        return footer.textContent();
      })
      .toContain('© 2032 Numeria');
    await page.getByRole('button', { name: 'How I play' }).click();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
    await device.close();
  });

  test('is adjusted to the URL and the device after loading', async ({ page }) => {
    await markServerRendered(page);
    await page.goto('/faq#teachers');
    await expect(page.getByRole('button', { name: 'Can teachers use' })).toHaveAttribute('aria-expanded', 'true');
    expect(await getOrigin(page)).toBe('replaced');
    await page.goto('/mental-maths?seed=7&start');
    await expect(page.getByTestId('question')).toBeVisible();
    expect(await getOrigin(page)).toBe('replaced');
    await page.goto('/video-hub/canadian?tab=grade-12');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/Grade 12/);
    expect(await getOrigin(page)).toBe('replaced');
    await page.evaluate(() => localStorage.setItem('numeria.videos', '{"version":1,"data":{"watched":{},"last":{}}}'));
    await page.goto('/video-hub/canadian');
    await expect.poll(() => getOrigin(page)).toBe('replaced');
  });

  test('is the same for everyone: a member without a connection is not sent away from their page', async ({
    page,
    errors,
  }) => {
    errors.allow(/./);
    await page.goto('/contact');
    await page.evaluate((key) => localStorage.setItem(key, '{}'), SESSION_KEY);
    await page.goto('/profile');
    // Only after the session turns out to be invalid is the user sent to sign in.
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Numeria');
  });

  test('shows no sign-in link to someone with a stored session, before any script of the site has run', async ({
    browser,
    site,
  }) => {
    for (const where of ['localStorage', 'sessionStorage', null] as const) {
      const device = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
      const page = await device.newPage();
      await page.addInitScript(([of, key]) => (of === null ? undefined : window[of].setItem(key, '{}')), [
        where,
        SESSION_KEY,
      ] as const);
      await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const link = page.locator('.nav-account a');
      await expect(link).toHaveText('Sign In');
      await expect(link).toBeVisible({ visible: where === null });
      if (where === 'localStorage') {
        await page.goto('/auth', { waitUntil: 'domcontentloaded' });
        await expect(page.locator('main h1')).toBeHidden();
        await page.goto('/profile', { waitUntil: 'domcontentloaded' });
        expect((await page.locator('main').innerText()).trim()).toBe('');
      }
      await device.close();
    }
  });

  test('has the right colours before its scripts have run', async ({ browser, site }) => {
    const localStorage = [stored('numeria.theme', 'dark')];
    const storageState = { cookies: [], origins: [{ origin: site, localStorage }] };
    const device = await browser.newContext({ baseURL: site, storageState });
    const page = await device.newPage();
    await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await getOrigin(page)).toBe('as sent');
    await device.close();
  });
});

test.describe('Without JavaScript', () => {
  test('every page can be read, has a title, and links to others', async ({ browser, site, errors }) => {
    const device = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    errors.watch(device);
    const page = await device.newPage();
    for (const { path, title, kind } of PAGES) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page, path).toHaveTitle(title);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const strings = await page.locator('main').innerText();
      expect.soft(strings.length, path).toBeGreaterThan(100);
      expect.soft(strings, path).not.toMatch(/Loading|One moment/);
      if (kind === 'game') expect.soft(strings, path).toMatch(/How to play[\s\S]*switch JavaScript on/);
      if (kind === 'faq') expect.soft(strings, path).toContain('nobody can lock it away.');
      const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const meant = PAGES.filter(({ path: other, kind }) => {
        // Subpages are linked only from their parent page.
        const isWithin = PAGES.some((outer) => outer.path !== '/' && other.startsWith(`${outer.path}/`));
        return kind === 'account' ? other === '/auth' : !isWithin || other.startsWith(`${path}/`);
      }).map(({ path }) => path);
      expect.soft(links, path).toEqual(expect.arrayContaining(meant));
      expect.soft(links, path).not.toEqual(expect.arrayContaining([expect.stringMatching(/^#?$/)]));
    }
    await device.close();
  });

  test('forms that need scripts are hidden, and the email address to write to is shown', async ({ browser, site }) => {
    const device = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    const page = await device.newPage();
    for (const path of ['/', '/contact', '/auth', '/video-hub/alevels']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const field of await page.locator('input, textarea').all()) await expect(field, path).toBeHidden();
    }
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const links = page.locator('main a[href^="mailto:"]');
    await expect(links.first()).toBeVisible();
    await expect(links.last()).toHaveText('Open in my email app');
    await page.goto('/auth', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main noscript p')).toBeVisible();
    await device.close();
  });

  test('a hub lists all its videos, including those in tabs that need scripts to open', async ({
    browser,
    site,
    request,
  }) => {
    const html = await (await request.get('/video-hub/alevels')).text();
    const data: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    const { itemListElement } = Object(Object(data).mainEntity);
    const device = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    const page = await device.newPage();
    await page.goto('/video-hub/alevels', { waitUntil: 'domcontentloaded' });
    const links = page.locator('main noscript a');
    await expect(links).toHaveText(itemListElement.map(({ name }: { name: string }) => name));
    await expect(links.last()).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await device.close();
  });

  test('an unknown URL gets status 404 and the not-found page', async ({ browser, site }) => {
    const device = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    const page = await device.newPage();
    for (const path of ['/nowhere', '/faq/nowhere', '/deep/down/below.html']) {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), path).toBe(404);
      await expect(page, path).toHaveTitle(NOT_FOUND.title);
      await expect(page.getByRole('link', { name: 'Return to Home', exact: true }), path).toHaveAttribute('href', HOME);
    }
    await device.close();
  });
});

test('In a browser that is too old, every page says so, stays as it was sent, and can be read', async ({
  browser,
  site,
  errors,
}) => {
  const device = await browser.newContext({ baseURL: site });
  errors.watch(device);
  await device.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    CSS.supports = () => false;
  });
  const page = await device.newPage();
  for (const [path, strings] of [
    ['/faq', 'nobody can lock it away.'],
    ['/video-hub/gcse', 'Pythagoras'],
    ['/times-tables', 'How to play'],
    ['/contact', 'write to'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert'), path).toContainText('This browser is too old to play here.');
    await expect(page.locator('main'), path).toContainText(strings, { useInnerText: true });
    await expect(page.locator(':is(button, input, textarea):visible'), path).toHaveCount(0);
    expect(await getOrigin(page), path).toBe('as sent');
  }
  await device.close();
});

/** A page without its import map, which then loads only what it requests itself. */
const withoutNames = (html: string): string => html.replace(/<script type="importmap".*?<\/script>/s, '');

test("A game's page does not wait for any script that its HTML does not request", async ({ page }) => {
  let html = '';
  await page.route('**/assets/*.js', async (route) => {
    const isAskedFor = html.includes(new URL(route.request().url()).pathname);
    // All other requests are left pending.
    if (isAskedFor) await route.continue();
  });
  for (const { path } of PAGES.filter(({ kind }) => kind === 'game')) {
    html = withoutNames(await (await page.request.get(path)).text());
    await page.goto(path);
    await expect(page.locator('main[data-state]'), path).toBeVisible();
  }
});

test('A page whose last lines never arrive still becomes visible a moment later', async ({ browser, site, errors }) => {
  const device = await browser.newContext({ baseURL: site });
  errors.watch(device);
  const page = await device.newPage();
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.lastIndexOf('<script>')) });
  });
  // If it is only installed, the page's clock keeps running.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/faq');
  const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  await expect(page.locator('body')).toBeHidden();
  expect(await opacity()).toBe('0');
  await page.clock.runFor(1500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await opacity()).toBe('1');
  await device.close();
});

test('The scripts of a page start with the compile hint', async ({ request }) => {
  const html = withoutNames(await (await request.get('/mental-maths')).text());
  const scripts = html.match(/\/assets\/[^"\s]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) {
    expect(await (await request.get(path)).text(), path).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('A page contains only the inline scripts that all pages have', async ({ request }) => {
  const scriptsOf = async (path: string) => findInlineScripts(await (await request.get(path)).text());
  const shared = await scriptsOf('/shell');
  expect(shared.join()).toContain("stored('numeria.theme')");
  for (const { path } of [...PAGES, NOT_FOUND]) expect(await scriptsOf(path), path).toEqual(shared);
});
