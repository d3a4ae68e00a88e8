import type { Page } from 'playwright/test';
import {
  createAddress,
  expect,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  newDevice,
  readStoredSession,
  sendEmail,
  signIn,
  test,
} from './helpers/account';
import { findEmailCode, findLink, openEmail, openInbox } from './helpers/inbox';

const SENT = ['Check your email!', "We've sent you a magic link to sign in."] as const;
const USED = 'This link has expired or was already used. Ask for a new one.';
const UNUSABLE = 'This link did not work. Ask for a new one.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.locator('main').getByLabel('Email address', { exact: true });
const send = (page: Page) => page.locator('main').getByRole('button', { name: /Send Magic Link|Sending\.\.\./ });

/** Requests an email on the sign-in page and waits for the confirmation. */
async function askForEmail(page: Page, typed: string): Promise<void> {
  await page.goto('/auth');
  await field(page).fill(typed);
  await send(page).click();
  await expect(heading(page)).toHaveText('Check your email');
}

/** Opens a link from an email and presses the button on its page. */
async function press(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Every URL that this tab can go back to. */
async function historyOf(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  return entries.map(({ url }) => url);
}

test.describe('Signing in', () => {
  test('leads from the email in the inbox to the home page, without leaving a token behind', async ({
    page,
    errors,
  }) => {
    // For the inbox, before it was opened from the terminal.
    errors.allow(/status of 403/);
    const address = createAddress('ada');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(heading(page)).toBeFocused();
    // Typed as if pasted from a clipboard.
    await field(page).fill(`  ${address.replace('ada', 'Ada').replace('example', 'Example')} `);
    await field(page).press('Enter');
    await expect(heading(page)).toHaveText('Check your email');
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('main')).toContainText(new RegExp(`emailed ${address}`, 'i'));
    await expectToast(page, ...SENT);
    await expect(page).toHaveURL('/auth');

    await page.getByRole('link', { name: 'open its inbox' }).click();
    await expect(heading(page)).toHaveText('This inbox is locked');
    await openInbox(page);
    const letter = await openEmail(page, address);
    await letter.getByRole('link', { name: 'Confirm and sign in' }).click();
    await expect(heading(page)).toHaveText('Sign in to Numeria');
    await expect(page).toHaveURL('/auth/confirm');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expectSignedIn(page);
    await expect(page).toHaveURL('/');
    await expectToast(page, 'You are signed in', address);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveText('A');
    const visited = await historyOf(page);
    expect(visited.length).toBeGreaterThan(3);
    expect(visited.filter((url) => /token|#/.test(url))).toEqual([]);

    await page.reload();
    await expectSignedIn(page);
  });

  test('works with the six-digit code from the email, on the page that requested it', async ({
    page,
    site,
    errors,
  }) => {
    errors.allow(/status of 403/);
    const address = createAddress();
    await askForEmail(page, address);
    const digits = await findEmailCode(site, address);
    const typed = page.locator('main').getByLabel('Code from the email');
    await typed.fill(digits.replace(/./, (first) => String((Number(first) + 1) % 10)));
    await typed.press('Enter');
    await expect(typed).toHaveAccessibleDescription(/^That code did not work/);
    // Like a phone that discards the tab while the user reads the email.
    await page.reload();
    await typed.fill(` ${digits.slice(0, 3)} ${digits.slice(3)}`);
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSignedIn(page);
    await expect(page).toHaveURL('/');
    await expectToast(page, 'You are signed in', address);
  });

  test('works on a device other than the one that requested the email, which stays signed out', async ({
    page,
    browser,
    site,
    errors,
  }) => {
    const address = createAddress();
    await askForEmail(page, address);
    const other = await newDevice(browser, site);
    errors.watch(other);
    const phone = await other.newPage();
    await press(phone, await findLink(site, address));
    await expectSignedIn(phone);
    await expect(phone).toHaveURL('/');
    expect(await readStoredSession(phone)).toContain(address);
    await other.close();
    await expectSignedOut(page);
    expect(await readStoredSession(page)).toBeNull();
  });

  test('ends with the tab on a shared device and leaves nothing behind', async ({ page, context, site }) => {
    const address = createAddress();
    await page.goto('/auth');
    await page.getByLabel('This is not my own device').check();
    await field(page).fill(address);
    await send(page).click();
    await expect(heading(page)).toHaveText('Check your email');
    // The link opens in a new tab, as if from a mail program.
    const tab = await context.newPage();
    await press(tab, await findLink(site, address));
    await expectSignedIn(tab);
    await tab.reload();
    await expectSignedIn(tab);
    expect(await readStoredSession(tab)).toBeNull();
    await expectSignedOut(page);
    await tab.close();
    await page.reload();
    await expectSignedOut(page);
    const { origins } = await context.storageState();
    expect(JSON.stringify(origins)).not.toContain(address);
  });

  test("shows the service's message that an email was sent a moment ago", async ({ page, site, errors }) => {
    errors.allow(/status of 429/);
    const { address } = await signIn(site);
    await page.goto('/auth');
    await field(page).fill(address);
    const answer = page.waitForResponse('**/auth/v1/otp*');
    await send(page).click();
    const { message } = await (await answer).json();
    expect(message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    await expectToast(page, 'Error', message);
    await expect(heading(page)).toHaveText('Welcome to Numeria');
    await expect(field(page)).toHaveValue(address);
  });

  test('waits for a button press, so that a mail program that checks the link does not use it up', async ({
    page,
    site,
  }) => {
    const link = await sendEmail(site, createAddress());
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
    await press(page, link);
    await expectSignedIn(page);
  });

  test('explains that a link has already been used and asks for an address again', async ({
    page,
    browser,
    site,
    errors,
  }) => {
    errors.allow(/status of 403/);
    const link = await sendEmail(site, createAddress());
    await page.goto(link);
    const other = await newDevice(browser, site);
    errors.watch(other);
    const phone = await other.newPage();
    await press(phone, link);
    await expectSignedIn(phone);
    await other.close();
    // The page was opened before the other device used the link.
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page)).toHaveText('This link no longer works');
    await expect(heading(page)).toBeFocused();
    await expectSignedOut(page);
    // The same with the URL that links had before this page existed.
    const { searchParams } = new URL(link);
    await page.goto(`/auth/v1/verify?token=${searchParams.get('token_hash')}&type=magiclink`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page)).toHaveText('This link no longer works');
    expect((await historyOf(page)).filter((url) => url.includes('token'))).toEqual([]);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/auth');
    await field(page).fill(createAddress());
    await send(page).click();
    await expect(heading(page)).toHaveText('Check your email');
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(heading(page)).toBeFocused();
  });

  for (const [what, path, text] of [
    ['that is too old', '/faq#error=access_denied&error_code=otp_expired', USED],
    ['with tokens', '/#access_token=a.b.c&refresh_token=d&token_type=bearer', UNUSABLE],
    ['that the service rejected', '/contact#error=server_error&error_code=unexpected_failure', UNUSABLE],
  ] as const) {
    test(`does not work with a link ${what}, and the page explains why`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.toast')).toHaveText([new RegExp(text)]);
      await expect(page).toHaveURL(path.replace(/#.*/, ''));
      await expectSignedOut(page);
      expect(await readStoredSession(page)).toBeNull();
    });
  }
});
