import { expect, type FrameLocator, type Page } from 'playwright/test';
import { INBOX_KEY } from './embedded';

/** The path of the inbox as the server prints it. */
const PRINTED = `/inbox?key=${INBOX_KEY}`;

const looking = async (address: string): Promise<string> =>
  (await fetch(address, { headers: { Cookie: `numeria-inbox=${INBOX_KEY}` } })).text();

const ENTRY = /<a href="(\/inbox\/[\w-]+)"><strong>[^<]*<\/strong>\s*<span class="soft">To ([^,<]+),/g;

/** The text of the newest email that a site has sent to an address. Throws if there is none. */
async function emailTo(site: string, address: string): Promise<string> {
  const list = await looking(`${site}/inbox`);
  const [, path] = [...list.matchAll(ENTRY)].find(([, , to]) => to === address) ?? [];
  if (path === undefined) throw new Error(`There is no email to ${address}.`);
  return looking(`${site}${path}/text`);
}

/** The match of a pattern in the newest email to an address. Throws if there is none. */
async function foundIn(site: string, address: string, what: RegExp): Promise<string> {
  const text = await emailTo(site, address);
  const [found] = what.exec(text) ?? [];
  if (found === undefined) throw new Error(`The email to ${address} lacks ${String(what)}:\n${text}`);
  return found;
}

/** The link in the newest email to an address. */
export const findLink = (site: string, address: string): Promise<string> =>
  foundIn(site, address, /http\S+\/auth\/confirm\?\S+/);

/** The six-digit code in the newest email to an address. */
export const findEmailCode = (site: string, address: string): Promise<string> => foundIn(site, address, /^\d{6}$/m);

/**
 * Opens the inbox with the URL from the terminal. The browser then knows its key, and the URL no
 * longer shows it.
 */
export async function openInbox(page: Page): Promise<void> {
  await page.goto(PRINTED);
  await expect(page).toHaveURL('/inbox');
}

/**
 * Opens the newest email to an address in this page's inbox, as a user would. Returns its content.
 */
export async function openEmail(page: Page, address: string): Promise<FrameLocator> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await page.getByRole('link', { name: address }).first().click();
  await expect(page.getByRole('definition').first()).toHaveText(address);
  return page.frameLocator('iframe');
}
