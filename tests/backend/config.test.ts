import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODE_DIGITS, LIMITS, LIVES, leftForConfirmed } from '../../backend/limits.ts';

/* supabase/config.toml sets for a Supabase what the embedded backend keeps by itself. */

const text = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');

/** The value of a setting: `[auth.sessions] timebox`. */
function setting(path: string): string | number | boolean {
  const [, section = '', name = ''] = /^\[(.*)\] (.*)$/.exec(path) ?? [];
  const lines = text.split(`\n[${section}]\n`)[1]?.split(/\n\[/)[0] ?? '';
  const value = new RegExp(`^${name} = (.*)$`, 'm').exec(lines)?.[1];
  if (value === undefined) throw new Error(`config.toml does not set ${path}.`);
  return JSON.parse(value);
}

/** A time as the file has it, in seconds. */
function seconds(path: string): number {
  const [, count, unit] = /^(\d+)([hms])$/.exec(String(setting(path))) ?? [];
  return Number(count) * { h: 3600, m: 60, s: 1 }[unit as 'h' | 'm' | 's'];
}

const FIVE_MINUTES_AN_HOUR = 12;

describe('A hosted project and the embedded backend', () => {
  it('let sessions, their tokens, links and codes last as long as one another', () => {
    expect({
      session: seconds('[auth.sessions] timebox'),
      idleSession: seconds('[auth.sessions] inactivity_timeout'),
      accessToken: setting('[auth] jwt_expiry'),
      link: setting('[auth.email] otp_expiry'),
    }).toEqual(LIVES);
    expect(setting('[auth] enable_refresh_token_rotation')).toBe(true);
  });

  it('send mail, try links and renew sessions as often as one another', () => {
    expect({
      secondsBetweenMails: seconds('[auth.email] max_frequency'),
      mailsPerIp: setting('[auth.rate_limit] sign_in_sign_ups'),
      mailsAnHour: setting('[auth.rate_limit] email_sent'),
      verificationsPerIp: Number(setting('[auth.rate_limit] token_verifications')) * FIVE_MINUTES_AN_HOUR,
      refreshesPerIp: Number(setting('[auth.rate_limit] token_refresh')) * FIVE_MINUTES_AN_HOUR,
    }).toEqual({
      ...LIMITS,
      mailsPerIpAnHour: undefined,
      signUpMailsPerIpAnHour: undefined,
      codesPerAddressADay: undefined,
      requestsPerIp: undefined,
    });
  });

  it('leave a guess at one address no better odds than the other does: Supabase does not count those, and has longer codes', () => {
    const networks = 100;
    const hostedGuesses = LIMITS.verificationsPerIp * 24 * networks;
    expect(hostedGuesses / 10 ** Number(setting('[auth.email] otp_length'))).toBeLessThan(0.01);
    // A day that begins with all that it may have at once.
    expect((2 * LIMITS.codesPerAddressADay) / 10 ** CODE_DIGITS).toBeLessThan(0.01);
  });

  it('have no way into an account but an email', () => {
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

  it('leave more than half of an hour’s mail to others, whatever one network asks for', () => {
    // Its hour begins with all that it may have at once, and goes on to the same again.
    expect(2 * LIMITS.mailsPerIpAnHour).toBeLessThan(LIMITS.mailsAnHour / 2);
  });

  it('give ten networks too little to use up the mail of new addresses, and each of them a class that asks twice', () => {
    expect(10 * LIMITS.signUpMailsPerIpAnHour).toBeLessThanOrEqual(
      LIMITS.mailsAnHour - leftForConfirmed(LIMITS.mailsAnHour),
    );
    expect(LIMITS.signUpMailsPerIpAnHour).toBeGreaterThanOrEqual(1.5 * LIMITS.mailsPerIp);
  });

  it('let people in by confirmed addresses alone, and nobody without one', () => {
    expect(setting('[auth.email] enable_confirmations')).toBe(true);
    expect(setting('[auth] enable_anonymous_sign_ins')).toBe(false);
  });
});
