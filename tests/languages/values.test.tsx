// @vitest-environment jsdom
/* Every function of the catalogues is called with values of real rounds and with made-up ones, in every language. */
import { describe, expect, it, vi } from 'vitest';
import { notationOf } from './checks/values';
import { findOtherValues, writtenBy } from './checks/values-of-pairs';
import { flatten } from './flatten';
import { FOLDERS, loadLanguage } from './languages';
import { loadCatalogues } from './load-catalogues';
import { nameOf, type Pair, pairCatalogues } from './pairs';
import { playRounds } from './play-rounds';
import { calls } from './record';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

await playRounds();
const ENGLISH = await loadCatalogues(null);
const LANGUAGES = await Promise.all(FOLDERS.map((folder) => loadLanguage(folder, ENGLISH)));
const NOTATION = notationOf(ENGLISH);
const SAME = pairCatalogues(ENGLISH, ENGLISH, () => true);

/** The least proportion of functions that are called, by rounds or with values of their types. */
const MIN_CALLED = 0.9;

/** Made-up values, where a few are enough. */
const FEW = 50;

/** Adds 1 to the first figure of a text. */
const withOtherNumber = (text: string): string => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

describe('The comparison of values', () => {
  const functions = SAME.filter((pair): pair is Extract<Pair, { kind: 'function' }> => pair.kind === 'function');

  it('calls nearly all functions of the catalogues', () => {
    const called = functions.filter((pair) => writtenBy(pair, calls, FEW).next().done !== true);
    expect(called.length / functions.length).toBeGreaterThan(MIN_CALLED);
  });

  it('finds nothing in English itself', () => {
    expect(findOtherValues(SAME, [NOTATION, NOTATION], calls, FEW)).toEqual([]);
  });

  it('finds a wrong number wherever there is one', () => {
    const withNumbers = functions.filter((pair) =>
      [...writtenBy(pair, calls, FEW)].some(({ english }) => /\d/.test(english)),
    );
    const wrong = withNumbers.map((pair) => ({
      ...pair,
      translated: (...given: readonly unknown[]) => withOtherNumber(flatten(pair.english(...given))),
    }));
    expect(withNumbers.length).toBeGreaterThan(100);
    expect(findOtherValues(wrong, [NOTATION, NOTATION], calls, FEW)).toHaveLength(wrong.length);
  });
});

describe.each(LANGUAGES)('$tag', ({ catalogues, pairs, allowed }) => {
  it('has the numbers, signs and names of English in every text', () => {
    const prefixes = Object.keys(allowed.values ?? {});
    const checked = pairs.filter((pair) => !prefixes.some((prefix) => nameOf(pair).startsWith(prefix)));
    expect(findOtherValues(checked, [NOTATION, notationOf(catalogues)], calls)).toEqual([]);
  });

  it('needs every exception that its allowed.ts makes for values', () => {
    const unneeded = Object.keys(allowed.values ?? {}).filter((prefix) => {
      const excepted = pairs.filter((pair) => nameOf(pair).startsWith(prefix));
      return findOtherValues(excepted, [NOTATION, notationOf(catalogues)], calls).length === 0;
    });
    expect(unneeded).toEqual([]);
  });
});
