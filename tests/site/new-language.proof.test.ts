/* A new language is one folder: it builds in a copy of the project in which nothing else was changed. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildLanguage } from '../../scripts/site/language-builds.ts';

const ROOT = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'numeria-german-'));
const built = join(copy, 'built');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Folders that a build does not need, or that it writes. */
const LEFT_OUT = /^(?:node_modules|dist|test-results|\.git|\.bench|\.numeria|tests\/(?!languages)|bench|docs)/;

const GERMAN: Readonly<Record<string, string>> = {
  'base.ts': "export const BASE = '/de';",
  'locale.ts': `import type { Locale } from '../language.ts';
import { BASE } from './base.ts';
export const LOCALE: Locale = { tag: 'de', direction: 'ltr', base: BASE, state: 'draft' };`,
  'grammar.ts': `export const pluralForm = (count: number): 'one' | 'other' => (count === 1 ? 'one' : 'other');
export const plural = (count: number, one: string, other: string): string =>
  pluralForm(count) === 'one' ? one : other;
export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : \`\${parts.slice(0, -1).join(', ')} und \${parts.at(-1)}\`;`,
  'topics/text/algebra.ts': `import { ALGEBRA_TEXT as english } from '../../../../topics/text/algebra.ts';
export const ALGEBRA_TEXT: typeof english = {
  ...english,
  'solve-equations': {
    title: 'Gleichungen lösen: x finden',
    summary: 'x in Gleichungen wie 3x + 5 = 20 finden.',
    steps: ['Nimm auf beiden Seiten 5 weg: 3x = 15.', 'Teile beide Seiten durch 3: x = 5.'],
    searchTerms: ['Algebra'],
  },
};`,
};

beforeAll(async () => {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(ROOT, path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of Object.entries(GERMAN)) {
    const file = join(copy, 'src/locale/de', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // A build inside a test would leave out the service worker.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITEST', undefined);
  await buildLanguage(copy, 'src/locale/de', built);
});

const read = (path: string): string => readFileSync(join(built, path), 'utf8');

describe('German, with a grammar and five texts only', () => {
  it('has pages in its own folder, in its own language', () => {
    expect(read('de.html')).toContain('<html lang="de" dir="ltr">');
    expect(read('de/topics/solve-equations.html')).toContain('Gleichungen lösen: x finden');
    expect(existsSync(join(built, 'index.html'))).toBe(false);
  });

  it('falls back to English for everything that is not translated', () => {
    expect(read('de/topics/substitute-numbers.html')).toContain('Substitute a number for x');
  });
});
