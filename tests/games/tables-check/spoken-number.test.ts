import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSpokenNumber } from '../../../src/games/tables-check/spoken-number';
import type * as SpokenText from '../../../src/games/tables-check/spoken-text';
import { questionInWords } from '../../../src/games/tables-check/spoken-text';
import { NUMBER_SPRITES } from '../../../src/games/tables-check/voice/number-sprites';

const TEXTS = import.meta.glob<typeof SpokenText>('../../../src/**/games/tables-check/spoken-text.ts', { eager: true });

const factors = Array.from({ length: 12 }, (_, index) => index + 1);

describe('Spoken numbers', () => {
  it('has a recording for every question', () => {
    const words = factors.flatMap((first) => factors.flatMap((second) => questionInWords(first, second)));
    expect(words.filter((word) => !Object.hasOwn(NUMBER_SPRITES, word))).toEqual([]);
    expect(questionInWords(7, 8)).toEqual(['seven', 'times', 'eight']);
  });

  it.each([
    ['56', 56],
    ['５６', 56],
    ['fifty-six', 56],
    ['Fifty six.', 56],
    ['a hundred and twenty one', 121],
    ['one hundred and forty-four', 144],
    ['zero', 0],
    ['eleven', 11],
    ['hundred', 100],
  ])('recognises %s', (heard, value) => {
    expect(parseSpokenNumber(heard)).toBe(value);
  });

  it.each(['', 'banana', 'seven bananas', '12345', '-7', 'nine hundred hundred'])('does not recognise %s', (heard) => {
    expect(parseSpokenNumber(heard)).toBeNull();
  });
});

describe.each(Object.entries(TEXTS))('The numbers in %s', (_, text) => {
  const values = Array.from({ length: 1000 }, (_, value) => value);

  afterEach(() => {
    vi.doUnmock('../../../src/games/tables-check/spoken-text');
    vi.resetModules();
  });

  it('are different in each way to say them', () => {
    const ways = values.flatMap((value) => [...new Set(text.waysToSay(value))]);
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways.filter((way) => way === '' || way.includes('undefined'))).toEqual([]);
  });

  it('are recognised as they are said, with and without hyphens', async () => {
    vi.doMock('../../../src/games/tables-check/spoken-text', () => text);
    const { parseSpokenNumber: parse } = await import('../../../src/games/tables-check/spoken-number');
    const asked = [...values.filter((value) => value <= 144), 999];
    const misheard = asked.filter((value) =>
      text
        .waysToSay(value)
        .some((way) => parse(way) !== value || parse(`${way.toUpperCase()}.`.replaceAll(' ', '-')) !== value),
    );
    expect(misheard).toEqual([]);
  });

  it('of a question are its two numbers and what is done with them', () => {
    for (const first of factors)
      for (const second of factors) {
        const words = text.questionInWords(first, second);
        expect(words).toHaveLength(3);
        expect(words.filter((word) => word === '' || /\d/.test(word))).toEqual([]);
      }
  });
});
