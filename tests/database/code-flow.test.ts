import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, mailTo } from './helpers/links.ts';
import { askForLink, newAddress } from './helpers/people.ts';
import { ask } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';
import { newStorage } from './helpers/storage.ts';

/* Signing in with a code in the address (PKCE), which only the browser that asked can exchange, and with six digits. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const post = (path: string, json: unknown) =>
  ask(site, `/auth/v1/${path}`, { method: 'POST', headers: { 'X-Supabase-Api-Version': '2024-01-01' }, json });

/** Somebody who asked by a code, and has pressed the link in their mail. */
async function startWithCode() {
  const email = newAddress('code');
  const storage = newStorage();
  const client = site.client({ flowType: 'pkce', persistSession: true, storage, storageKey: 'tab' });
  await askForLink(client, email);
  const landing = await follow(mailTo(site, email).link);
  // What supabase-js keeps between asking and coming back; behind a slash it says what for.
  const [verifier] = JSON.parse(storage.getItem('tab-code-verifier') ?? '""').split('/');
  return { client, email, landing, code: landing.query.get('code') ?? '', verifier: String(verifier) };
}

describe('The flow with a code (PKCE)', () => {
  it('gives a code in the address, no tokens, and the session to the browser that asked', async () => {
    const { client, email, code, landing } = await startWithCode();
    expect(landing.hash.has('access_token')).toBe(false);
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await client.from('user_favorites').select('game_id')).error).toBeNull();
  });

  it('gives nothing to a browser that did not ask', async () => {
    const { code, verifier } = await startWithCode();
    for (const code_verifier of ['x'.repeat(64), verifier.toUpperCase(), `${verifier} `]) {
      const answer = await post('token?grant_type=pkce', { auth_code: code, code_verifier });
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    }
  });

  it('takes each code once', async () => {
    const { code, verifier } = await startWithCode();
    const send = () => post('token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await send()).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  it('takes a code for five minutes', async () => {
    const { client, code } = await startWithCode();
    site.clock.advance(299);
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  it('takes a code no longer than five minutes', async () => {
    const { client, code } = await startWithCode();
    site.clock.advance(301);
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired');
  });

  it('says in the address, too, that a link is over', async () => {
    const email = newAddress('code');
    await askForLink(site.client({ flowType: 'pkce' }), email);
    const { link } = mailTo(site, email);
    await follow(link);
    const { query, hash } = await follow(link);
    expect([query.get('error_code'), hash.get('error_code')]).toEqual(['otp_expired', 'otp_expired']);
    expect(query.has('code')).toBe(false);
  });
});

const askForDigits = async () => {
  const email = newAddress('digits');
  await askForLink(site.client(), email);
  const { code, html, link } = mailTo(site, email);
  expect(code).toMatch(/^\d{6}$/);
  return { email, code, html, link };
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const type = 'email';

describe('The six digits of a mail', () => {
  it('sign in the person who types them, once', async () => {
    const { email, code } = await askForDigits();
    const { data, error } = await site.client().auth.verifyOtp({ email, token: code, type });
    expect([error, data.user?.email]).toEqual([null, email]);
    const again = await site.client().auth.verifyOtp({ email, token: code, type });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('of one person do nothing for another', async () => {
    const [ada, ben] = [await askForDigits(), await askForDigits()];
    const { error } = await site.client().auth.verifyOtp({ email: ben.email, token: ada.code, type });
    expect([error?.code, ada.code === ben.code]).toEqual(['otp_expired', false]);
  });

  it('are over after an hour, and with the link', async () => {
    const [late, used] = [await askForDigits(), await askForDigits()];
    await follow(used.link);
    expect((await site.client().auth.verifyOtp({ ...used, token: used.code, type })).error?.code).toBe('otp_expired');
    site.clock.advance(3601);
    expect((await site.client().auth.verifyOtp({ ...late, token: late.code, type })).error?.code).toBe('otp_expired');
  });

  it('cannot be guessed: after five wrong ones the right one is refused, and only the link works', async () => {
    const { email, code, link } = await askForDigits();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await site.client().auth.verifyOtp({ email, token: wrong(code), type })).error?.code).toBe('otp_expired');
    expect((await site.client().auth.verifyOtp({ email, token: code, type })).error?.code).toBe('otp_expired');
    expect((await follow(link)).hash.has('access_token')).toBe(true);
  });

  it('cannot be guessed from one IP address at many people', async () => {
    const limited = await startSite({ limits: { verificationsPerIp: 3, mailsPerIp: 100 } });
    const guess = () => limited.client().auth.verifyOtp({ email: newAddress(), token: '123456', type });
    for (let time = 0; time < 3; time += 1) expect((await guess()).error?.code).toBe('otp_expired');
    expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    await limited.close();
  });
});
