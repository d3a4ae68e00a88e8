import { describe, expect, it } from 'vitest';
import {
  createSiteHeaders,
  getHeadersForPath,
  getServerHeaders,
  parseSupabaseOrigin,
  type SiteInfo,
} from '../../scripts/site/headers.ts';
import { parseDirectives } from './helpers/parse-host-files';

const FACTS: SiteInfo = { supabaseAddress: null, scriptHashes: [], pages: ['/', '/faq'], servedFrom: 'host' };

const headers = (facts: Partial<SiteInfo> = {}, path = '/faq') =>
  getHeadersForPath(createSiteHeaders({ ...FACTS, ...facts }), path);
const policy = (facts?: Partial<SiteInfo>) => parseDirectives(headers(facts)['Content-Security-Policy'] ?? '');

const upgrades = (facts?: Partial<SiteInfo>) => 'upgrade-insecure-requests' in policy(facts);
const cacheControlOf = (path: string) => getServerHeaders(createSiteHeaders(FACTS), path)['Cache-Control'];
const shownBy = (path: string) => headers({}, path)['Cross-Origin-Resource-Policy'];
/** Whether a path can match both of two patterns. The first pattern is the shorter one. */
const meet = (one: string, other: string) => one === other || (one.endsWith('*') && other.startsWith(one.slice(0, -1)));

const featuresAt = (address: string) => (headers({}, address)['Permissions-Policy'] ?? '').split(', ').toSorted();

