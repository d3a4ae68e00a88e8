// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { takeArrival } from '../../src/account/arrival';

const TOKENS = { accessToken: 'aGVhZA.Ym9keQ.c2ln', refreshToken: 'v1-refresh_token' };
const FRAGMENT =
  '#access_token=aGVhZA.Ym9keQ.c2ln&expires_at=1764000000&expires_in=3600&refresh_token=v1-refresh_token&token_type=bearer&type=magiclink';

const comeTo = (address: string) => {
  history.replaceState({ key: 'before' }, '', address);
  return takeArrival();
};
const address = () => `${location.pathname}${location.search}${location.hash}`;

describe('What a sign-in link leaves in the address', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('is taken, and gone from the address and its history at once', () => {
    const before = history.length;
    expect(comeTo(`/${FRAGMENT}`)).toEqual({ kind: 'tokens', ...TOKENS });
    expect(address()).toBe('/');
    expect(location.href).not.toContain('#');
    expect(history.length).toBe(before);
    expect(takeArrival()).toEqual({ kind: 'nothing' });
  });

  it('leaves the visitor at the home page, wherever the link led', () => {
    expect(comeTo(`/auth${FRAGMENT}`)).toMatchObject({ kind: 'tokens' });
    expect(address()).toBe('/');
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'expired'],
    ['#error=server_error&error_code=unexpected_failure&error_description=Oh', 'unusable'],
    ['#error_description=Unknown', 'unusable'],
    ['?error=access_denied&error_code=otp_expired', 'expired'],
    ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225', 'unusable'],
  ])('%s tells why the link failed, and leads to the sign-in page', (left, trouble) => {
    expect(comeTo(`/${left}`)).toEqual({ kind: 'trouble', trouble });
    expect(address()).toBe('/auth');
  });

  it.each([
    ['an access token that is none', FRAGMENT.replace('.c2ln', '')],
    ['a script for a token', FRAGMENT.replace('aGVhZA', '<script>')],
    ['no refresh token', FRAGMENT.replace('v1-refresh_token', '')],
    ['an endless refresh token', FRAGMENT.replace('v1-refresh_token', 'a'.repeat(1025))],
    ['tokens of another type', FRAGMENT.replace('bearer', 'mac')],
    ['only an access token', '#access_token=aGVhZA.Ym9keQ.c2ln'],
    ['only a refresh token', '#refresh_token=abc'],
  ])('with %s signs nobody in, and is removed all the same', (_, fragment) => {
    expect(comeTo(`/${fragment}`)).toEqual({ kind: 'trouble', trouble: 'unusable' });
    expect(address()).toBe('/auth');
  });

  it.each(['/', '/#games', '/faq#error', '/#access_token', '/arithmetic-hero?code=7&seed=7&start', '/?seed=7#videos'])(
    'is nothing at %s, which stays as it is',
    (ordinary) => {
      expect(comeTo(ordinary)).toEqual({ kind: 'nothing' });
      expect(address()).toBe(ordinary);
      expect(history.state).toEqual({ key: 'before' });
    },
  );
});
