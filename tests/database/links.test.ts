import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestEmail, linkParameters, pressLinkButton } from './helpers/links.ts';
import { createAddress, requestLink, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Magic links: each works once, for one hour, and starts one session; and nothing reveals who
   has an account. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const OVER = { status: 403, code: 'otp_expired' };
const HOUR_SECONDS = 3600;

async function linkFor(email = createAddress()): Promise<string> {
  await requestLink(site.client(), email);
  return findNewestEmail(site, email).link;
}

const errorOf = async (link: string) => (await pressLinkButton(site, link)).error;
const sessionsOf = (email: string) =>
  site.query('select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [email]);

/** The older kind of link, which led directly to the auth service. */
const olderLink = (link: string): string => {
  const { token_hash, type } = linkParameters(link);
  const query = new URLSearchParams({ token: token_hash, type, redirect_to: 'https://evil.example/' });
  return `${site.url}/auth/v1/verify?${query.toString()}`;
};

describe('A magic link', () => {
  it('opens the page that asks before signing in, with only the necessary parameters', async () => {
    const link = new URL(await linkFor());
    expect(`${link.origin}${link.pathname}`).toBe(`${site.url}/auth/confirm`);
    expect([...link.searchParams.keys()]).toEqual(['token_hash', 'type']);
    expect(link.searchParams.get('type')).toBe('email');
  });

  it('signs in the person who received the email', async () => {
    const email = createAddress();
    const { data, error } = await pressLinkButton(site, await linkFor(email));
    expect([error, data.user?.email]).toEqual([null, email]);
  });

  it('works only once', async () => {
    const email = createAddress();
    const link = await linkFor(email);
    expect(await errorOf(link)).toBeNull();
    expect(await errorOf(link)).toMatchObject(OVER);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('starts one session when pressed five times at the same time', async () => {
    const email = createAddress();
    const link = await linkFor(email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => errorOf(link)));
    expect(answers.filter((error) => error === null)).toHaveLength(1);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('works for an hour', async () => {
    const link = await linkFor();
    site.clock.advance(HOUR_SECONDS - 1);
    expect(await errorOf(link)).toBeNull();
  });

  it('expires after an hour', async () => {
    const email = createAddress();
    const link = await linkFor(email);
    site.clock.advance(HOUR_SECONDS + 1);
    expect(await errorOf(link)).toMatchObject(OVER);
    expect(await sessionsOf(email)).toEqual([]);
  });

  it('stops being valid when a newer one is sent', async () => {
    const email = createAddress();
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expect(newer).not.toBe(older);
    expect(await errorOf(older)).toMatchObject(OVER);
    expect(await errorOf(newer)).toBeNull();
  });

  it('does not sign anyone in if its token was changed', async () => {
    const { token_hash } = linkParameters(await linkFor());
    const changed = `${token_hash.slice(0, -1)}${token_hash.endsWith('0') ? '1' : '0'}`;
    const { error } = await site.client().auth.verifyOtp({ token_hash: changed, type: 'email' });
    expect(error).toMatchObject(OVER);
  });

  it('is stored only as a hash', async () => {
    const email = createAddress();
    const { token_hash } = linkParameters(await linkFor(email));
    const tables = await site.query(`select table_name from information_schema.tables where table_schema = 'auth'`);
    expect(tables.length).toBeGreaterThan(0);
    for (const { table_name } of tables) {
      const rows = await site.query(`select to_jsonb(t)::text as row from auth.${String(table_name)} t`);
      for (const { row } of rows) expect(row).not.toContain(token_hash);
    }
  });
});

describe('A link in an older email, which led directly to the auth service', () => {
  it('opens the page that asks first, only on the site, and stays valid', async () => {
    const email = createAddress();
    const link = await linkFor(email);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await fetch(olderLink(link), { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, link]);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    expect(await sessionsOf(email)).toEqual([]);
    expect(await errorOf(link)).toBeNull();
  });

  it("does not sign anyone in through a form either, because another site's page could submit it", async () => {
    const email = createAddress();
    const { token_hash, type } = linkParameters(await linkFor(email));
    const answer = await fetch(`${site.url}/auth/v1/verify`, {
      method: 'POST',
      body: new URLSearchParams({ token: token_hash, type }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await sessionsOf(email)).toEqual([]);
  });

  it('goes there even if it is malformed', async () => {
    const answer = await fetch(`${site.url}/auth/v1/verify`, { redirect: 'manual' });
    expect(linkParameters(answer.headers.get('location') ?? '')).toMatchObject({ page: `${site.url}/auth/confirm` });
  });
});

describe('Requesting a link', () => {
  it('gives identical answers for a known and an unknown address, including all headers', async () => {
    const known = (await signIn(site)).email;
    const send = async (email: string) => {
      const { status, headers, text } = await sendRequest(site, '/auth/v1/otp', { method: 'POST', json: { email } });
      return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
    };
    const ofKnown = await send(known);
    expect(ofKnown).toMatchObject({ status: 200, text: '{}' });
    expect(await send(createAddress('stranger'))).toEqual(ofKnown);
  });

  it('sends a welcome to a new address and a sign-in link to a known one', async () => {
    const email = createAddress();
    await requestLink(site.client(), email);
    const welcome = findNewestEmail(site, email);
    await pressLinkButton(site, welcome.link);
    await requestLink(site.client(), email);
    const back = findNewestEmail(site, email);
    expect(back.subject).not.toBe(welcome.subject);
    for (const mail of [welcome, back]) {
      expect(mail.html).toContain('Numeria');
      expect(mail.html).not.toContain('{{');
      expect(mail.text.length).toBeGreaterThan(0);
    }
  });

  it('treats an address in capitals as the same address', async () => {
    const email = createAddress();
    const { id } = await signIn(site, email);
    const client = site.client();
    await requestLink(client, email.toUpperCase());
    expect((await pressLinkButton(site, findNewestEmail(site, email).link)).data.user?.id).toBe(id);
  });

  it('for fifty addresses at the same time creates fifty people', async () => {
    const emails = Array.from({ length: 50 }, () => createAddress('many'));
    const people = await Promise.all(emails.map((email) => signIn(site, email)));
    expect(new Set(people.map(({ id }) => id)).size).toBe(50);
    expect(people.map(({ session }) => session.user.email)).toEqual(emails);
  });

  it('twenty times at the same time for one new address creates one person, whose newest link works', async () => {
    const email = createAddress();
    const asked = await Promise.all(Array.from({ length: 20 }, () => site.client().auth.signInWithOtp({ email })));
    expect(asked.map(({ error }) => error)).toEqual(Array(20).fill(null));
    expect(await site.query('select id from auth.users where email = $1', [email])).toHaveLength(1);
    const links = site.backend.storedEmails().filter(({ to }) => to === email);
    expect(links).toHaveLength(20);
    const errors = [];
    for (const { link } of links) errors.push(await errorOf(link));
    expect(errors.filter((error) => error === null)).toHaveLength(1);
  });

  it.each([
    ['no text', ''],
    ['text that is not an address', 'child'],
    ['two addresses', 'a@numeria.test, b@numeria.test'],
    ['a line break', 'a@numeria.test\r\nBcc: b@numeria.test'],
    ['an endless address', `${'a'.repeat(300)}@numeria.test`],
    ['an address without a host', 'child@'],
  ])('refuses %s with a readable message, and does not send anything', async (_what, email) => {
    const before = site.backend.storedEmails().length;
    const { error } = await site.client().auth.signInWithOtp({ email });
    expect([400, 422]).toContain(error?.status);
    expect(error?.code).toBe('validation_failed');
    expect(error?.message).toMatch(/\w+ \w+/);
    expect(site.backend.storedEmails()).toHaveLength(before);
  });
});
