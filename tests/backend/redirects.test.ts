import { describe, expect, it } from 'vitest';
import { redirectFor } from '../../backend/auth/redirects.ts';

const SITE = 'http://localhost:4173';
const leads = (asked: string | undefined, allowed: readonly string[] = [], siteUrl = SITE): string =>
  redirectFor(asked, { siteUrl, ownOrigin: siteUrl, allowed });

describe('Where a magic link leads', () => {
  it.each([
    ['http://localhost:4173/', 'http://localhost:4173/'],
    ['http://localhost:4173/profile?a=b', 'http://localhost:4173/profile?a=b'],
    ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173/'],
    ['http://[::1]:4173/', 'http://[::1]:4173/'],
    ['HTTP://LOCALHOST:4173', 'http://localhost:4173/'],
    ['http://localhost:4173/#games', 'http://localhost:4173/'],
  ])('may be the site under any of its names: %s', (asked, target) => expect(leads(asked)).toBe(target));

  it('is the site when nothing is asked', () => {
    expect(leads(undefined)).toBe(SITE);
    expect(leads('')).toBe(SITE);
  });

  it('may be where the visitor is now', () => {
    const ownOrigin = 'http://127.0.0.1:5000';
    expect(redirectFor('http://127.0.0.1:5000/a', { siteUrl: SITE, ownOrigin, allowed: [] })).toBe(
      'http://127.0.0.1:5000/a',
    );
  });

  it.each([
    ['https://numeria.example/', 'https://numeria.example'],
    ['https://numeria.example/welcome', 'https://numeria.example/welcome'],
    ['https://numeria.example/a/b?c=d', 'https://numeria.example/**'],
    ['https://preview-7.numeria.example/', 'https://*.numeria.example/'],
    ['https://numeria.example/v1/', 'https://numeria.example/v?/'],
  ])('may be %s where the list has %s', (asked, entry) => expect(leads(asked, [entry])).toBe(asked));

  it.each([
    ['https://numeria.example.evil/', 'https://numeria.example/**'],
    ['https://numeria.example@evil.example/', 'https://numeria.example/**'],
    ['https://evil.example/https://numeria.example/', 'https://numeria.example/**'],
    ['https://a.b.numeria.example/', 'https://*.numeria.example/'],
    ['https://evil.example?.numeria.example/', 'https://*.numeria.example/'],
    ['https://evil.example#.numeria.example/', 'https://*.numeria.example/'],
    ['https://numeriaXexample/', 'https://numeria.example/'],
    ['http://numeria.example/', 'https://numeria.example/**'],
    ['https://numeria.example:8443/', 'https://numeria.example/**'],
    ['https://numeria.example/v12/', 'https://numeria.example/v?/'],
    ['javascript:alert(1)', '**'],
    ['//evil.example/', '**'],
    ['https:evil.example', '**'],
    ['https://evil.example\\@localhost:4173/', '**'],
    [' https://numeria.example/', 'https://numeria.example/**'],
    ['https://user@numeria.example/', 'https://numeria.example/**'],
  ])('is the site, and never %s, where the list has %s', (asked, entry) => expect(leads(asked, [entry])).toBe(SITE));

  it('is never another port or another scheme of this machine', () => {
    for (const asked of ['http://localhost:5173/', 'https://localhost:4173/', 'http://localhost/'])
      expect(leads(asked)).toBe(SITE);
  });

  it('is never this machine for a site that is elsewhere', () => {
    expect(leads('https://localhost/', [], 'https://numeria.example')).toBe('https://numeria.example');
  });
});
