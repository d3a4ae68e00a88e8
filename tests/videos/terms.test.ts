import { afterEach, describe, expect, it, vi } from 'vitest';
import * as spanish from '../../src/locale/es/search-terms';
import * as french from '../../src/locale/fr/search-terms';
import * as hindi from '../../src/locale/hi/search-terms';
import * as english from '../../src/locale/search-terms';

async function termsIn(language: typeof english) {
  vi.resetModules();
  vi.doMock('../../src/locale/search-terms.ts', () => language);
  return import('../../src/videos/terms');
}

afterEach(() => {
  vi.doUnmock('../../src/locale/search-terms.ts');
  vi.resetModules();
});

describe('The words that a search compares', () => {
  it('are whole words in Devanagari, where vowel signs distinguish words', async () => {
    const { splitAllTerms } = await termsIn(english);
    expect(splitAllTerms('भिन्नों को जोड़ना')).toHaveLength(3);
    expect(new Set(splitAllTerms('कल काल कुल'))).toHaveProperty('size', 3);
  });

  it.each([
    ['French', french, 'décimaux', 'décimal'],
    ['French', french, 'tableaux', 'tableau'],
    ['French', french, 'fractions', 'fraction'],
    ['Spanish', spanish, 'ecuaciones', 'ecuación'],
    ['Spanish', spanish, 'decimales', 'decimal'],
    ['Hindi', hindi, 'संख्याएँ', 'संख्या'],
    ['Hindi', hindi, 'भिन्नों', 'भिन्नें'],
    ['English', english, 'fractions', 'fraction'],
  ])('are the same in the plural: in %s', async (_, language, many, one) => {
    const { splitTerms } = await termsIn(language);
    expect(splitTerms(many)).toEqual(splitTerms(one));
    expect(splitTerms(one)).toHaveLength(1);
  });

  it.each([
    ['French', french, 'comment ajouter des fractions', 2],
    ['Spanish', spanish, 'cómo sumar las fracciones', 2],
    ['Hindi', hindi, 'भिन्नों को कैसे जोड़ें', 2],
  ])('leave out words that do not matter, in English and in %s', async (_, language, query, words) => {
    const { splitTerms } = await termsIn(language);
    expect(splitTerms(query)).toHaveLength(words);
    expect(splitTerms(`how to ${query}`)).toHaveLength(words);
  });
});
