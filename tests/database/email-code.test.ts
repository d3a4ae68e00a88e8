import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewestEmail, pressLinkButton } from './helpers/links.ts';
import { createAddress, requestLink } from './helpers/people.ts';
import { sendRequest } from './helpers/requests.ts';
import { type Site, startSite } from './helpers/site.ts';

/* Signing in with the six-digit code from an email, typed on the page that requested it. */

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const askForDigits = async () => {
  const email = createAddress('digits');
  await requestLink(site.client(), email);
  const { code, html, text, link } = findNewestEmail(site, email);
  expect(code).toMatch(/^\d{6}$/);
  for (const shown of [html, text]) expect(shown).toContain(code);
  return { email, code, link };
};
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const type = 'email';

describe('The six-digit code in an email', () => {
  it('signs in the person who types it, but only once', async () => {
    const { email, code } = await askForDigits();
    const { data, error } = await site.client().auth.verifyOtp({ email, token: code, type });
    expect([error, data.user?.email]).toEqual([null, email]);
    const again = await site.client().auth.verifyOtp({ email, token: code, type });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('does not work for another person', async () => {
    const [ada, ben] = [await askForDigits(), await askForDigits()];
    const { error } = await site.client().auth.verifyOtp({ email: ben.email, token: ada.code, type });
    expect([error?.code, ada.code === ben.code]).toEqual(['otp_expired', false]);
  });

  it('expires after an hour, together with the link', async () => {
    const [late, used] = [await askForDigits(), await askForDigits()];
    await pressLinkButton(site, used.link);
    expect((await site.client().auth.verifyOtp({ ...used, token: used.code, type })).error?.code).toBe('otp_expired');
    site.clock.advance(3601);
    expect((await site.client().auth.verifyOtp({ ...late, token: late.code, type })).error?.code).toBe('otp_expired');
  });

  it('is refused with the same message whether or not the address is known', async () => {
    const { email, code } = await askForDigits();
    const answers = await Promise.all(
      [email, createAddress('stranger')].map((one) =>
        site.client().auth.verifyOtp({ email: one, token: wrong(code), type }),
      ),
    );
    const said = answers.map(({ error }) => [error?.status, error?.code, error?.message]);
    expect(said[0]).toEqual([403, 'otp_expired', 'Token has expired or is invalid']);
    expect(said[1]).toEqual(said[0]);
  });

  it('cannot be guessed: after five wrong codes the right one is refused, and only the link works', async () => {
    const { email, code, link } = await askForDigits();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await site.client().auth.verifyOtp({ email, token: wrong(code), type })).error?.code).toBe('otp_expired');
    expect((await site.client().auth.verifyOtp({ email, token: code, type })).error?.code).toBe('otp_expired');
    expect((await pressLinkButton(site, link)).error).toBeNull();
  });

  it('cannot be guessed from many networks, with a new email after every five guesses', async () => {
    const guarded = await startSite({ limits: { secondsBetweenEmails: 0 }, proxies: 1 });
    const email = createAddress('digits');
    const guess = async (token: string, network: number): Promise<string> => {
      const { body } = await sendRequest(guarded, '/auth/v1/verify', {
        method: 'POST',
        headers: { 'X-Forwarded-For': `198.51.100.${network}`, 'X-Supabase-Api-Version': '2024-01-01' },
        json: { type, email, token },
      });
      return String(Object(body).code);
    };
    const answers: string[] = [];
    for (let mail = 0; mail < 6; mail += 1) {
      await requestLink(guarded.client(), email);
      const { code } = findNewestEmail(guarded, email);
      for (let each = 0; each < 5; each += 1) answers.push(await guess(wrong(code), mail));
    }
    expect(answers).toEqual([...Array(20).fill('otp_expired'), ...Array(10).fill('over_code_rate_limit')]);
    const { code, link } = findNewestEmail(guarded, email);
    const right = await guarded.client().auth.verifyOtp({ email, token: code, type });
    expect(right.error).toMatchObject({
      status: 429,
      code: 'over_code_rate_limit',
      message: expect.stringContaining('open the link in the email instead'),
    });
    expect((await guarded.client().auth.verifyOtp({ email: createAddress(), token: code, type })).error?.status).toBe(
      403,
    );
    expect((await pressLinkButton(guarded, link)).error).toBeNull();
    await guarded.close();
  });

  it('counts as an attempt only if it is wrong, no matter how often someone signs in', async () => {
    const limited = await startSite({ limits: { secondsBetweenEmails: 0, codesPerAddressPerDay: 2 } });
    const email = createAddress('digits');
    const signInBy = async (change: (code: string) => string) => {
      await requestLink(limited.client(), email);
      const { code } = findNewestEmail(limited, email);
      return (await limited.client().auth.verifyOtp({ email, token: change(code), type })).error?.code;
    };
    for (let time = 0; time < 5; time += 1) expect(await signInBy((code) => code)).toBeUndefined();
    expect([await signInBy(wrong), await signInBy((code) => code), await signInBy(wrong)]).toEqual([
      'otp_expired',
      undefined,
      'otp_expired',
    ]);
    expect(await signInBy((code) => code)).toBe('over_code_rate_limit');
    await limited.close();
  });

  it('cannot be tried more often by sending many requests at the same time', async () => {
    const limited = await startSite({ limits: { secondsBetweenEmails: 0, codesPerAddressPerDay: 3 } });
    const email = createAddress('digits');
    const guesses = Array.from({ length: 12 }, () => limited.client().auth.verifyOtp({ email, token: '123456', type }));
    const codes = (await Promise.all(guesses)).map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'otp_expired')).toHaveLength(3);
    await limited.close();
  });

  it('cannot be guessed for many people from one IP address', async () => {
    const limited = await startSite({ limits: { verificationsPerIp: 3, emailsPerIp: 100 } });
    const guess = () => limited.client().auth.verifyOtp({ email: createAddress(), token: '123456', type });
    for (let time = 0; time < 3; time += 1) expect((await guess()).error?.code).toBe('otp_expired');
    expect((await guess()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    await limited.close();
  });
});
