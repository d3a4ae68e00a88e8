/* Seeds as two words of each language. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatSeed, parseSeed, WORD_PAIR_COUNT } from '../machines/core/seed-words';
import { parseSeedName, seedName } from '../src/ui/seed-name';
import type * as SeedNameText from '../src/ui/seed-name-text';
import { indicesUpTo } from './helpers/seeds';

const TEXTS = import.meta.glob<typeof SeedNameText>('../src/**/ui/seed-name-text.ts', { eager: true });

afterEach(() => {
  vi.doUnmock('../src/ui/seed-name-text');
  vi.resetModules();
});

it('A seed without words is shown as its number', () => {
  expect([seedName(7), seedName(WORD_PAIR_COUNT)]).toEqual([formatSeed(7), String(WORD_PAIR_COUNT)]);
  expect(['', 'calm', 'whale calm', String(WORD_PAIR_COUNT)].map(parseSeedName)).toEqual([null, null, null, null]);
});

describe.each(Object.entries(TEXTS))('The words in %s', (_, text) => {
  const seeds = indicesUpTo(WORD_PAIR_COUNT);

  it('are two for each seed, without accents as well', () => {
    const names = seeds.map((seed) => text.seedWords(seed));
    const plain = names.map((name) => name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''));
    expect(new Set(plain).size).toBe(WORD_PAIR_COUNT);
    expect(names.filter((name) => name.split(' ').length !== 2)).toEqual([]);
  });

  it('are read with and without accents, and those of English as well', async () => {
    vi.doMock('../src/ui/seed-name-text', () => text);
    const reader = await import('../src/ui/seed-name');
    for (const seed of [0, 63, 64, 2079, WORD_PAIR_COUNT - 1]) {
      const name = reader.seedName(seed);
      const spellings = [name, ` ${name.toUpperCase()}, `, name.replace(' ', ' - '), formatSeed(seed)];
      const unaccented = name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
      expect([...spellings, unaccented].map(reader.parseSeedName)).toEqual(Array.from({ length: 5 }, () => seed));
    }
  });

  it('are no words of English for another seed', () => {
    const taken = seeds.filter((seed) => ![null, seed].includes(parseSeed(text.seedWords(seed))));
    expect(taken).toEqual([]);
  });
});
