import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, landingOf, mailTo, openLink } from './helpers/links.ts';
import { askForLink, newAddress, signIn, takeSession } from './helpers/people.ts';
import { ask } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Magic links: one use, one hour, one session; and nothing that shows who has an account. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const OVER = { error: 'access_denied', error_code: 'otp_expired' };
const HOUR_SECONDS = 3600;

async function linkFor(email = newAddress()): Promise<string> {
  await askForLink(site.client(), email);
  return mailTo(site, email).link;
}

const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const sessionsOf = (email: string) =>
  site.query('select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [email]);

describe('A magic link', () => {
  it('signs in the person whose mail it came with', async () => {
    const email = newAddress();
    const client = site.client();
    const session = await takeSession(client, (await follow(await linkFor(email))).hash);
    expect(session.user.email).toBe(email);
  });

  it('works once', async () => {
    const link = await linkFor();
    expect((await follow(link)).hash.get('access_token')).not.toBeNull();
    const second = await follow(link);
    expect(Object.fromEntries(second.hash)).toMatchObject(OVER);
    expect(second.hash.get('access_token')).toBeNull();
  });

  it('pressed five times at once gives one session', async () => {
    const email = newAddress();
    const page = await openLink(await linkFor(email));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => page.press()));
    const given = answers.filter((answer) => landingOf(answer).hash.has('access_token'));
    expect(given).toHaveLength(1);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('is not used up by being opened, so that mail scanners do no harm', async () => {
    const link = await linkFor();
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) await fetch(link, { method, redirect: 'manual' });
    expect((await follow(link)).hash.get('access_token')).not.toBeNull();
  });

  it('opens a page with one button, which loads nothing and runs only what stops a second press', async () => {
    const page = await openLink(await linkFor());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.html.match(/<button\b/g)).toHaveLength(1);
    expect(page.html).not.toMatch(/<script\s|\son\w+=|https?:\/\/(?!127\.0\.0\.1)(?!numeria\.test)/i);
    const scripts = Array.from(page.html.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => script);
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(scripts).toEqual([expect.stringContaining('preventDefault')]);
    expect(page.headers.get('content-security-policy')).toContain(`script-src ${hashes.join(' ')};`);
  });

  it('works for an hour', async () => {
    const link = await linkFor();
    site.clock.advance(HOUR_SECONDS - 1);
    expect((await follow(link)).hash.get('access_token')).not.toBeNull();
  });

  it('is over after an hour', async () => {
    const email = newAddress();
    const link = await linkFor(email);
    site.clock.advance(HOUR_SECONDS + 1);
    expect(Object.fromEntries((await follow(link)).hash)).toMatchObject(OVER);
    expect(await sessionsOf(email)).toEqual([]);
  });

  it('is void once a newer one was sent', async () => {
    const email = newAddress();
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expect(newer).not.toBe(older);
    expect(Object.fromEntries((await follow(older)).hash)).toMatchObject(OVER);
    expect((await follow(newer)).hash.get('access_token')).not.toBeNull();
  });

  it('of one person opens nothing once its token was changed', async () => {
    const link = new URL(await linkFor());
    const token = tokenIn(link.href);
    link.searchParams.set('token', `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`);
    expect(Object.fromEntries((await follow(link.href)).hash)).toMatchObject(OVER);
  });

  it('is stored as a hash only', async () => {
    const email = newAddress();
    const token = tokenIn(await linkFor(email));
    const tables = await site.query(`select table_name from information_schema.tables where table_schema = 'auth'`);
    expect(tables.length).toBeGreaterThan(0);
    for (const { table_name } of tables) {
      const rows = await site.query(`select to_jsonb(t)::text as row from auth.${String(table_name)} t`);
      for (const { row } of rows) expect(row).not.toContain(token);
    }
  });
});

const hashed = async (email: string) => tokenIn(await linkFor(email));

