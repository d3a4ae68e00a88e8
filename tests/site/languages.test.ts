import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { languagePlugin, readPublishedLocales } from '../../scripts/site/languages.ts';
import type { Catalogue } from '../../src/locale/catalogue';
import { joinList, plural, pluralForm } from '../../src/locale/grammar';
import { disguise } from '../languages/disguise';

const root = mkdtempSync(join(tmpdir(), 'numeria-languages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => void vi.unstubAllEnvs());

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><html lang="en-GB"><script type="module" src="/src/main.ts"></script></html>',
  'src/main.ts': `import { text } from './pages/sea/text';
import { other } from './pages/sea/other-text';
import { BASE } from './locale/base';
document.title = BASE + text.hello('Ada') + other;`,
  'src/locale/base.ts': "export const BASE = '';",
  'src/locale/locale.ts': "export const LOCALE = { tag: 'en-GB', direction: 'ltr', base: '', state: 'source' };",
  'src/pages/sea/text.ts': "export const text = { hello: (name: string) => 'Good morning ' + name };",
  'src/pages/sea/other-text.ts': "export const other = 'Nothing else';",
  'src/locale/de/base.ts': "export const BASE = '/de';",
  'src/locale/de/locale.ts': "export const LOCALE = { tag: 'de', direction: 'ltr', base: '/de', state: 'draft' };",
  'src/locale/de/pages/sea/text.ts': `import { text as english } from '../../../../pages/sea/text';
export const text = { hello: (name: string) => 'Guten Tag ' + name + english.hello.length };`,
  'pseudo/disguise.ts': "export const disguise = (entry: unknown) => ['disguised', entry];",
  'pseudo/locale.ts': "export const LOCALE = { tag: 'en-XA', direction: 'rtl', base: '/en-xa', state: 'draft' };",
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

/** Everything that a build in a language contains. */
async function builtIn(language: string | null): Promise<string> {
  if (language !== null) vi.stubEnv('NUMERIA_LANGUAGE', language);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [languagePlugin()],
    build: { write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}

describe('A build of the site', () => {
  it('in another language has the modules of its folder, and English where it has none', async () => {
    const site = await builtIn('src/locale/de');
    expect(site).toContain('Guten Tag');
    expect(site).toContain('/de');
    expect(site).toContain('Nothing else');
    expect(site).toContain('<html lang="de" dir="ltr">');
  });

  it('in English contains nothing of any other language', async () => {
    const site = await builtIn(null);
    expect(site).toContain('Good morning');
    expect(site).toContain('<html lang="en-GB">');
    expect(site).not.toMatch(/Guten|\/de/);
  });

  it('in a pseudo-language disguises everything that its catalogues export, and nothing else', async () => {
    const site = await builtIn('pseudo');
    expect(site.match(/= disguise\(/g)).toHaveLength(2);
    expect(site).toContain('Good morning');
    expect(site).toContain('<html lang="en-XA" dir="rtl" data-notation="">');
  });

  it('includes every language with a folder, English first', async () => {
    expect((await readPublishedLocales(root)).map(({ tag }) => tag)).toEqual(['en-GB', 'de']);
  });
});

describe('The grammar of English', () => {
  it('has the plural forms of Unicode from 0 to 200', () => {
    const rules = new Intl.PluralRules('en-GB');
    const counts = Array.from({ length: 201 }, (_, count) => count);
    expect(counts.map(pluralForm)).toEqual(counts.map((count) => rules.select(count)));
    expect([0, 1, 2].map((count) => plural(count, 'one star', 'stars'))).toEqual(['stars', 'one star', 'stars']);
  });

  it('joins a list with commas and an "and"', () => {
    expect([[], ['2'], ['2', '5'], ['2', '5', '10']].map(joinList)).toEqual(['', '2', '2 and 5', '2, 5 and 10']);
  });
});

describe('A translated catalogue', () => {
  const english = { start: 'Start', found: (count: number) => `${count} found`, of: { sea: 'Sea' } } as const;

  it('compiles only with the keys and parameters of the English one', () => {
    const complete: Catalogue<typeof english> = {
      start: 'Commencer',
      found: (count) => `${count} trouvés`,
      of: { sea: 'Mer' },
    };
    // @ts-expect-error A key is missing.
    const incomplete: Catalogue<typeof english> = { start: 'Commencer', found: () => '', of: {} };
    // @ts-expect-error The parameter is a number.
    const wrong: Catalogue<typeof english> = { ...complete, found: (name: string) => name };
    expect([complete, incomplete, wrong].map(({ start }) => start)).toEqual(['Commencer', 'Commencer', 'Commencer']);
  });
});

describe('A disguised catalogue', () => {
  it('has accents and longer words, in functions, lists and objects, and keeps numbers and ids', () => {
    const { hello, list, count } = disguise({
      hello: (name: string) => `Hello ${name}, 3 × 4!`,
      list: ['Home'],
      count: 3,
    });
    expect(hello('Ada')).toBe('Héélløø ààdàà, 3 × 4!');
    expect(list).toEqual(['Høøméé']);
    expect(count).toBe(3);
  });
});
