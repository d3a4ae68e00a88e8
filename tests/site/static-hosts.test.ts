import { beforeAll, describe, expect, it } from 'vitest';
import { createSiteHeaders, getHeadersForPath, type HeaderRule, isPage } from '../../scripts/site/headers.ts';
import { formatHeadersFile, formatRedirectsFile, formatVercelFile } from '../../scripts/site/host-files.ts';
import { addressOf, readPublishedLocales } from '../../scripts/site/languages.ts';
import { PAGES } from '../../scripts/site/pages.ts';
import { STATIC_HOSTS, type Upload } from './helpers/static-hosts';

const FILES = [
  '/assets/index-abc1234.js',
  '/plain/1a2b3c4d/index.js',
  '/sounds/shared.webm',
  '/music/tune.m4a',
  '/pictures/share/numeria.png',
  '/icons/icon.png',
  '/screenshots/home.png',
  '/sw.js',
  '/sw-fr-plain.js',
  '/manifest-fr.webmanifest',
  '/robots.txt',
  '/favicon.ico',
];

const bases: string[] = [];
const pages: string[] = [];
let rules: readonly HeaderRule[] = [];
let upload: Upload;

beforeAll(async () => {
  for (const { base } of await readPublishedLocales(`${import.meta.dirname}/../..`)) bases.push(base);
  const paths = [...PAGES.map(({ path }) => path), '/404', '/shell'];
  pages.push(...bases.flatMap((base) => paths.map((path) => addressOf(base, path))));
  rules = createSiteHeaders({ supabaseAddress: null, scriptHashes: [], pages, servedFrom: 'host' });
  upload = {
    headers: formatHeadersFile(rules),
    redirects: formatRedirectsFile(pages),
    vercel: formatVercelFile(rules),
    files: new Set([...FILES, ...pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`))]),
  };
});

/** Some hosts send the values of several rules as one list, and some send only the last; the effect is the same. */
const effectOf = (name: string, values: readonly string[]): unknown => {
  if (name !== 'Permissions-Policy') return values;
  const features = values
    .flatMap((value) => value.split(', '))
    .map((feature) => feature.split('=') as [string, string]);
  return new Map([...new Map(features)].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** The headers that every host has to send for a path: everything in the table. */
const tabled = (path: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(getHeadersForPath(rules, path)).map(([name, value]) => [name, effectOf(name, [value])]),
  );

/** How pages, and files without a rule, are cached: they are revalidated before each use. */
const REVALIDATED = ['public, max-age=0, must-revalidate'];

describe.each(Object.entries(STATIC_HOSTS))('%s', (name, host) => {
  it('sends every page and every kind of file, with exactly the headers of the table', () => {
    expect(pages.length).toBeGreaterThan(PAGES.length);
    for (const path of [...pages, ...FILES]) {
      const { status, file, headers } = host(upload, path);
      const expected = { 'Cache-Control': REVALIDATED, ...tabled(path) };
      const given = Object.entries(headers).map(([header, values]) => [header, effectOf(header, values)]);
      expect([path, status, file]).toEqual([
        path,
        200,
        path === '/' ? '/index.html' : isPage(path) ? `${path}.html` : path,
      ]);
      expect({ path, ...Object.fromEntries(given) }).toEqual({ path, ...expected });
    }
  });

  it('redirects to each page from its address with a slash and from the name of its file', () => {
    for (const page of pages.filter((path) => path !== '/' && !/^\/(?:404|shell)$/.test(path)))
      for (const path of [`${page}/`, `${page}.html`]) {
        const { status, location } = host(upload, path);
        expect([path, [301, 308].includes(status), location]).toEqual([path, true, page]);
      }
  });

  it('answers an unknown address with its status and a not-found page', () => {
    for (const base of bases)
      for (const path of ['/nothing', '/nothing/', '/a/b/c', '/assets/none.js']) {
        const { status, file, headers } = host(upload, base + path);
        // Vercel has one not-found page for the whole site, which is in English.
        const own = name === 'Vercel' ? '' : base;
        expect([base + path, status, file]).toEqual([base + path, 404, `${own}/404.html`]);
        expect(headers['Content-Security-Policy']).toHaveLength(1);
      }
  });
});

describe('The files for hosts', () => {
  it('are read in full by Cloudflare Pages, even with five more languages', () => {
    const more = Array.from({ length: 5 }, (_, index) => `/x${index}`).flatMap((base) =>
      PAGES.map(({ path }) => addressOf(base, path)),
    );
    const facts = {
      supabaseAddress: 'https://project.supabase.example',
      scriptHashes: [],
      servedFrom: 'host',
    } as const;
    const all = createSiteHeaders({ ...facts, pages: [...pages, ...more] });
    expect(new Set(all.map(({ pattern }) => pattern)).size).toBeLessThanOrEqual(100);
    const redirects = formatRedirectsFile([...pages, ...more])
      .trim()
      .split('\n');
    expect(redirects.length).toBeLessThanOrEqual(2000);
  });
});