describe("The site's content security policy", () => {
  it('forbids everything that is not named', () => {
    expect(policy()['default-src']).toEqual(["'none'"]);
    expect(policy()['base-uri']).toEqual(["'none'"]);
    expect(policy()['frame-ancestors']).toEqual(["'self'"]);
  });

  it("allows only the site's own scripts and the given inline ones, each listed once, sorted", () => {
    expect(policy()['script-src']).toEqual(["'self'"]);
    expect(policy({ scriptHashes: ["'sha256-b'", "'sha256-a'", "'sha256-b'"] })['script-src']).toEqual([
      "'self'",
      "'sha256-a'",
      "'sha256-b'",
    ]);
  });

  it('is lax only for style attributes, and for all styles in browsers that cannot distinguish the two', () => {
    const lax = Object.entries(policy()).filter(([, sources]) => sources.some((source) => /unsafe|\*/.test(source)));
    expect(lax).toEqual([
      ['style-src', ["'self'", "'unsafe-inline'"]],
      ['style-src-attr', ["'unsafe-inline'"]],
    ]);
    expect(policy()['style-src-elem']).toEqual(["'self'"]);
  });

  it("does not let any string become HTML or a script, except through the site's single policy", () => {
    expect(policy()['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy()['trusted-types']).toEqual(['numeria', 'numeria-markers']);
  });

  it("does not name other hosts than the video site's and, if there is one, Supabase's", () => {
    const hosts = (facts?: Partial<SiteInfo>) =>
      new Set(
        Object.values(policy(facts))
          .flat()
          .filter((source) => /[:.]\/\//.test(source)),
      );
    const video = ['https://i.ytimg.com', 'https://www.youtube-nocookie.com'];
    expect(hosts()).toEqual(new Set(video));
    const supabaseAddress = 'https://project.supabase.example';
    expect(hosts({ supabaseAddress })).toEqual(new Set([...video, supabaseAddress]));
    expect(policy({ supabaseAddress })['connect-src']).toContain(supabaseAddress);
  });

  it('requires HTTPS only where it is available, and never for a Supabase without it', () => {
    expect(upgrades()).toBe(true);
    expect(upgrades({ servedFrom: 'own machine' })).toBe(false);
    expect(upgrades({ supabaseAddress: 'http://school.example:8000' })).toBe(false);
    expect(headers()['Strict-Transport-Security']).toMatch(/^max-age=\d{8}$/);
    expect(headers({ servedFrom: 'own machine' })).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('The URL of Supabase', () => {
  it('is reduced to the part that the policy needs: no path, slash or spaces', () => {
    expect(parseSupabaseOrigin(' https://Project.supabase.example/ ')).toBe('https://project.supabase.example');
    expect(parseSupabaseOrigin('http://localhost:8000/path?x')).toBe('http://localhost:8000');
    expect([parseSupabaseOrigin(undefined), parseSupabaseOrigin(''), parseSupabaseOrigin(' ')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['project.supabase.co', 'https//project', 'javascript:alert(1)', "'self'; script-src *", 'ftp://project'])(
    'is rejected with a readable message if it is invalid: %s',
    (address) => {
      const text = `VITE_SUPABASE_URL must be an address such as https://<reference>.supabase.co, but it is "${address}".`;
      expect(() => parseSupabaseOrigin(address)).toThrow(text);
      expect(() => createSiteHeaders({ ...FACTS, supabaseAddress: address })).toThrow(text);
    },
  );

  it('cannot inject a directive into the policy', () => {
    const sly = 'https://project.example/; script-src *';
    expect(policy({ supabaseAddress: sly })['script-src']).toEqual(["'self'"]);
    expect(policy({ supabaseAddress: sly })['connect-src']).toContain('https://project.example');
  });
});

describe('The other headers', () => {
  it('allow what the player needs, and deny everything that no page uses', () => {
    const permissions = headers()['Permissions-Policy'] ?? '';
    for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
      expect(permissions).toMatch(new RegExp(`${feature}=\\([^)]*"https://www\\.youtube-nocookie\\.com"\\)`));
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(permissions).toContain(`${feature}=()`);
    expect(headers()['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(headers()['X-Content-Type-Options']).toBe('nosniff');
  });

  it.each([
    ['camera', '/class', '/classic'],
    ['microphone', '/tables-check', '/tables-checks'],
  ])('allow the %s only for %s, with any form of its URL, and not for %s', (feature, path, alike) => {
    const given = featuresAt('/faq').map((one) => (one === `${feature}=()` ? `${feature}=(self)` : one));
    for (const ending of ['', '/', '.html']) expect(featuresAt(`${path}${ending}`)).toEqual(given.toSorted());
    expect(featuresAt(alike)).toEqual(featuresAt('/faq'));
  });

  it('allow a device for the translations of its page too', () => {
    const pages = [...FACTS.pages, '/class', '/fr/class', '/fr/faq', '/video-hub/class/more'];
    const rules = createSiteHeaders({ ...FACTS, pages });
    const permissions = (path: string) => getHeadersForPath(rules, path)['Permissions-Policy'];
    expect(permissions('/fr/class')).toContain('camera=(self)');
    expect(permissions('/fr/faq')).toContain('camera=()');
  });

  it('allow only files with a content hash in their name to be cached permanently', () => {
    expect(cacheControlOf('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControlOf('/plain/1a2b3c4d/index-abc.js')).toBe(cacheControlOf('/assets/index-abc.js'));
    for (const path of [
      '/',
      '/faq',
      '/sw.js',
      '/sw-plain.js',
      '/sw-fr.js',
      '/manifest.webmanifest',
      '/manifest-fr.webmanifest',
      '/sounds/shared.webm',
    ])
      expect(cacheControlOf(path)).toBe('no-cache');
    expect(cacheControlOf('/pictures/share/numeria.png')).toContain('stale-while-revalidate');
  });

  it('let other sites embed the pictures, and nothing else', () => {
    expect(shownBy('/pictures/share/numeria.png')).toBe('cross-origin');
    expect(shownBy('/assets/index-abc.js')).toBe('same-origin');
  });

  it('are set only once, so that it does not matter how a host combines two rules for one path', () => {
    const rules = createSiteHeaders(FACTS);
    const twice = rules.filter((rule, index) =>
      rules.some((other, at) => at !== index && other.name === rule.name && meet(other.pattern, rule.pattern)),
    );
    // In a joined header the last value of a feature applies. If there are two headers, the last
    // one does, which belongs to the single page.
    expect([...new Set(twice.map(({ name }) => name))]).toEqual(['Permissions-Policy']);
    expect(twice.filter(({ pattern }) => pattern.includes('*'))).toEqual([]);
  });
});