describe('A link by its token hash', () => {
  it('signs in through supabase-js, once', async () => {
    const email = newAddress();
    const token_hash = await hashed(email);
    const client = site.client();
    const first = await client.auth.verifyOtp({ token_hash, type: 'email' });
    expect([first.error, first.data.user?.email]).toEqual([null, email]);
    const again = await site.client().auth.verifyOtp({ token_hash, type: 'email' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('sent five times at once gives one session', async () => {
    const email = newAddress();
    const token_hash = await hashed(email);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => site.client().auth.verifyOtp({ token_hash, type: 'email' })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('and by its page are the same link: whichever comes first uses it up', async () => {
    const email = newAddress();
    const link = await linkFor(email);
    await site.client().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email' });
    expect(Object.fromEntries((await follow(link)).hash)).toMatchObject(OVER);
  });
});

describe('Asking for a link', () => {
  it('answers alike for a known and an unknown address, to the last header', async () => {
    const known = (await signIn(site)).email;
    const send = async (email: string) => {
      const { status, headers, text } = await ask(site, '/auth/v1/otp', { method: 'POST', json: { email } });
      return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
    };
    const ofKnown = await send(known);
    expect(ofKnown).toMatchObject({ status: 200, text: '{}' });
    expect(await send(newAddress('stranger'))).toEqual(ofKnown);
  });

  it('sends a welcome to a new address and a sign-in link to a known one', async () => {
    const email = newAddress();
    await askForLink(site.client(), email);
    const welcome = mailTo(site, email);
    await follow(welcome.link);
    await askForLink(site.client(), email);
    const back = mailTo(site, email);
    expect(back.subject).not.toBe(welcome.subject);
    for (const mail of [welcome, back]) {
      expect(mail.html).toContain('Numeria');
      expect(mail.html).not.toContain('{{');
      expect(mail.text.length).toBeGreaterThan(0);
    }
  });

  it('takes an address in capitals as the same person', async () => {
    const email = newAddress();
    const { id } = await signIn(site, email);
    const client = site.client();
    await askForLink(client, email.toUpperCase());
    const session = await takeSession(client, (await follow(mailTo(site, email).link)).hash);
    expect(session.user.id).toBe(id);
  });

  it('fifty times at once for fifty addresses gives fifty people', async () => {
    const emails = Array.from({ length: 50 }, () => newAddress('many'));
    const people = await Promise.all(emails.map((email) => signIn(site, email)));
    expect(new Set(people.map(({ id }) => id)).size).toBe(50);
    expect(people.map(({ session }) => session.user.email)).toEqual(emails);
  });

  it('twenty times at once for one new address makes one person, whose newest link works', async () => {
    const email = newAddress();
    const asked = await Promise.all(Array.from({ length: 20 }, () => site.client().auth.signInWithOtp({ email })));
    expect(asked.map(({ error }) => error)).toEqual(Array(20).fill(null));
    expect(await site.query('select id from auth.users where email = $1', [email])).toHaveLength(1);
    const links = site.backend.mails().filter(({ to }) => to === email);
    expect(links).toHaveLength(20);
    const landings = [];
    for (const { link } of links) landings.push(await follow(link));
    expect(landings.filter(({ hash }) => hash.has('access_token'))).toHaveLength(1);
  });

  it.each([
    ['nobody', ''],
    ['no address', 'child'],
    ['two addresses', 'a@numeria.test, b@numeria.test'],
    ['a line break', 'a@numeria.test\r\nBcc: b@numeria.test'],
    ['an endless address', `${'a'.repeat(300)}@numeria.test`],
    ['an address without a host', 'child@'],
  ])('refuses %s in plain words, and sends nothing', async (_what, email) => {
    const before = site.backend.mails().length;
    const { error } = await site.client().auth.signInWithOtp({ email });
    expect([400, 422]).toContain(error?.status);
    expect(error?.code).toBe('validation_failed');
    expect(error?.message).toMatch(/\w+ \w+/);
    expect(site.backend.mails()).toHaveLength(before);
  });
});
