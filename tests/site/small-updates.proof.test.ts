/* What a device that has stored the site downloads after a release in which one word has changed. Builds the whole site,
   once unchanged and once for each changed word, and compares what the service workers list. */
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

/** Builds the site with another word in a module. */
async function buildChanged(module: string): Promise<string> {
  const file = join(source, module);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(SENTENCE, "'Grapefruit $1'");
  if (changed === text) throw new Error(`There is no sentence in ${module}.`);
  writeFileSync(file, changed);
  try {
    return await buildSite(module.replaceAll('/', '-'));
  } finally {
    writeFileSync(file, text);
  }
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

interface Update {
  readonly files: readonly string[];
  readonly bytes: number;
}

/** What a device with one version downloads for another: what is new, and the service worker itself. */
function updateBetween(before: string, after: string): Update {
  const known = listedIn(before);
  const files = [...listedIn(after)].flatMap(([entry, url]) => (known.has(entry) ? [] : [url]));
  const all = [...files, 'sw.js'];
  return { files: all.toSorted(), bytes: all.reduce((sum, file) => sum + sizeOf(after, file), 0) };
}

const pagesIn = ({ files }: Update): readonly string[] => files.filter((file) => file.endsWith('.html'));

describe('A device that has stored the site', () => {
  let before = '';
  beforeAll(async () => {
    for (const name of SOURCES) cpSync(join(ROOT, name), join(source, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'));
    before = await buildSite('before');
  });

  it('stores the whole site', () => {
    expect(listedIn(before).size).toBeGreaterThan(400);
  });

  it(`downloads at most ${LIMIT / KB} KB after a word of a game has changed, and none of its pages`, async () => {
    const update = updateBetween(before, await buildChanged('src/games/mental-maths/text.ts'));
    expect(pagesIn(update)).toEqual(['shell.html']);
    expect(update.bytes).toBeLessThanOrEqual(LIMIT);
  });

  it(`downloads at most ${LIMIT / KB} KB after a word that all games share has changed`, async () => {
    const update = updateBetween(before, await buildChanged('src/play/internal/shared-text.ts'));
    expect(pagesIn(update)).toEqual(['shell.html']);
    expect(update.bytes).toBeLessThanOrEqual(LIMIT);
  });

  it(`downloads at most ${LIMIT / KB} KB after a word of a page has changed, and only that page`, async () => {
    const update = updateBetween(before, await buildChanged('src/pages/faq/answers-text.tsx'));
    expect(pagesIn(update)).toEqual(['faq.html', 'shell.html']);
    expect(update.bytes).toBeLessThanOrEqual(LIMIT);
  });
});
