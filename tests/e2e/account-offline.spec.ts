import type { Locator, Page } from 'playwright/test';
import {
  addFavourite,
  createAddress,
  expect,
  expectSignedOut,
  expectToast,
  newDevice,
  readStoredSession,
} from './helpers/account';
import { ownSiteTest, SERVER_UNREACHABLE, waitForToastsToDisappear } from './helpers/own-site';

const FAILED = ['Error', 'Something went wrong. Please try again.'] as const;

const heart = (page: Page, game: string): Locator => page.getByRole('button', { name: `Favourite: ${game}` });
const isFilled = (heart: Locator, isSo: boolean): Promise<void> =>
  expect(heart).toHaveAttribute('aria-pressed', String(isSo));
const button = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name, exact: true });
const subscribe = (page: Page): Locator => page.getByRole('button', { name: 'Subscribe' });

/**
 * Types into a form and waits for the script that loads on first use. A server that stops during
 * that download is a different case, because browsers never retry a script that failed to load.
 */
async function touch(field: Locator, text: string, part: string): Promise<void> {
  const page = field.page();
  const asked = page.waitForRequest((request) => request.url().includes(`/assets/${part}-`));
  await field.fill(text);
  await page.evaluate((address) => import(address), (await asked).url());
}

/** Presses a control, expects this message, and waits until it has disappeared. */
async function press(control: Locator, ...message: readonly [string, string, 'destructive'?]): Promise<void> {
  const page = control.page();
  await control.click();
  await expectToast(page, ...message);
  await waitForToastsToDisappear(page);
}

ownSiteTest(
  'When the server stops, every form says so and keeps its text; when it is back, everything works',
  async ({ context, page: home, browser, server, site, member, errors }) => {
    errors.allow(SERVER_UNREACHABLE);
    const device = await newDevice(browser, site);
    errors.watch(device);
    const [profile, guest] = [await context.newPage(), await device.newPage()];
    for (const page of [profile, guest]) await page.clock.install();
    const email = guest.locator('main').getByLabel('Email address', { exact: true });
    const newsletter = guest.getByLabel('Email address for the newsletter');
    const address = createAddress();

    await addFavourite(site, member, 'math-warp');
    await home.goto('/');
    await isFilled(heart(home, 'Math Warp'), true);
    await profile.goto('/profile');
    await profile.getByLabel('First Name').fill('Ada');
    await guest.goto('/auth');
    await touch(email, address, 'magic-link');
    await touch(newsletter, address, 'newsletter');
    await server.stop();

    await ownSiteTest.step('without it', async () => {
      await press(heart(home, 'Time Master'), ...FAILED, 'destructive');
      await isFilled(heart(home, 'Time Master'), false);
      await press(heart(home, 'Math Warp'), ...FAILED, 'destructive');
      await isFilled(heart(home, 'Math Warp'), true);
      for (const name of ['Save Profile', 'Download my data']) await press(button(profile, name), ...FAILED);
      const notFetched = ['This did not load', 'Check your connection, then try again.', 'destructive'] as const;
      await press(button(profile, 'Delete my account'), ...notFetched);
      await expect(profile.getByLabel('First Name')).toHaveValue('Ada');
      await press(button(guest, 'Send Magic Link'), ...FAILED);
      await expect(email).toHaveValue(address);
      await press(subscribe(guest), 'Error', 'Failed to subscribe. Please try again later.');
      await expect(newsletter).toHaveValue(address);
    });

    await server.start();
    await ownSiteTest.step('with it again', async () => {
      await press(heart(home, 'Time Master'), 'Added to favorites', 'Game added to your favorites');
      await press(button(profile, 'Save Profile'), 'Success', 'Profile updated successfully');
      await button(profile, 'Delete my account').click();
      await profile.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
      await press(subscribe(guest), 'Subscribed!', 'Thank you for subscribing to our newsletter.');
      await press(button(guest, 'Send Magic Link'), 'Check your email!', "We've sent you a magic link to sign in.");
      await home.reload();
      for (const game of ['Time Master', 'Math Warp']) await isFilled(heart(home, game), true);
    });

    await server.stop();
    await ownSiteTest.step('signing out works without it', async () => {
      await button(profile, 'Sign Out').click();
      await expect(profile).toHaveURL('/');
      for (const page of [profile, home]) await expectSignedOut(page);
      expect(await readStoredSession(profile)).toBeNull();
    });
    await device.close();
  },
);
