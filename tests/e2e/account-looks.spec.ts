import type { Locator, Page } from 'playwright/test';
import {
  addFavourite,
  createAddress,
  expect,
  expectSignedIn,
  expectSignedOut,
  expectToast,
  type Member,
  memberTest,
  sendEmail,
  signIn,
  test,
} from './helpers/account';
import { openEmail, openInbox } from './helpers/inbox';
import { collectFlaws, findViolations, paintInTheme } from './helpers/visual-checks';

const SIZES = [
  [320, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;
const MIN_TARGET = 48;

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const main = (page: Page): Locator => page.locator('main');

/** The visual faults of a page in both themes and at all sizes. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    // Pages of the site have a theme switch. Those of the backend follow the device.
    await page.emulateMedia({ colorScheme: theme });
    await paintInTheme(page, theme);
    const found = await findViolations(page, theme === 'light' ? 'all' : 'colours');
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    faults.push(...(await collectFlaws(page, MIN_TARGET)).map((flaw) => `${width} x ${height}: ${flaw}`));
  }
  return faults;
}

async function askForEmail(page: Page, address: string): Promise<void> {
  await page.goto('/auth');
  await main(page).getByLabel('Email address', { exact: true }).fill(address);
  await main(page).getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
}

/** The sign-in pages, and how a visitor gets to each. */
const WAY_IN: Readonly<Record<string, (page: Page, site: string) => Promise<unknown>>> = {
  'the sign-in form with everything that can be wrong': async (page) => {
    await page.goto('/auth');
    await main(page).getByRole('button', { name: 'Send Magic Link' }).click();
    await main(page).locator('.field-error').waitFor();
  },
  'the confirmation that an email was sent': (page) =>
    askForEmail(
      page,
      `${'a-name-without-end-'.repeat(3)}${createAddress().replace('@', '@a-school-with-a-long-name.')}`,
    ),
  'the inbox': async (page, site) => {
    await signIn(site);
    await openInbox(page);
  },
  'an email in the inbox': async (page, site) => {
    const { address } = await signIn(site);
    await openInbox(page);
    await openEmail(page, address);
  },
  'the page of an expired link': async (page) => {
    await page.goto('/auth/confirm?token_hash=older&type=email');
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(page)).toHaveText('This link no longer works');
  },
};

test.describe('In either theme and at any size, there are no visual faults on', () => {
  for (const [name, reach] of Object.entries(WAY_IN))
    test(name, async ({ page, site, errors }) => {
      // For the expired link.
      errors.allow(/status of 403/);
      await reach(page, site);
      await expect(heading(page)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
});

/** The pages of a member, and how to get to each. */
const OWN_PAGES: Readonly<Record<string, (page: Page, site: string, member: Member) => Promise<unknown>>> = {
  'the home page with its hearts': async (page, site, member) => {
    await addFavourite(site, member, 'time-master');
    await page.goto('/');
    await page.getByRole('button', { name: /^Favourite/, pressed: true }).waitFor();
  },
  'an empty profile': async (page) => {
    await page.goto('/profile');
    await page.getByText("You haven't favorited any games yet.").waitFor();
    await page.getByLabel('First Name').waitFor();
  },
  'a profile with favourites, and a mistake in every field': async (page, site, member) => {
    for (const game of ['mental-maths', 'arithmetic-hero']) await addFavourite(site, member, game);
    await page.goto('/profile');
    await page.getByLabel('First Name').fill('x'.repeat(101));
    await page.getByLabel('Last Name').fill('x'.repeat(101));
    await page.getByLabel('Email', { exact: true }).fill('ada');
    await page.getByLabel('Date of Birth').fill('1899-12-31');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.locator('.field-error')).toHaveCount(4);
  },
  'the page that a link opens': async (page, site) => {
    await page.goto(await sendEmail(site, createAddress()));
    await main(page).getByRole('link', { name: 'Stay signed in as before' }).waitFor();
  },
  'the question before an account is deleted': async (page) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

memberTest.describe('There are no visual faults in either theme or at any size on', () => {
  for (const [name, reach] of Object.entries(OWN_PAGES))
    memberTest(name, async ({ page, site, member }) => {
      await reach(page, site, member);
      expect(await faultsOf(page)).toEqual([]);
    });
});

/** Presses Tab until the target has visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 100; press++) {
    if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${String(target)}.`);
}

/** Tabs to a control and presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('Everything about an account works by keyboard, and the focus is never lost', async ({ page, errors }) => {
  // The profile does not exist yet, and the session was deleted with the account before signing
  // out.
  errors.allow(/status of 40[36]/);
  // Playwright's focus check is not allowed to run in an email.
  errors.allow(/Blocked script execution/);
  const address = createAddress();
  const button = (name: string): Locator => main(page).getByRole('button', { name });
  await openInbox(page);
  await page.goto('/');
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await expect(heading(page)).toBeFocused();
  await tabTo(page, main(page).getByLabel('Email address', { exact: true }));
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Check your email');
  await expect(heading(page)).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'open its inbox' }));
  await enter(page, page.getByRole('link', { name: address }));
  await enter(page, page.frameLocator('iframe').getByRole('link', { name: 'Confirm and sign in' }));
  await enter(page, button('Sign in'));
  await expectSignedIn(page);

  const heart = page.getByRole('button', { name: 'Favourite: Mental Maths Challenge' });
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await page.reload();
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Profile' }));
  await expect(heading(page)).toHaveText('Your profile');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByLabel('First Name'));
  await page.keyboard.type('Ada');
  await enter(page, button('Save Profile'));
  await expectToast(page, 'Success', 'Profile updated successfully');
  await expect(button('Save Profile')).toBeFocused();
  await enter(page, button('Delete my account'));
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await enter(page, question.getByRole('button', { name: 'Delete my account' }));
  await expectSignedOut(page);
  await expect(heading(page)).toHaveText('Pick an island and play with maths.');
  await expect(heading(page)).toBeFocused();
});
