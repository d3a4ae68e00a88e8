import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright/test';
import {
  addFavourite,
  expect,
  expectSignedOut,
  expectToast,
  readRows,
  readStoredSession,
  memberTest as test,
} from './helpers/account';
import { showFooter } from './helpers/hydration';

const SAVED = ['Success', 'Profile updated successfully'] as const;

const field = (page: Page, name: string): Locator => page.locator('main').getByLabel(name, { exact: true });
const save = (page: Page): Locator => page.getByRole('button', { name: /Save Profile|Saving\.\.\./ });
const button = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name });
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Delete your account?' });
const fields = ['First Name', 'Last Name', 'Email', 'Date of Birth'] as const;
const values = (page: Page): Promise<readonly string[]> =>
  Promise.all(fields.map((name) => field(page, name).inputValue()));

test.describe('The profile', () => {
  test('shows the saved values after a reload', async ({ page, member, site }) => {
    await page.goto('/profile');
    await field(page, 'First Name').fill('  Zoë-🐳 ');
    await field(page, 'Last Name').fill("O'Neill <b>");
    await field(page, 'Email').fill('Home@Example.org');
    await field(page, 'Date of Birth').fill('2015-12-10');
    await save(page).click();
    await expectToast(page, ...SAVED);
    const stored = ['Zoë-🐳', "O'Neill <b>", 'Home@Example.org', '2015-12-10'];
    expect(await values(page)).toEqual(stored);
    await page.reload();
    await expect(field(page, 'First Name')).toHaveValue('Zoë-🐳');
    expect(await values(page)).toEqual(stored);
    // Nothing on this page changes the user's email address.
    await expect(page.locator('main')).toContainText(`You will still sign in with ${member.address}.`);

    for (const name of ['First Name', 'Last Name', 'Date of Birth']) await field(page, name).fill('');
    await save(page).click();
    await expectToast(page, ...SAVED);
    expect(await readRows(site, member, 'profiles?select=first_name,last_name,date_of_birth')).toEqual([
      { first_name: null, last_name: null, date_of_birth: null },
    ]);
  });

  test('accepts the longest names and the earliest and latest dates', async ({ page, member, site }) => {
    await page.goto('/profile');
    await field(page, 'First Name').fill('🐳'.repeat(100));
    await field(page, 'Date of Birth').fill('1900-01-01');
    await save(page).click();
    await expectToast(page, ...SAVED);
    expect(await readRows(site, member, 'profiles?select=first_name,date_of_birth')).toEqual([
      { first_name: '🐳'.repeat(100), date_of_birth: '1900-01-01' },
    ]);
  });
});

test.describe('Personal data', () => {
  test('can be downloaded as a complete file', async ({ page, member, site }) => {
    await addFavourite(site, member, 'a-game-of-tomorrow');
    await page.goto('/profile');
    await field(page, 'First Name').fill('Ada');
    await save(page).click();
    await expectToast(page, ...SAVED);
    const arriving = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('numeria-my-data.json');
    const { account, profile, favourites } = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(account.email).toBe(member.address);
    expect(Date.parse(account.signedUpAt)).toBeGreaterThan(0);
    expect(profile).toEqual({
      id: member.id,
      first_name: 'Ada',
      last_name: null,
      email: member.address,
      date_of_birth: null,
    });
    expect(favourites).toMatchObject([{ user_id: member.id, game_id: 'a-game-of-tomorrow' }]);
  });

  test('is deleted with the account: profile, favourites, session and newsletter', async ({
    page,
    member,
    site,
    errors,
  }) => {
    // The session was deleted with the account before signing out.
    errors.allow(/status of 403/);
    await page.goto('/profile');
    await field(page, 'First Name').fill('Ada');
    await save(page).click();
    await expectToast(page, ...SAVED);
    const subscribe = async (): Promise<void> => {
      await showFooter(page);
      await page.getByLabel('Email address for the newsletter').fill(member.address);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
    };
    await subscribe();
    await button(page, 'Delete my account').click();
    const held: Route[] = [];
    await page.route('**/rest/v1/rpc/delete_my_account', (route) => void held.push(route));
    await question(page).getByRole('button', { name: 'Delete my account' }).click();
    await question(page).getByRole('button', { name: 'Deleting...' }).click({ force: true });
    // A deletion in progress cannot be cancelled.
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
    await expectToast(page, 'Your account is deleted', 'We have deleted your data. You can carry on playing.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readStoredSession(page)).toBeNull();
    for (const table of ['profiles', 'user_favorites'])
      expect(await readRows(site, member, `${table}?select=*`)).toMatchObject({ code: 'PT401' });
    await page.reload();
    await subscribe();
  });
});
