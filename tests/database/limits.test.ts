import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countReservedEmails, LIFETIMES, LIMITS } from '../../backend/limits.ts';
import { findNewestEmail, pressLinkButton } from './helpers/links.ts';
import { createAddress, readLinkToken, signIn } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Limits on requests for emails: per address, so that no inbox is flooded, and per IP
   address. */

let site: Site;
const askMail = (email: string) => site.client().auth.signInWithOtp({ email });
const mailsTo = (email: string) => site.backend.storedEmails().filter(({ to }) => to === email);
const sendTo = async () => (await askMail(createAddress())).error;

/** Requests an email as soon as that is allowed again, for a day. Returns each wait in seconds. */
async function floodForADay(email: string): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let passed = 0; passed < 24 * 3600; passed += waits.at(-1) ?? 0) {
    expect((await askMail(email)).error).toBeNull();
    waits.push(Number(/(\d+) seconds/.exec((await askMail(email)).error?.message ?? '')?.[1]));
    site.clock.advance(waits.at(-1) ?? 0);
  }
  return waits;
}

describe('Emails to one address', () => {
  beforeAll(async () => {
    // The clock goes back as well as forward.
    const many = 1_000_000;
    site = await startSite({
      limits: { emailsPerIp: many, emailsPerIpPerHour: many, signUpEmailsPerIpPerHour: many, emailsPerHour: many },
      elapsed: () => 0,
    });
  });
  afterAll(() => site.close());

  it('are sent at most once in 60 seconds, and the answer says how long to wait', async () => {
    const email = createAddress();
    expect((await askMail(email)).error).toBeNull();
    site.clock.advance(59);
    expect((await askMail(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 1 seconds.',
    });
    expect(mailsTo(email)).toHaveLength(1);
    site.clock.advance(1);
    expect((await askMail(email)).error).toBeNull();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('have the same limits whether or not the address is known, no matter how it is written', async () => {
    const [known, unknown] = [(await signIn(site)).email, createAddress()];
    await askMail(unknown);
    const again = [(await askMail(known.toUpperCase())).error, (await askMail(unknown.toUpperCase())).error];
    expect(again).toMatchObject(Array(2).fill({ status: 429, code: 'over_email_send_rate_limit' }));
    expect(again[0]?.message).toBe(again[1]?.message);
    expect(await sendTo()).toBeNull();
  });

  it('are sent once even if requested ten times at the same time', async () => {
    const email = createAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => askMail(email)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('double the wait after each email, up to the lifetime of a link', async () => {
    const email = createAddress();
    const waits: number[] = [];
    for (let mail = 0; mail < 9; mail += 1) {
      expect((await askMail(email)).error).toBeNull();
      const wait = Number(/(\d+) seconds/.exec((await askMail(email)).error?.message ?? '')?.[1]);
      waits.push(wait);
      site.clock.advance(wait - 1);
      expect((await askMail(email)).error?.message).toContain('after 1 seconds');
      site.clock.advance(1);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  });

  it('are limited to 29 in the first 24 hours, no matter how patiently someone asks', async () => {
    const email = createAddress();
    await floodForADay(email);
    expect(mailsTo(email)).toHaveLength(29);
  });

  it('never leave the owner without a working link or the right to a new one, whatever strangers request', async () => {
    const { email } = await signIn(site);
    site.clock.advance(60);
    expect(Math.max(...(await floodForADay(email)))).toBeLessThanOrEqual(LIFETIMES.link);
    // After a whole pause since the last email, when the next one is allowed.
    expect((await pressLinkButton(site, findNewestEmail(site, email).link)).error).toBeNull();
  });

  it('are allowed again immediately after signing in with one', async () => {
    const email = createAddress();
    for (let mail = 0; mail < 3; mail += 1) {
      await askMail(email);
      site.clock.advance(2 ** mail * 60);
    }
    await signIn(site, email);
    site.clock.advance(60);
    expect((await askMail(email)).error).toBeNull();
    site.clock.advance(60);
    expect((await askMail(email)).error).toBeNull();
  });

  it('are not delayed by a wrong clock: one dated a year ahead does not count once the clock is right', async () => {
    const email = createAddress();
    const year = 365 * 24 * 3600;
    site.clock.advance(year);
    expect((await askMail(email)).error).toBeNull();
    site.clock.advance(-year);
    expect((await askMail(email)).error).toBeNull();
    expect((await askMail(email)).error?.status).toBe(429);
  });

  it('leave the first link valid when the second email is refused', async () => {
    const email = createAddress();
    await askMail(email);
    await askMail(email);
    const { error } = await site.client().auth.verifyOtp({ token_hash: readLinkToken(site, email), type: 'email' });
    expect(error).toBeNull();
  });
});

describe('Emails requested from one IP address', () => {
  afterEach(() => site.close());

  it('are limited by the settings, and allowed again five minutes later', async () => {
    site = await startSite({ limits: { emailsPerIp: 3 } });
    expect([await sendTo(), await sendTo(), await sendTo()]).toEqual([null, null, null]);
    expect(await sendTo()).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    site.clock.advance(5 * 60 + 1);
    expect(await sendTo()).toBeNull();
  });

  it('are limited to 30 in five minutes by default', async () => {
    site = await startSite({ limits: {} });
    for (let mail = 0; mail < 30; mail += 1) expect((await askMail(createAddress())).error).toBeNull();
    expect((await askMail(createAddress())).error?.status).toBe(429);
  });

  it('are counted by elapsed time, not by a clock that someone can set', async () => {
    let elapsedMs = 0;
    site = await startSite({ limits: { emailsPerIp: 1 }, elapsed: () => elapsedMs });
    expect(await sendTo()).toBeNull();
    site.clock.advance(3600);
    expect(await sendTo()).toMatchObject({ code: 'over_request_rate_limit' });
    site.clock.advance(-7200);
    elapsedMs = 5 * 60 * 1000 + 1;
    expect(await sendTo()).toBeNull();
  });

  it('are counted by connection, not by a header that anyone can write', async () => {
    site = await startSite({ limits: { emailsPerIp: 1 } });
    const send = (headers: Record<string, string>) =>
      sendRequest(site, '/auth/v1/otp', { method: 'POST', headers, json: { email: createAddress() } });
    expect((await send({})).status).toBe(200);
    for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Sb-Forwarded-For', 'CF-Connecting-IP'])
      expect((await send({ [name]: '203.0.113.9' })).status).toBe(429);
  });
});

/** Requests an email through our own proxy. */
async function askFrom(address: string, email = createAddress()): Promise<string> {
  const { status, body } = await sendRequest(site, '/auth/v1/otp', {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, 'X-Supabase-Api-Version': '2024-01-01' },
    json: { email },
  });
  return status === 200 ? 'sent' : String(Object(body).code);
}

/** Requests this many emails at the same time and returns how many were sent. */
async function sentTo(address: string, times: number): Promise<number> {
  let sent = 0;
  for (let time = 0; time < times; time += 1) if ((await askFrom(address)) === 'sent') sent += 1;
  return sent;
}

/** Six networks of 64 bits with a common prefix. */
const networks = (prefix: string) => Array.from({ length: 6 }, (_, at) => `${prefix}${at}::1`);

/** Requests emails from each address until a request is refused, and returns how many were sent. */
async function sentFrom(addresses: readonly string[]): Promise<number> {
  let sent = 0;
  for (const address of addresses) while ((await askFrom(address)) === 'sent') sent += 1;
  return sent;
}

describe('The global email limit', () => {
  afterEach(() => site.close());

  it("lets one network request enough for a whole class, but never half of an hour's emails", async () => {
    site = await startSite({ limits: { secondsBetweenEmails: 0 }, proxies: 1 });
    expect(await sentTo('198.51.100.7', 31)).toBe(30);
    let sent = 30;
    for (let minute = 0; minute < 60; minute += 5) {
      site.clock.advance(5 * 60);
      sent += await sentTo('198.51.100.7', 31);
    }
    expect(sent).toBeLessThan(LIMITS.emailsPerHour / 2);
    expect(await sentTo('203.0.113.9', 30)).toBe(30);
  });

  it('applies per hour, and the refusal says that it is about email', async () => {
    site = await startSite({ limits: { secondsBetweenEmails: 0, emailsPerHour: 3 }, proxies: 1 });
    for (const host of [1, 2, 3]) expect(await askFrom(`198.51.100.${host}`)).toBe('sent');
    expect(await askFrom('198.51.100.4')).toBe('over_email_send_rate_limit');
    site.clock.advance(20 * 60 + 1);
    expect(await askFrom('198.51.100.4')).toBe('sent');
  });

  it("does not count requests beyond a network's own limit", async () => {
    site = await startSite({ limits: { emailsPerIp: 1, emailsPerHour: 3 }, proxies: 1 });
    expect(await sentTo('198.51.100.7', 20)).toBe(1);
    expect(await askFrom('198.51.100.8')).toBe('sent');
    expect(await askFrom('198.51.100.9')).toBe('sent');
  });

  it('cannot be used up by one IPv6 network, whichever of its addresses it uses', async () => {
    site = await startSite({ limits: { secondsBetweenEmails: 0 }, proxies: 1 });
    let sent = await sentFrom(networks('2001:db8:1:a'));
    expect(sent).toBeLessThanOrEqual(45);
    sent += await sentFrom(networks('2001:db8:1:b'));
    expect(sent).toBeLessThanOrEqual(53);
    expect(await sentTo('2001:db8:2:a0::1', 31)).toBe(30);
    for (let minute = 0; minute < 60; minute += 5) {
      site.clock.advance(5 * 60);
      sent += await sentFrom(networks('2001:db8:1:c'));
    }
    // The remaining emails for other new addresses, and the reserve for confirmed ones.
    expect(sent).toBeLessThan(LIMITS.emailsPerHour - countReservedEmails(LIMITS.emailsPerHour));
  });

  it('reserves emails for confirmed addresses when strangers have used up the quota for new ones', async () => {
    site = await startSite({ limits: { secondsBetweenEmails: 0, emailsPerHour: 8 }, proxies: 1 });
    const { email } = await signIn(site);
    for (const host of [1, 2, 3, 4, 5]) expect(await askFrom(`198.51.100.${host}`)).toBe('sent');
    expect(await askFrom('198.51.100.6')).toBe('over_email_send_rate_limit');
    expect(await askFrom('198.51.100.7', email)).toBe('sent');
    expect(await askFrom('198.51.100.8', email)).toBe('sent');
    expect(await askFrom('198.51.100.9', email)).toBe('over_email_send_rate_limit');
  });

  it('for new addresses cannot be used up by a few networks, each of which can send a class two emails', async () => {
    site = await startSite({ limits: { secondsBetweenEmails: 0 }, proxies: 1 });
    const { email } = await signIn(site);
    const sentIn = async (address: string): Promise<number> => {
      const first = await sentTo(address, 31);
      site.clock.advance(5 * 60);
      return first + (await sentTo(address, 20));
    };
    // 45 immediately, plus those that become available within five minutes.
    expect(await sentIn('198.51.100.1')).toBeGreaterThanOrEqual(45);
    expect(await askFrom('198.51.100.1')).toBe('over_request_rate_limit');
    expect(await askFrom('198.51.100.1', email)).toBe('sent');
    for (const host of [2, 3, 4, 5]) expect(await sentIn(`198.51.100.${host}`)).toBeLessThan(50);
    expect(await sentTo('203.0.113.9', 30)).toBe(30);
  });

  it('counts the first 64 bits of an IPv6 address, whichever address of the household is used', async () => {
    site = await startSite({ limits: { emailsPerIp: 2 }, proxies: 1 });
    expect(await askFrom('2001:db8:1:2::1')).toBe('sent');
    expect(await askFrom('2001:DB8:1:2:ffff:ffff:ffff:ffff')).toBe('sent');
    expect(await askFrom('2001:db8:1:2:a::9')).toBe('over_request_rate_limit');
    expect(await askFrom('2001:db8:1:3::1')).toBe('sent');
  });

  it('counts the address that our own proxies report, whatever the visitor adds', async () => {
    site = await startSite({ limits: { emailsPerIp: 1 }, proxies: 1 });
    expect(await askFrom('192.0.2.1, 198.51.100.7')).toBe('sent');
    expect(await askFrom('192.0.2.2, 198.51.100.7')).toBe('over_request_rate_limit');
    // Anything that is not an address is ignored, and the connection's address counts.
    expect(await askFrom('192.0.2.3, unknown')).toBe('sent');
    expect(await askFrom('192.0.2.4, _hidden')).toBe('over_request_rate_limit');
  });
});
