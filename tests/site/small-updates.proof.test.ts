/* What a device that has stored the site downloads after a release in which one word has changed. Builds the whole site
   twice, unchanged and with three changed words, and compares what the service workers list. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Everything that a build reads. */
const SOURCES = [
  'assets',
  'backend',
  'machines',
  'scripts',
  'src',
  'tests/languages',
  'LICENSE',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

const KB = 1000;
/** In Brotli, as browsers download it over HTTPS. */
const LIMIT = 40 * KB;
const MAX_SCRIPTS = 3;
/** A module of a game, of what all games share, and of a page, each with the word that is new in it. */
const CHANGES = {
  'src/games/mental-maths/text.ts': 'Grapefruit',
  'src/play/internal/shared-text.ts': 'Tangerine',
  'src/pages/faq/answers-text.tsx': 'Kumquat',
} as const;

/** Any sentence in quotes. */
const SENTENCE = /'([A-Z][a-z]+ [^'\n]*)'/;

const folder = mkdtempSync(join(tmpdir(), 'numeria-small-updates-'));
const source = join(folder, 'source');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the copy of the source, in English only, into a folder with this name. */
async function buildSite(name: string): Promise<string> {
  const none = join(folder, 'no-languages');
  mkdirSync(none, { recursive: true });
  const site = join(folder, name);
  const { VITEST: _, ...environment } = process.env;
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', site, '--logLevel', 'error'],
    { cwd: source, env: { ...environment, NODE_ENV: 'production', NUMERIA_LANGUAGES: none } },
  );
  return site;
}

/** Begins a sentence of the copy with a new word. */
function addWord(module: string, word: string): void {
  const file = join(source, module);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(SENTENCE, `'${word} $1'`);
  if (changed === text) throw new Error(`There is no sentence in ${module}.`);
  writeFileSync(file, changed);
}

const ENTRY = /\{url:"([^"]+)",revision:(?:null|"(\w+)")\}/g;

/** What a service worker stores, each as its URL and revision. Workbox downloads only what it has not stored yet. */
const listedIn = (site: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(readFileSync(join(site, 'sw.js'), 'utf8').matchAll(ENTRY), ([, url = '', revision = '']) => [
      `${url} ${revision}`,
      url,
    ]),
  );

const sizeOf = (site: string, file: string): number =>
  statSync(join(site, existsSync(join(site, `${file}.br`)) ? `${file}.br` : file)).size;

/** The files that a device with one version downloads for another. */
function updateBetween(before: string, after: string): readonly string[] {
  const known = listedIn(before);
  return [...listedIn(after)].flatMap(([entry, url]) => (known.has(entry) ? [] : [url]));
}

/** New with every update: the page for all paths, with the names of the scripts, and the service worker itself. */
const ALWAYS = ['shell.html', 'sw.js'];

const isPage = (file: string): boolean => file.endsWith('.html');
const isScript = (file: string): boolean => file.endsWith('.js');

describe('A device that has stored the site', () => {
  let before = '';
  let after = '';
  let update: readonly string[] = [];
  beforeAll(async () => {
    for (const name of SOURCES) cpSync(join(ROOT, name), join(source, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'));
    before = await buildSite('before');
    for (const [module, word] of Object.entries(CHANGES)) addWord(module, word);
    after = await buildSite('after');
    update = updateBetween(before, after);
  });

  const filesWith = (word: string): readonly string[] =>
    update.filter((file) => !ALWAYS.includes(file) && readFileSync(join(after, file), 'utf8').includes(word));

  it('stores the whole site', () => {
    expect(listedIn(before).size).toBeGreaterThan(400);
  });

  it.each(Object.entries(CHANGES))(
    `downloads at most ${LIMIT / KB} KB and ${MAX_SCRIPTS} scripts after a word of %s has changed`,
    (_, word) => {
      const files = filesWith(word);
      const bytes = [...files, ...ALWAYS].reduce((sum, file) => sum + sizeOf(after, file), 0);
      expect(bytes).toBeLessThanOrEqual(LIMIT);
      const scripts = files.filter(isScript);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS);
    },
  );

  it('downloads no page but the one whose word has changed, and nothing without a changed word', () => {
    expect(update.filter(isPage).toSorted()).toEqual(['faq.html', 'shell.html']);
    const expected = new Set([...ALWAYS, ...Object.values(CHANGES).flatMap(filesWith)]);
    expect(update.filter((file) => !expected.has(file))).toEqual([]);
  });
});
