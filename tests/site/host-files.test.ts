import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/serve.ts';
import { createPageReader, hashScript } from '../../scripts/site/built-pages.ts';
import { createSiteHeaders, getHeadersForPath } from '../../scripts/site/headers.ts';
import { formatHeadersFile, formatRedirectsFile, formatVercelFile } from '../../scripts/site/host-files.ts';
import { hostingPlugin } from '../../scripts/site/hosting.ts';
import { parseDirectives, parseHeaderRules, parseVercelRules } from './helpers/parse-host-files';

const folder = mkdtempSync(join(tmpdir(), 'numeria-hosting-'));
const dist = join(folder, 'dist');
const SOURCE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><script>day()</script><script type="module" src="/main.ts"></script>',
  'main.ts': 'document.title = "Numeria";',
  'public/faq.html': '<!doctype html><script>night()</script>',
  'public/404.html': '<!doctype html><title>Nothing here</title>',
  'public/video-hub/ib.html': '<!doctype html><title>IB</title>',
  'public/sounds/shared.webm': 'sound',
  'public/pictures/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/sw.js': 'self;',
};

const written = (name: string) => readFileSync(join(dist, name), 'utf8');
const buildSite = (env: Readonly<Record<string, string>> = {}) => {
  writeFileSync(
    join(folder, '.env'),
    Object.entries(env)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );
  return build({ root: folder, configFile: false, logLevel: 'silent', plugins: [hostingPlugin()] });
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(SOURCE)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await buildSite();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A build', () => {
  it('writes the same headers for every host, with exactly the inline scripts of its pages', () => {
    const facts = { ...createPageReader(dist)(), supabaseAddress: null };
    expect(facts.scriptHashes).toEqual(['day()', 'night()'].map(hashScript).toSorted());
    const rules = createSiteHeaders({ ...facts, servedFrom: 'host' });
    expect(parseHeaderRules(written('_headers'))).toEqual(rules);
    expect(parseVercelRules(written('vercel.json'))).toEqual(rules);
  });

  it('redirects its pages, and nothing else, when they are requested with a trailing slash', () => {
    expect(written('_redirects')).toBe('/faq/ /faq 301\n/video-hub/ib/ /video-hub/ib 301\n');
  });

  it('allows requests to the Supabase that it was built for', async () => {
    await buildSite({ VITE_SUPABASE_URL: 'https://project.supabase.example/' });
    const policy = getHeadersForPath(parseHeaderRules(written('_headers')), '/')['Content-Security-Policy'] ?? '';
    expect(parseDirectives(policy)['connect-src']).toContain('https://project.supabase.example');
    await buildSite();
  });

  it('stops immediately if the URL of Supabase is invalid', async () => {
    await expect(buildSite({ VITE_SUPABASE_URL: 'project' })).rejects.toThrow('VITE_SUPABASE_URL must be an address');
    await buildSite();
  });
});

/** The headers that hosts set for a path, as far as they work without HTTPS. */
function hosted(path: string): Readonly<Record<string, string>> {
  const rules = parseHeaderRules(written('_headers'));
  const { 'Strict-Transport-Security': secure, ...headers } = getHeadersForPath(rules, path);
  expect(secure).toBeDefined();
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '') ?? '';
  return { ...headers, 'Content-Security-Policy': policy };
}

describe('The server for a built site', () => {
  let server: Server;
  let site = '';
  beforeAll(async () => {
    server = createSiteServer(dist).listen(0);
    await once(server, 'listening');
    const address = server.address();
    site = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => server.close());

  /** Those headers of the server's response that hosts must also set. */
  async function sent(path: string, names: readonly string[]): Promise<Readonly<Record<string, string | null>>> {
    const answer = await fetch(site + path);
    await answer.arrayBuffer();
    return Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));
  }

  it.each(['/', '/faq', '/class', '/tables-check', '/video-hub/ib', '/sw.js'])(
    'sets the same headers as hosts for %s, except those that need HTTPS',
    async (path) => {
      const meant = hosted(path);
      expect(await sent(path, Object.keys(meant))).toEqual(meant);
      expect(await sent(path, ['Strict-Transport-Security'])).toEqual({ 'Strict-Transport-Security': null });
    },
  );

  it.each(['/sounds/shared.webm', '/pictures/boat.svg'])(
    'sets the same headers as hosts for %s, except those that only pages need',
    async (path) => {
      const meant = hosted(path);
      const answer = await sent(path, Object.keys(meant));
      const unsaid = Object.keys(answer).filter((name) => answer[name] === null);
      expect(unsaid.toSorted()).toEqual([
        'Content-Security-Policy',
        'Cross-Origin-Opener-Policy',
        'Permissions-Policy',
        'Referrer-Policy',
      ]);
      const said = Object.entries(answer).filter(([name]) => !unsaid.includes(name));
      expect(meant).toMatchObject(Object.fromEntries(said));
    },
  );

  it('never allows a missing file to be cached', async () => {
    expect(await sent('/assets/old.js', ['Cache-Control'])).toEqual({ 'Cache-Control': 'no-cache' });
  });

  it("allows a new build's inline scripts from its first page on, and no longer allows the old build's", async () => {
    const page = join(dist, 'faq.html');
    writeFileSync(page, written('faq.html').replace('night()', 'moon()'));
    const { 'Content-Security-Policy': policy } = await sent('/faq', ['Content-Security-Policy']);
    expect(parseDirectives(policy ?? '')['script-src']).toEqual([
      "'self'",
      ...['day()', 'moon()'].map(hashScript).toSorted(),
    ]);
    // The files for hosts still belong to the last build.
    const rules = createSiteHeaders({ ...createPageReader(dist)(), supabaseAddress: null, servedFrom: 'host' });
    expect(parseHeaderRules(written('_headers'))).not.toEqual(rules);
  });
});

describe('The files for hosts', () => {
  it('stay within the limits of Cloudflare Pages: 100 patterns, and lines of 2000 characters', () => {
    const pages = Array.from({ length: 60 }, (_, number) => `/page-${number}`);
    const scriptHashes = Array.from({ length: 10 }, (_, number) => hashScript(`run(${number})`));
    const rules = createSiteHeaders({
      pages,
      scriptHashes,
      supabaseAddress: 'https://project.example',
      servedFrom: 'host',
    });
    expect(new Set(rules.map(({ pattern }) => pattern)).size).toBeLessThanOrEqual(100);
    const lines = formatHeadersFile(rules).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('never redirect a page to itself or redirect from a stand-in page', () => {
    expect(formatRedirectsFile(['/', '/404', '/auth', '/shell'])).toBe('/auth/ /auth 301\n');
  });

  it('list each pattern only once', () => {
    const rules = createSiteHeaders({ pages: ['/'], scriptHashes: [], supabaseAddress: null, servedFrom: 'host' });
    const patterns = [...formatVercelFile(rules).matchAll(/"source": "(.+)"/g)].map(([, source]) => source);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
