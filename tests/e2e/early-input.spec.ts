import type { Page, Route } from 'playwright/test';
import { NOT_FOUND, PAGES } from '../../scripts/site/pages';
import { test as base, createAddress, expect, expectToast } from './helpers/account';
import { getOrigin, markServerRendered, showFooter } from './helpers/hydration';

/** The hubs request thumbnails from the video site. */
const PICTURES = /i\.ytimg\.com/;
const SCRIPTS = /\/assets\/.+\.js$/;

/** A page whose scripts are held back until they are released. */
interface HeldPage {
  readonly page: Page;
  /** Resolves when the scripts have hydrated the page. */
  readonly letScriptsCome: () => Promise<void>;
}

/**
 * Opens pages on a new device as if over a slow network: the HTML has arrived, but its scripts have
 * not.
 */
const test = base.extend<{ openHeld: (path: string) => Promise<HeldPage> }>({
  openHeld: async ({ browser, site, errors }, lend) => {
    const device = await browser.newContext({ baseURL: site });
    errors.watch(device);
    errors.allow(PICTURES);
    await device.route(PICTURES, (route) => route.fulfill({ status: 204 }));
    await lend(async (path) => {
      const page = await device.newPage();
      const held: Route[] = [];
      let scripts: 'held' | 'coming' = 'held';
      await page.route(SCRIPTS, async (route) => {
        if (scripts === 'held') held.push(route);
        else await route.continue();
      });
      await markServerRendered(page);
      await page.goto(path, { waitUntil: 'commit' });
      const letScriptsCome = async (): Promise<void> => {
        expect(await getOrigin(page)).toBe('as sent');
        scripts = 'coming';
        for (const route of held) await route.continue();
        await expect.poll(() => getOrigin(page)).toBe('hydrated');
      };
      return { page, letScriptsCome };
    });
    await device.close();
  },
});

test.describe('Text typed before the scripts have loaded', () => {
  test('never ends up in a URL, and is still there after a press', async ({ browser, site }) => {
    const device = await browser.newContext({ baseURL: site });
    const page = await device.newPage();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    for (const [label, text] of [
      ['Name', 'Ada'],
      ['Email', 'ada@example.org'],
      ['Subject', 'A bug'],
      ['Message', 'Not for the address'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
    // Read in the page itself, because the content security policy has blocked the submission.
    const stored = await page.evaluate(() => [location.href, document.querySelector('textarea')?.value]);
    expect(stored).toEqual([`${site}/contact`, 'Not for the address']);
    await device.close();
  });

  test('is in fields without a name on every page, regardless of the headers that the host sends', async ({
    request,
  }) => {
    for (const { path } of [...PAGES, NOT_FOUND]) {
      const html = await (await request.get(path)).text();
      // Radio buttons cannot be typed into, and their name groups them.
      expect(html, path).not.toMatch(/<(?:input(?! type="radio")|textarea|select)[^>]* name=/);
    }
  });

  test('stays in the contact form, with the cursor where it was', async ({ openHeld }) => {
    const { page, letScriptsCome } = await openHeld('/contact');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Email').fill('ada@example.org');
    await field('Message').fill('7 + 5 is 12');
    await field('Name').fill('Ada');
    await field('Name').press('Home');
    await letScriptsCome();
    await page.keyboard.type('Dr ');
    await expect(field('Name')).toHaveValue('Dr Ada');
    await expect(field('Email')).toHaveValue('ada@example.org');
    await expect(field('Message')).toHaveValue('7 + 5 is 12');
    const letter = encodeURIComponent('7 + 5 is 12\r\n\r\nDr Ada\r\nada@example.org');
    await expect(page.getByRole('link', { name: 'Open in my email app' })).toHaveAttribute(
      'href',
      new RegExp(`body=${letter}$`),
    );
  });

  test('stays in the field of the sign-in page, valid or not', async ({ openHeld }) => {
    const { page, letScriptsCome } = await openHeld('/auth');
    await page.getByLabel('Email address', { exact: true }).fill('mia');
    await letScriptsCome();
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await expect(page.getByText('Enter a full email address')).toBeVisible();
    await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('mia');
  });

  test("is used as the newsletter's address", async ({ openHeld }) => {
    const { page, letScriptsCome } = await openHeld('/faq');
    const address = createAddress();
    await page.getByLabel('Email address for the newsletter').fill(address);
    await letScriptsCome();
    await showFooter(page);
    await expect(page.getByLabel('Email address for the newsletter')).toHaveValue(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  });

  test('is used as the search term in a hub', async ({ openHeld }) => {
    const { page, letScriptsCome } = await openHeld('/video-hub/alevels');
    await page.getByRole('searchbox').fill('vectors');
    await letScriptsCome();
    await expect(page.getByRole('switch', { name: 'All exam boards' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('vectors');
    await expect(page.getByRole('article').first()).toContainText(/vectors/i);
  });

  test('is stored, and so is a tick in a hub', async ({ openHeld }) => {
    const { page, letScriptsCome } = await openHeld('/video-hub/alevels');
    const ticks = page.getByRole('checkbox', { name: /^Watched: / });
    await ticks.nth(1).check();
    await letScriptsCome();
    await expect(page.getByText(/^1 of \d+ watched$/)).toBeVisible();
    await expect(ticks.nth(1)).toBeChecked();
    await page.reload();
    await expect(page.getByText(/^1 of \d+ watched$/)).toBeVisible();
    await expect(ticks.nth(1)).toBeChecked();
    await expect(ticks.nth(0)).not.toBeChecked();
  });
});
