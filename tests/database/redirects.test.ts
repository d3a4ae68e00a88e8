import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, mailTo } from './helpers/links.ts';
import { askForLink, newAddress } from './helpers/people.ts';
import { type Site, startSite } from './helpers/site.ts';
import { SITE_URL } from './helpers/site-url.ts';

/* Where a magic link may lead: to the site, to what the allow-list names, and else to the site. */

let site: Site;
beforeAll(async () => {
  site = await startSite({ redirectUrls: ['https://exact.test/welcome', 'https://wide.test/**'] });
});
afterAll(() => site.close());

async function leadsTo(redirect: string): Promise<string> {
  const email = newAddress();
  await askForLink(site.client(), email, redirect);
  const { page, hash } = await follow(mailTo(site, email).link);
  expect(hash.has('access_token')).toBe(true);
  return page;
}

/** A link whose redirect was changed after the mail was written. */
async function leadsWithForged(redirect: string): Promise<string> {
  const email = newAddress();
  await askForLink(site.client(), email);
  const link = new URL(mailTo(site, email).link);
  link.searchParams.set('redirect_to', redirect);
  return (await follow(link.href)).page;
}

const ALLOWED = [`${SITE_URL}/`, `${SITE_URL}/profile`, 'https://exact.test/welcome', 'https://wide.test/any/where'];

const FORBIDDEN = [
  'https://evil.example/',
  'http://evil.example',
  '//evil.example/',
  '/\\evil.example',
  `${SITE_URL}.evil.example/`,
  `${SITE_URL}@evil.example/`,
  'https://numeria.test:evil@evil.example/',
  'https://numeria.testing/',
  'https://xnumeria.test/',
  'http://numeria.test/',
  'https://numeria.test:8443/',
  'https://exact.test/welcome/more',
  'https://exact.test/',
  'https://wide.test.evil.example/any',
  'https://evil.example/https://wide.test/',
  'javascript:alert(1)',
  'JaVaScRiPt://numeria.test/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  'https://evil.example\\@numeria.test/',
  'https://evil.example#@numeria.test/',
  'https://evil.example?@numeria.test/',
  'ftp://numeria.test/',
  'nonsense',
];

describe('A magic link', () => {
  it('leads to the site when nothing is asked', async () => {
    const email = newAddress();
    await askForLink(site.client(), email);
    expect(new URL((await follow(mailTo(site, email).link)).page).origin).toBe(SITE_URL);
  });

  it.each(ALLOWED)('may lead to %s', async (redirect) => {
    expect(await leadsTo(redirect)).toBe(redirect);
  });

  it.each(FORBIDDEN)('asked to lead to %s leads to the site', async (redirect) => {
    expect(new URL(await leadsTo(redirect)).origin).toBe(SITE_URL);
  });

  it.each(FORBIDDEN)('changed to lead to %s leads to the site', async (redirect) => {
    expect(new URL(await leadsWithForged(redirect)).origin).toBe(SITE_URL);
  });

  it('that is over leads to the site as well, never elsewhere', async () => {
    const email = newAddress();
    await askForLink(site.client(), email);
    const link = new URL(mailTo(site, email).link);
    await follow(link.href);
    link.searchParams.set('redirect_to', 'https://evil.example/');
    const { page, hash } = await follow(link.href);
    expect([new URL(page).origin, hash.get('error_code')]).toEqual([SITE_URL, 'otp_expired']);
  });

  it('keeps the question mark that its target has', async () => {
    const email = newAddress();
    await askForLink(site.client(), email, 'https://wide.test/a?next=%2Fprofile');
    const { page, query } = await follow(mailTo(site, email).link);
    expect([page, query.get('next')]).toEqual(['https://wide.test/a', '/profile']);
  });
});
