/* The statements of docs/schools.md and docs/data-protection.md that can be read from the code. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '../../backend/limits.ts';
import { createSiteHeaders, getHeadersForPath } from '../../scripts/site/headers.ts';
import { parseDirectives } from './helpers/parse-host-files';

const read = (path: string): string => readFileSync(path, 'utf8');
const SCHOOLS = read('docs/schools.md');
const DATA = read('docs/data-protection.md');

const SUPABASE = 'https://<reference>.supabase.co';
const PAGES = ['/', '/class', '/cards', '/tables-check', '/privacy'];
const RULES = createSiteHeaders({
  supabaseAddress: 'https://reference.supabase.co',
  scriptHashes: [],
  pages: PAGES,
  servedFrom: 'host',
});
const headersOf = (path: string) => getHeadersForPath(RULES, path);

/** The pages on which a device may be used. */
const pagesWith = (device: string): readonly string[] =>
  PAGES.filter((path) => headersOf(path)['Permissions-Policy']?.includes(`${device}=(self)`));

const inDays = (seconds: number): number => seconds / 86_400;

/** The first cells of the table below a heading. */
const firstCells = (text: string, heading: string): readonly string[] =>
  (text.split(`${heading}\n`)[1]?.split(/\n#/)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|')[1]?.trim() ?? '');

describe('The page for schools', () => {
  it('lists exactly the hosts that pages may contact', () => {
    const policy = parseDirectives(headersOf('/')['Content-Security-Policy'] ?? '');
    const allowed = Object.values(policy)
      .flat()
      .filter((source) => source.startsWith('https:'))
      .map((source) => source.replace('reference', '<reference>'));
    const listed = [...SCHOOLS.matchAll(/`(https:\/\/[^`]+)`/g)].map(([, host]) => host);
    expect(new Set(listed)).toEqual(new Set(allowed));
    expect(allowed).toContain(SUPABASE);
  });

  it('correctly states that pages open no other kinds of connection', () => {
    const others = /\b(?:WebSocket|WebTransport|EventSource|RTCPeerConnection|sendBeacon)\b/;
    const files = globSync('{src,machines}/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => others.test(read(file)))).toEqual([]);
  });

  it('names the only pages that can use the camera and the microphone', () => {
    expect(pagesWith('camera')).toEqual(['/class', '/cards']);
    expect(pagesWith('microphone')).toEqual(['/tables-check']);
    expect(SCHOOLS).toContain(
      'The camera, only on `/class` and `/cards`, and the microphone, only on `/tables-check`.',
    );
  });

  it('names the browsers that the build supports', () => {
    const { browserslist }: { browserslist: readonly string[] } = JSON.parse(read('package.json'));
    const versionOf = (name: string) => browserslist.find((one) => one.startsWith(`${name} `))?.split('>= ')[1];
    expect(SCHOOLS).toContain(
      `Chrome and Edge ${versionOf('chrome')}, Safari and iPadOS ${versionOf('safari')}, Firefox ${versionOf('firefox')}`,
    );
    expect([versionOf('edge'), versionOf('ios_saf')]).toEqual([versionOf('chrome'), versionOf('safari')]);
  });
});

describe('The records of processing', () => {
  it('have every table of the database', () => {
    const tables = globSync('supabase/migrations/*.sql').flatMap((file) =>
      [...read(file).matchAll(/create table (public\.\w+)/g)].map(([, table]) => table ?? ''),
    );
    expect(tables.length).toBeGreaterThan(2);
    expect(tables.filter((table) => !DATA.includes(`\`${table}\``))).toEqual([]);
  });

  it('state when data is erased', () => {
    expect(DATA).toContain(
      `at most ${inDays(LIFETIMES.session)} days after signing in or ${inDays(LIFETIMES.idleSession)} days after the last visit`,
    );
    expect(read('supabase/migrations/20261128000100_newsletter_mailboxes.sql')).toContain("- interval '30 days'");
    expect(DATA).toContain('An address that nobody confirmed: after 30 days');
  });
});

describe('The data protection sheet', () => {
  it('answers all fifteen standards of the Children’s Code', () => {
    const numbers = firstCells(DATA, "### The UK Children's Code").flatMap((cell) => /^(\d+)\. /.exec(cell)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => String(index + 1)));
  });

  it('correctly states that location is switched off on every page', () => {
    for (const path of PAGES) expect(headersOf(path)['Permissions-Policy']).toContain('geolocation=()');
  });
});

it('All nine indicators of the Digital Public Goods Standard are answered', () => {
  const numbers = firstCells(read('docs/public-good.md'), '/standard/). Numeria has not\napplied to the registry.');
  expect(numbers.flatMap((cell) => /^(\d)\. /.exec(cell)?.[1] ?? [])).toEqual(
    Array.from({ length: 9 }, (_, index) => String(index + 1)),
  );
});
