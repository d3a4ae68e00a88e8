import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright/test';
import {
  addFavourite,
  expect,
  expectSignedOut,
  expectToast,
  rowsOf,
  storedSession,
  memberTest as test,
} from './helpers/account';

const SAVED = ['Success', 'Profile updated successfully'] as const;
const TOO_LONG = 'This name is too long. Please use at most 100 characters.';
const NO_ADDRESS = 'Please type a whole e-mail address, like you@example.org.';
const NO_BIRTHDAY = 'Please choose a day from the year 1900 until today.';

const field = (page: Page, name: string): Locator => page.locator('main').getByLabel(name, { exact: true });
const save = (page: Page): Locator => page.getByRole('button', { name: /Save Profile|Saving\.\.\./ });
const button = (page: Page, name: string): Locator => page.locator('main').getByRole('button', { name });
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Delete your account?' });
const fields = ['First Name', 'Last Name', 'Email', 'Date of Birth'] as const;
const values = (page: Page): Promise<readonly string[]> =>
  Promise.all(fields.map((name) => field(page, name).inputValue()));

/** A day some years from today, as a date field has it. */
const dayIn = (years: number): string => `${new Date().getFullYear() + years}-01-01`;

test.describe('The profile', () => {
  test('begins with the e-mail of the account, and no message', async ({ page, member }) => {
    await page.goto('/profile');
    await expect(page).toHaveTitle('Profile | Numeria');
    await expect(save(page)).toBeVisible();
    expect(await values(page)).toEqual(['', '', member.address, '']);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('keeps what is saved, which stands there again after a reload', async ({ page, member, site }) => {
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
    // What is written there changes nothing of how one signs in.
    await expect(page.locator('main')).toContainText(`You sign in with ${member.address}, whatever you write here.`);

    for (const name of ['First Name', 'Last Name', 'Date of Birth']) await field(page, name).fill('');
    await save(page).click();
    await expectToast(page, ...SAVED);
    expect(await rowsOf(site, member, 'profiles?select=first_name,last_name,date_of_birth')).toEqual([
      { first_name: null, last_name: null, date_of_birth: null },
    ]);
  });

  test('says beside the field what is wrong, and saves nothing of it', async ({ page, member, site }) => {
    await page.goto('/profile');
    for (const [name, value, text] of [
      ['First Name', '🐳'.repeat(101), TOO_LONG],
      ['Last Name', 'x'.repeat(5000), TOO_LONG],
      ['Email', '', NO_ADDRESS],
      ['Email', 'ada', NO_ADDRESS],
      ['Date of Birth', dayIn(1), NO_BIRTHDAY],
      ['Date of Birth', '1899-12-31', NO_BIRTHDAY],
    ] as const) {
      const before = await field(page, name).inputValue();
      await field(page, name).fill(value);
      await save(page).click();
      await expect(field(page, name)).toBeFocused();
      await expect(page.locator('main .field-error')).toHaveText([text]);
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
      await expect(field(page, name)).toHaveValue(value);
      await field(page, name).fill(before);
    }
    expect(await rowsOf(site, member, 'profiles?select=id')).toEqual([]);
  });

  test('takes the longest names and the outermost days that there are', async ({ page, member, site }) => {
    await page.goto('/profile');
    await field(page, 'First Name').fill('🐳'.repeat(100));
    await field(page, 'Date of Birth').fill('1900-01-01');
    await save(page).click();
    await expectToast(page, ...SAVED);
    expect(await rowsOf(site, member, 'profiles?select=first_name,date_of_birth')).toEqual([
      { first_name: '🐳'.repeat(100), date_of_birth: '1900-01-01' },
    ]);
  });

  test('is saved once, however often the button is pressed, and is busy meanwhile', async ({ page }) => {
    const held: Route[] = [];
    await page.goto('/profile');
    await field(page, 'First Name').fill('Ada');
    await page.route('**/rest/v1/profiles*', (route) => void held.push(route));
    await save(page).dblclick();
    await expect(save(page)).toHaveText('Saving...');
    await field(page, 'First Name').press('Enter');
    await field(page, 'First Name')
      .fill('Bob', { force: true })
      .catch(() => {});
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expectToast(page, ...SAVED);
    await expect(save(page)).toHaveText('Save Profile');
    expect(held).toHaveLength(1);
  });

  test('that the service does not take stays in the form, with the words of the service', async ({ page, errors }) => {
    errors.allow(/status of 400/);
    await page.goto('/profile');
    await field(page, 'First Name').fill('Ada');
    await page.route('**/rest/v1/profiles*', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('Ada', 'A'.repeat(101)) }),
    );
    await save(page).click();
    await expectToast(
      page,
      'Error',
      'new row for relation "profiles" violates check constraint "profiles_first_name_length"',
    );
    await expect(field(page, 'First Name')).toHaveValue('Ada');
  });

  test('that cannot be loaded says so and shows no empty form; it comes at the next try', async ({ page, errors }) => {
    errors.allow(/status of 500|The profile could not be loaded/);
    await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }), {
      times: 1,
    });
    await page.goto('/profile');
    await expectToast(page, 'Error', 'Failed to load profile');
    await expect(save(page)).toHaveCount(0);
    await button(page, 'Try again').click();
    await expect(save(page)).toBeVisible();
  });
});

test.describe('What is kept of somebody', () => {
  test('can be taken along as a file that names all of it', async ({ page, member, site }) => {
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

  test('stays when the question is answered with no, in whatever way', async ({ page, member, site }) => {
    await addFavourite(site, member, 'time-master');
    await page.goto('/profile');
    for (const answer of ['Keep my account', 'Close', 'Escape']) {
      await button(page, 'Delete my account').click();
      await expect(question(page).getByRole('button', { name: 'Keep my account' })).toBeFocused();
      if (answer === 'Escape') await page.keyboard.press('Escape');
      else await question(page).getByRole('button', { name: answer }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(button(page, 'Delete my account')).toBeFocused();
    }
    expect(await rowsOf(site, member, 'user_favorites?select=game_id')).toEqual([{ game_id: 'time-master' }]);
  });

  test('is gone with the account: profile, favourites, session and newsletter', async ({
    page,
    member,
    site,
    errors,
  }) => {
    // The session went with the account before it could be signed out.
    errors.allow(/status of 403/);
    await page.goto('/profile');
    await field(page, 'First Name').fill('Ada');
    await save(page).click();
    await expectToast(page, ...SAVED);
    const subscribe = async (): Promise<void> => {
      await page.getByLabel('E-mail for the newsletter').fill(member.address);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
    };
    await subscribe();
    await button(page, 'Delete my account').click();
    const held: Route[] = [];
    await page.route('**/rest/v1/rpc/delete_my_account', (route) => void held.push(route));
    await question(page).getByRole('button', { name: 'Delete my account' }).click();
    await question(page).getByRole('button', { name: 'Deleting...' }).click({ force: true });
    // What has begun is not left half-way.
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
    await expectToast(page, 'Your account is deleted', 'What we kept of you is gone. You can go on playing.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await storedSession(page)).toBeNull();
    for (const table of ['profiles', 'user_favorites'])
      expect(await rowsOf(site, member, `${table}?select=*`)).toMatchObject({ code: 'PT401' });
    await page.reload();
    await subscribe();
  });
});
