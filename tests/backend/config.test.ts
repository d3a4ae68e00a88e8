import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODE_DIGITS, countReservedEmails, LIFETIMES, LIMITS } from '../../backend/limits.ts';

/* supabase/config.toml configures hosted Supabase to behave like the embedded backend. */

const text = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

/** The value of a setting: `[auth.sessions] timebox`. */
function setting(path: string): string | number | boolean {
  const [, section = '', name = ''] = /^\[(.*)\] (.*)$/.exec(path) ?? [];
  const lines = text.split(`\n[${section}]\n`)[1]?.split(/\n\[/)[0] ?? '';
  const value = new RegExp(`^${name} = (.*)$`, 'm').exec(lines)?.[1];
  if (value === undefined) throw new Error(`config.toml does not set ${path}.`);
  return JSON.parse(value);
}

/** A duration in the file, in seconds. */
function seconds(path: string): number {
  const [, count, unit] = /^(\d+)([hms])$/.exec(String(setting(path))) ?? [];
  return Number(count) * { h: 3600, m: 60, s: 1 }[unit as 'h' | 'm' | 's'];
}

const FIVE_MINUTES_AN_HOUR = 12;

describe('Hosted Supabase and the embedded backend', () => {
  it('have the same lifetimes for sessions, tokens, links and codes', () => {
    expect({
      session: seconds('[auth.sessions] timebox'),
      idleSession: seconds('[auth.sessions] inactivity_timeout'),
      accessToken: setting('[auth] jwt_expiry'),
      link: setting('[auth.email] otp_expiry'),
    }).toEqual(LIFETIMES);
    expect(setting('[auth] enable_refresh_token_rotation')).toBe(true);
  });

  it('have the same limits for emails, links and token refreshes', () => {
    expect({
      secondsBetweenEmails: seconds('[auth.email] max_frequency'),
      emailsPerIp: setting('[auth.rate_limit] sign_in_sign_ups'),
      emailsPerHour: setting('[auth.rate_limit] email_sent'),
      verificationsPerIp: Number(setting('[auth.rate_limit] token_verifications')) * FIVE_MINUTES_AN_HOUR,
      refreshesPerIp: Number(setting('[auth.rate_limit] token_refresh')) * FIVE_MINUTES_AN_HOUR,
    }).toEqual({
      ...LIMITS,
      emailsPerIpPerHour: undefined,
      signUpEmailsPerIpPerHour: undefined,
      codesPerAddressPerDay: undefined,
      requestsPerIp: undefined,
    });
  });

  it("make it equally hard to guess an address's code: Supabase does not count guesses, but has longer codes", () => {
    const networks = 100;
    const hostedGuesses = LIMITS.verificationsPerIp * 24 * networks;
    expect(hostedGuesses / 10 ** Number(setting('[auth.email] otp_length'))).toBeLessThan(0.01);
    // The limiter allows a full day's attempts in one burst, and the same number again over the
    // day.
    expect((2 * LIMITS.codesPerAddressPerDay) / 10 ** CODE_DIGITS).toBeLessThan(0.01);
  });

  it('allow access to an account only by email', () => {
    expect({
      password: setting('[auth.email] secure_password_change'),
      address: setting('[auth.email] double_confirm_changes'),
      linked: setting('[auth] enable_manual_linking'),
      telephone: setting('[auth.sms] enable_signup'),
      totp: [setting('[auth.mfa.totp] enroll_enabled'), setting('[auth.mfa.totp] verify_enabled')],
      phone: [setting('[auth.mfa.phone] enroll_enabled'), setting('[auth.mfa.phone] verify_enabled')],
    }).toEqual({
      password: true,
      address: true,
      linked: false,
      telephone: false,
      totp: [false, false],
      phone: [false, false],
    });
  });

  it("leave more than half of each hour's emails to others, even if one network requests as many as it can", () => {
    // The limiter allows a full hour's requests in one burst, and the same number again over the
    // hour.
    expect(2 * LIMITS.emailsPerIpPerHour).toBeLessThan(LIMITS.emailsPerHour / 2);
  });

  it('do not let ten networks use up all email for new addresses, but let a whole class request it twice', () => {
    expect(10 * LIMITS.signUpEmailsPerIpPerHour).toBeLessThanOrEqual(
      LIMITS.emailsPerHour - countReservedEmails(LIMITS.emailsPerHour),
    );
    expect(LIMITS.signUpEmailsPerIpPerHour).toBeGreaterThanOrEqual(1.5 * LIMITS.emailsPerIp);
  });

  it('only admit people with a confirmed address', () => {
    expect(setting('[auth.email] enable_confirmations')).toBe(true);
    expect(setting('[auth] enable_anonymous_sign_ins')).toBe(false);
  });
});
