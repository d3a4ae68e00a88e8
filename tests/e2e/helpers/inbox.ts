import { expect, type FrameLocator, type Page } from 'playwright/test';
import { INBOX_KEY } from './embedded';

/** The address of the inbox as the start prints it, without the site's own. */
const PRINTED = `/inbox?key=${INBOX_KEY}`;

const looking = async (address: string): Promise<string> =>
  (await fetch(address, { headers: { Cookie: `numeria-inbox=${INBOX_KEY}` } })).text();

const ENTRY = /<a href="(\/inbox\/[\w-]+)"><strong>[^<]*<\/strong>\s*<span class="soft">To ([^,<]+),/g;

/** What the newest letter that a site has written to an address says, as its text has it. Throws where there is none. */
async function letterTo(site: string, address: string): Promise<string> {
  const list = await looking(`${site}/inbox`);
  const [, path] = [...list.matchAll(ENTRY)].find(([, , to]) => to === address) ?? [];
  if (path === undefined) throw new Error(`There is no letter to ${address}.`);
  return looking(`${site}${path}/text`);
}

/** What of the newest letter to an address looks like this. Throws where nothing does. */
async function foundIn(site: string, address: string, what: RegExp): Promise<string> {
  const text = await letterTo(site, address);
  const [found] = what.exec(text) ?? [];
  if (found === undefined) throw new Error(`The letter to ${address} lacks ${String(what)}:\n${text}`);
  return found;
}

/** The link in the newest letter to an address. */
export const linkFor = (site: string, address: string): Promise<string> =>
  foundIn(site, address, /http\S+\/auth\/confirm\?\S+/);

/** The six digits in it. */
export const digitsFor = (site: string, address: string): Promise<string> => foundIn(site, address, /^\d{6}$/m);

/** Opens the inbox from the terminal: the browser knows its key from then on, and the address shows it no more. */
export async function openInbox(page: Page): Promise<void> {
  await page.goto(PRINTED);
  await expect(page).toHaveURL('/inbox');
}

/** Opens the newest letter to an address in the inbox that this page shows, as a person would; gives what it says. */
export async function openEmail(page: Page, address: string): Promise<FrameLocator> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await page.getByRole('link', { name: address }).first().click();
  await expect(page.getByRole('definition').first()).toHaveText(address);
  return page.frameLocator('iframe');
}
