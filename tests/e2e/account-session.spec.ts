import type { Page } from 'playwright/test';
import { SESSION_KEY } from '../../src/account/session-storage';
import {
  addFavourite,
  createAddress,
  expect,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  memberTest,
  newDevice,
  readStoredSession,
  sendEmail,
  signIn,
  test,
} from './helpers/account';
import { showFooter } from './helpers/hydration';
import { bareTest } from './helpers/own-site';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const heart = (page: Page, game: string) => page.getByRole('button', { name: `Favourite: ${game}` });
const ENDED = [
  'You are signed out',
  'You signed out in another tab or on another device, or your sign-in expired. You can sign in again.',
] as const;
const letter = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' });

/** Makes a stored session look as if its access token had expired. */
const letExpire = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, SESSION_KEY);

/** The part of a stored session that a refresh replaces. */
async function refreshTokenOf(page: Page): Promise<unknown> {
  return JSON.parse((await readStoredSession(page)) ?? '{}').refresh_token;
}

/** Records the URLs that the pages of a context request from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

memberTest.describe('A session', () => {
  memberTest('ends by signing out, which leads home and deletes everything', async ({ page, member }) => {
    await page.goto('/faq');
    await letter(page).click();
    await expect(page.getByText(member.address).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).dblclick();
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
    await expect(heading(page)).toBeFocused();
    expect(await readStoredSession(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(member.address)).toHaveCount(0);
  });

  memberTest(
    'that ends in one tab ends in the other, which then shows nothing of it',
    async ({ context, page: one, member }) => {
      const other = await context.newPage();
      await other.goto('/profile');
      await expect(other.getByRole('button', { name: 'Save Profile' })).toBeVisible();
      const home = await context.newPage();
      await home.goto('/');
      await expect(heart(home, 'Time Master')).toBeVisible();
      await one.goto('/profile');
      await one.getByRole('button', { name: 'Sign Out', exact: true }).click();
      await expectSignedOut(one);
      await expect(other).toHaveURL('/auth');
      await expectToast(other, ...ENDED);
      await expect(other.getByText(member.address)).toHaveCount(0);
      await expectSignedOut(home);
      await expect(heart(home, 'Time Master')).toHaveCount(0);
    },
  );

  memberTest('continues in both of two tabs that refresh it at the same time', async ({ context, page: one }) => {
    const other = await context.newPage();
    await one.goto('/faq');
    await expectSignedIn(one);
    await letExpire(one);
    const before = await refreshTokenOf(one);
    const asked = requestsOf(one);
    await Promise.all([one.goto('/profile'), other.goto('/')]);
    await expect(one.getByRole('button', { name: 'Save Profile' })).toBeVisible();
    await expect(heart(other, 'Time Master')).toBeVisible();
    expect(asked).toContain('/auth/v1/token');
    expect(await refreshTokenOf(one)).not.toBe(before);
    // Again, in tabs that have been open all the time.
    await letExpire(one);
    await Promise.all([one, other].map((page) => page.reload()));
    await expect(one.getByRole('button', { name: 'Save Profile' })).toBeVisible();
    await heart(other, 'Time Master').click();
    await expectToast(other, 'Added to favorites', 'Game added to your favorites');
    await expectSignedIn(one);
  });

  memberTest(
    "continues when the device's clock is a day ahead or a day behind",
    async ({ browser, site, member, errors }) => {
      const device = await newDevice(browser, site, member.session);
      errors.watch(device);
      const page = await device.newPage();
      for (const hours of [24, -24]) {
        await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
        await page.goto('/');
        await expect(heart(page, 'Time Master')).toBeVisible();
        await letter(page).click();
        await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
      }
      await device.close();
    },
  );

  memberTest(
    'that is ended everywhere ends on another device at its next request, with an explanation',
    async ({ page, browser, member, site, errors }) => {
      await page.goto('/profile');
      const other = await newDevice(browser, site, member.session);
      errors.watch(other);
      errors.allow(/status of 40\d/);
      const tablet = await other.newPage();
      await tablet.goto('/');
      await expect(heart(tablet, 'Time Master')).toBeVisible();
      await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
      await expectSignedOut(page);
      await expect(page).toHaveURL('/');
      await expectToast(page, 'You are signed out everywhere', 'You can sign in again on any device.');
      await heart(tablet, 'Time Master').click();
      await expectSignedOut(tablet);
      await expectToast(tablet, ...ENDED);
      expect(await readStoredSession(tablet)).toBeNull();
      await other.close();
    },
  );

  memberTest(
    'of an account that was deleted on another device ends at its next request',
    async ({ page, browser, member, site, errors }) => {
      await page.goto('/');
      await expect(heart(page, 'Time Master')).toBeVisible();
      const other = await newDevice(browser, site, member.session);
      errors.watch(other);
      errors.allow(/status of 40\d/);
      const phone = await other.newPage();
      await phone.goto('/profile');
      await phone.getByRole('button', { name: 'Delete my account' }).click();
      await phone.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
      await expectSignedOut(phone);
      await other.close();
      await heart(page, 'Time Master').click();
      await expectSignedOut(page);
      await expect(heart(page, 'Time Master')).toHaveCount(0);
      expect(await readStoredSession(page)).toBeNull();
    },
  );

  memberTest('is not affected by any address, and no page is left because of one', async ({ page, site }) => {
    const stranger = await signIn(site);
    const tokens = `access_token=${stranger.accessToken}&refresh_token=x&token_type=bearer`;
    for (const [address, said] of [
      [`/faq#${tokens}`, /This link did not work/],
      ['/contact#error_code=otp_expired', /This link has expired or was already used/],
      ['/?code=34e770dd-9ff9-416c-87fa-43b31d7ef225', null],
    ] as const) {
      await page.goto(address);
      await expect(letter(page)).toHaveText('M');
      await expect(page).toHaveURL(address.replace(/#.*/, ''));
      await expect(page.locator('.toast')).toHaveText(said === null ? [] : [said]);
    }
  });

  memberTest('of one child is replaced by the next on the same device', async ({ page, member, site }) => {
    await addFavourite(site, member, 'time-master');
    await page.goto('/');
    await expect(heart(page, 'Time Master')).toHaveAttribute('aria-pressed', 'true');
    // A sister opens her email although no one has signed out.
    const next = createAddress('zoe');
    await page.goto(await sendEmail(site, next));
    await expect(page.locator('main')).toContainText(`You are signed in as ${member.address}.`);
    await expect(letter(page)).toHaveText('M');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectToast(page, 'You are signed in', next);
    await expect(letter(page)).toHaveText('Z');
    await expect(heart(page, 'Time Master')).toHaveAttribute('aria-pressed', 'false');
    await letter(page).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next);
    await expect(page.getByText(member.address)).toHaveCount(0);
  });
});

