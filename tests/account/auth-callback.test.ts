// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { emailLink, forgetEmailLink, takeAuthCallback } from '../../src/account/auth-callback';

const FRAGMENT =
  '#access_token=aGVhZA.Ym9keQ.c2ln&expires_at=1764000000&expires_in=3600&refresh_token=v1-refresh_token&token_type=bearer&type=magiclink';

const comeTo = (address: string) => {
  history.replaceState({ key: 'before' }, '', address);
  return takeAuthCallback();
};
const address = () => `${location.pathname}${location.search}${location.hash}`;

beforeEach(() => {
  history.replaceState(null, '', '/');
  forgetEmailLink();
});

describe('A sign-in link', () => {
  it('is removed from the URL and the history as soon as it has been read', () => {
    const before = history.length;
    expect(comeTo('/auth/confirm?token_hash=0a1b2c&type=email')).toBeNull();
    expect(emailLink()).toEqual({ tokenHash: '0a1b2c', type: 'email' });
    expect(address()).toBe('/auth/confirm');
    expect(history.length).toBe(before);
  });

  it.each(['email', 'signup', 'magiclink', 'invite', 'recovery'])('can have the type %s', (type) => {
    comeTo(`/auth/confirm/?token_hash=pkce_0a1b2c&type=${type}`);
    expect(emailLink()).toEqual({ tokenHash: 'pkce_0a1b2c', type });
    expect(address()).toBe('/auth/confirm');
  });

  it.each([
    ['no token', '?type=email'],
    ['no type', '?token_hash=0a1b2c'],
    ['a type that does not sign anyone in', '?token_hash=0a1b2c&type=email_change'],
    ['an unknown type', '?token_hash=0a1b2c&type=toString'],
    ['a script as its token', '?token_hash=<script>&type=email'],
    ['an endless token', `?token_hash=${'a'.repeat(513)}&type=email`],
  ])('with %s is ignored, but still removed from the URL', (_, query) => {
    expect(comeTo(`/auth/confirm${query}`)).toBeNull();
    expect(emailLink()).toBeNull();
    expect(address()).toBe('/auth/confirm');
  });

  it('is ignored on other pages, whose URL stays the same', () => {
    expect(comeTo('/faq?token_hash=0a1b2c&type=email')).toBeNull();
    expect(emailLink()).toBeNull();
    expect(address()).toBe('/faq?token_hash=0a1b2c&type=email');
  });

  it('is forgotten once it no longer works', () => {
    comeTo('/auth/confirm?token_hash=0a1b2c&type=email');
    forgetEmailLink();
    expect(emailLink()).toBeNull();
  });
});

describe('An ordinary URL fragment', () => {
  it.each([
    ['/faq#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'expired', '/faq'],
    ['/#error=server_error&error_code=unexpected_failure&error_description=Oh', 'unusable', '/'],
    ['/arithmetic-hero?seed=7#error_description=Unknown', 'unusable', '/arithmetic-hero?seed=7'],
    [`/${FRAGMENT}`, 'unusable', '/'],
    [`/profile${FRAGMENT}`, 'unusable', '/profile'],
    ['/#refresh_token=abc', 'unusable', '/'],
  ])('%s is removed and its error is returned, without a navigation', (left, error, page) => {
    expect(comeTo(left)).toBe(error);
    expect(emailLink()).toBeNull();
    expect(address()).toBe(page);
    expect(location.href).not.toContain('#');
    expect(takeAuthCallback()).toBeNull();
  });

  it.each([
    '/',
    '/#games',
    '/faq#error',
    '/#access_token',
    '/?code=34e770dd-9ff9-416c-87fa-43b31d7ef225',
    '/?error=access_denied&error_code=otp_expired',
    '/arithmetic-hero?code=7&seed=7&start',
    '/?seed=7#videos',
  ])('is left alone: %s', (ordinary) => {
    expect(comeTo(ordinary)).toBeNull();
    expect(address()).toBe(ordinary);
    expect(history.state).toEqual({ key: 'before' });
  });
});
