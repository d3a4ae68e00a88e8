/* Every language of the site, as a teacher who speaks it would check it. The values of its texts are in values.test.tsx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUntypedExports } from './checks/annotations';
import { findOtherTerms, findRareTerms } from './checks/glossary';
import { findEnglishLeft } from './checks/same';
import { findToneFaults } from './checks/tone';
import { findTypographyFaults } from './checks/typography';
import { FOLDERS, getTranslationPath, loadLanguage } from './languages';
import { listCatalogues } from './list-catalogues';
import { loadCatalogues, ROOT } from './load-catalogues';
import { nameOf } from './pairs';
import { findFaults, listSamples, type Sample } from './samples';

const ENGLISH = await loadCatalogues(null);
const LANGUAGES = await Promise.all(FOLDERS.map((folder) => loadLanguage(folder, ENGLISH)));

it('English has catalogues', () => {
  expect(Object.keys(ENGLISH)).toEqual(expect.arrayContaining([...listCatalogues(ROOT)]));
});

describe.each(LANGUAGES)('$tag', ({ folder, tag, catalogues, pairs }) => {
  it('gives each export with functions or keys the type of the English one', () => {
    const typed = pairs.filter(({ kind, keys }) => kind === 'function' || (kind === 'text' && keys.length > 1));
    const untyped = [...new Set(typed.map(({ path }) => path))].flatMap((path) => {
      const names = typed.filter((pair) => pair.path === path).map(({ keys }) => keys[0] ?? '');
      return findUntypedExports(readFileSync(join(ROOT, folder, getTranslationPath(path)), 'utf8'), names).map(
        (name) => `${path} ${name}`,
      );
    });
    expect(untyped).toEqual([]);
  });

  it('has the plural forms of Unicode from 0 to 200', () => {
    const { pluralForm } = catalogues['locale/grammar.ts'] as { readonly pluralForm: (count: number) => string };
    const rules = new Intl.PluralRules(tag);
    const counts = Array.from({ length: 201 }, (_, count) => count);
    expect(counts.map(pluralForm)).toEqual(counts.map((count) => rules.select(count)));
  });

  it('counts what it has', () => {
    const missing = pairs.filter(({ kind }) => kind === 'missing').length;
    console.info(`${tag}: ${pairs.length} texts, ${missing} of them missing`);
    expect(missing).toBeLessThan(pairs.length);
  });
});

describe.each(LANGUAGES.filter(({ allowed }) => allowed.hasBegun === undefined))(
  '$tag, which is whole,',
  ({ tag, pairs, glossary, allowed }) => {
    const samples = listSamples(pairs);
    const checks: Readonly<Record<'terms' | 'tone' | 'typography', (sample: Sample) => readonly string[]>> = {
      terms: ({ english, translated }) => findOtherTerms(english, translated, glossary),
      tone: ({ path, english, translated }) => findToneFaults(path, english, translated, tag),
      typography: ({ translated }) => findTypographyFaults(translated, tag),
    };

    it('has every text', () => {
      const prefixes = Object.keys(allowed.missing ?? {});
      const missing = pairs.filter(({ kind }) => kind === 'missing').map(nameOf);
      expect(missing.filter((name) => !prefixes.some((prefix) => name.startsWith(prefix)))).toEqual([]);
    });

    it('uses the terms of its glossary', () => {
      expect(findFaults(samples, allowed.terms, checks.terms)).toEqual([]);
      expect(findRareTerms(samples, glossary)).toEqual([]);
    });

    it('has no English left', () => {
      expect(
        findFaults(samples, undefined, ({ english, translated }) =>
          findEnglishLeft(english, translated, tag, allowed.same),
        ),
      ).toEqual([]);
    });

    it('addresses children as children, in sentences of at most 12 words in games', () => {
      expect(findFaults(samples, allowed.tone, checks.tone)).toEqual([]);
    });

    it('has the punctuation of its typography', () => {
      expect(findFaults(samples, allowed.typography, checks.typography)).toEqual([]);
    });

    it.each(['terms', 'tone', 'typography'] as const)(
      'needs every exception that its allowed.ts makes for %s',
      (kind) => {
        const unneeded = Object.keys(allowed[kind] ?? {}).filter((prefix) => {
          const excepted = samples.filter(({ name }) => name.startsWith(prefix));
          return findFaults(excepted, undefined, checks[kind]).length === 0;
        });
        expect(unneeded).toEqual([]);
      },
    );
  },
);