test.describe('A visitor', () => {
  test('does not load anything that only accounts need, on any page', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const asked = requestsOf(page);
    for (const path of ['/', '/auth', '/profile', '/faq', '/time-master', '/arithmetic-hero']) {
      await page.goto(path);
      await expectSignedOut(page);
      await page.waitForLoadState('networkidle');
    }
    expect(scripts.size).toBeGreaterThan(5);
    for (const script of scripts)
      expect(await (await fetch(script)).text(), script).not.toMatch(/GoTrue|signInWithOtp|PostgrestError/);
    expect(asked.filter((path) => /^\/(?:auth|rest)\/v1/.test(path))).toEqual([]);
  });
});

/** Makes local storage appear full. Runs before the page's scripts. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Makes local storage appear blocked. Runs before the page's scripts. */
function forbidStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

test.describe('A device that cannot store anything', () => {
  for (const [why, script] of [
    ['has no room', fillStorage],
    ['may not', forbidStorage],
  ] as const)
    test(`still allows signing in until the page is closed: it ${why}`, async ({ page, site, errors }) => {
      // The browser's message for a profile that does not exist yet.
      errors.allow(/status of 406/);
      await page.addInitScript(script);
      await page.goto(await sendEmail(site, createAddress()));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expectSignedIn(page);
      await letter(page).click();
      await page.getByLabel('First Name').fill('Ada');
      await page.getByRole('button', { name: 'Save Profile' }).click();
      await expectToast(page, 'Success', 'Profile updated successfully');
      await page.reload();
      await expectSignedOut(page);
    });
});

bareTest.describe('A copy of the site without accounts', () => {
  bareTest('says so on the sign-in page and in the footer, and everything else works', async ({ page }) => {
    await page.goto('/auth');
    await expect(heading(page)).toHaveText('Welcome to Numeria');
    await expect(
      page.getByText(
        'This copy of Numeria has no accounts, so you do not need to sign in. All the games work without an account, and your progress stays on this device.',
        { exact: true },
      ),
    ).toBeVisible();
    await showFooter(page);
    await expect(page.getByRole('contentinfo')).toContainText('This copy of Numeria sends no newsletter.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth');
    await page.locator('main').getByRole('link', { name: 'Go to the games' }).click();
    await expect(page.locator('#games')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Games for Primary Maths' })).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0);
  });

  bareTest('signs nobody in with a session left by another copy, or with a link', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"access_token":"a.b.c"}'), SESSION_KEY);
    for (const path of ['/', '/#access_token=a.b.c&refresh_token=d&token_type=bearer']) {
      await page.goto(path);
      await expectSignedOut(page);
      await expect(heading(page)).toHaveText('Pick an island and play with maths.');
    }
  });
});
