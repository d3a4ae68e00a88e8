import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import { SESSION_KEY } from '../../../src/account/session-storage';
import { waitForHydration } from './hydration';
import { findLink } from './inbox';
import { test as base } from './test';

export { expect } from 'playwright/test';

/** A user with an account, signed in without a browser. */
export interface Member {
  readonly address: string;
  readonly id: string;
  /** The session as a device stores it. */
  readonly session: string;
  readonly accessToken: string;
}

/** An unused address, so that tests do not read each other's emails. */
export const createAddress = (name = 'mia'): string => `${name}-${randomUUID().slice(0, 8)}@example.org`;

/** The key that a site gives every visitor. */
async function keyOf(site: string): Promise<string> {
  const page = await (await fetch(site)).text();
  return /<meta name="numeria-backend"[^>]* data-key="([^"]+)"/.exec(page)?.[1] ?? '';
}

async function post(site: string, path: string, body: unknown): Promise<unknown> {
  const headers = { apikey: await keyOf(site), 'Content-Type': 'application/json' };
  const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const textAt = (thing: unknown, name: string): string => String(Object(thing)[name]);

/** Requests an email to an address and returns the link in it. */
export async function sendEmail(site: string, address: string): Promise<string> {
  await post(site, '/auth/v1/otp', { email: address });
  return findLink(site, address);
}

/** Creates an account or signs in to an existing one, with an email and its link. */
export async function signIn(site: string, address = createAddress()): Promise<Member> {
  const link = new URL(await sendEmail(site, address));
  const session = await post(site, '/auth/v1/verify', {
    type: link.searchParams.get('type'),
    token_hash: link.searchParams.get('token_hash'),
  });
  return {
    address,
    id: textAt(Object(session).user, 'id'),
    session: JSON.stringify(session),
    accessToken: textAt(session, 'access_token'),
  };
}

/** A separate browser context on a site, with or without this session. */
export const newDevice = async (
  browser: Browser,
  site: string,
  session: string | null = null,
): Promise<BrowserContext> =>
  waitForHydration(
    await browser.newContext({
      baseURL: site,
      storageState: {
        cookies: [],
        origins: session === null ? [] : [{ origin: site, localStorage: [{ name: SESSION_KEY, value: session }] }],
      },
    }),
  );

/**
 * Reads the rows that a member is allowed to see. `query` is a PostgREST path such as
 * `profiles?select=*`.
 */
export async function readRows(site: string, { accessToken }: Member, query: string): Promise<unknown> {
  const headers = { apikey: await keyOf(site), Authorization: `Bearer ${accessToken}` };
  return (await fetch(`${site}/rest/v1/${query}`, { headers })).json();
}

/** Adds a favourite without the page, as another device would. */
export async function addFavourite(site: string, { accessToken, id }: Member, game: string): Promise<void> {
  const headers = {
    apikey: await keyOf(site),
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ user_id: id, game_id: game });
  const answer = await fetch(`${site}/rest/v1/user_favorites`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
}

/** The session stored on a page's device; null if there is none. */
export const readStoredSession = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

/** The visible toast with this title. */
export const toast = (page: Page, title: string): Locator =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });

/** Expects a toast with exactly this text and tone, and no other toast with its title. */
export async function expectToast(
  page: Page,
  title: string,
  text: string,
  tone: 'plain' | 'destructive' = 'plain',
): Promise<void> {
  const seen = toast(page, title);
  await expect(seen).toHaveCount(1);
  await expect(seen.locator('> div > *')).toHaveText([title, text]);
  await expect(seen).toHaveAttribute('data-tone', tone);
}

/** Expects the page to show the user's initial, which links to their profile. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true })).toBeVisible();

/** Expects the page to show that no one is signed in. */
export const expectSignedOut = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();

/** Tests that know the URL of their site. */
export const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, lend) => lend(baseURL ?? ''),
});

/** Stores a session on this page's device; the page must already be on the site's origin. */
export const writeSession = (page: Page, session: string): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, session] as const);

/** Every page of these tests is signed in from the start, each as a different member. */
export const memberTest = test.extend<{ member: Member; unsaved: void }>({
  member: async ({ site }, lend) => lend(await signIn(site)),
  page: async ({ page, member }, lend) => {
    await writeSession(page, member.session);
    await lend(page);
  },
  unsaved: [
    async ({ errors }, lend) => {
      // The browser's message for a profile that does not exist yet.
      errors.allow(/status of 406/);
      await lend();
    },
    { auto: true },
  ],
});
