import { describe, expect, it } from 'vitest';
import { parseSpokenNumber } from '../../../src/games/tables-check/spoken-number';
import { questionInWords, waysToSay } from '../../../src/games/tables-check/spoken-text';
import { NUMBER_SPRITES } from '../../../src/games/tables-check/voice/number-sprites';

const factors = Array.from({ length: 12 }, (_, index) => index + 1);

describe('Spoken numbers', () => {
  it('has a recording for every question', () => {
    const words = factors.flatMap((first) => factors.flatMap((second) => questionInWords(first, second)));
    expect(words.filter((word) => !Object.hasOwn(NUMBER_SPRITES, word))).toEqual([]);
    expect(questionInWords(7, 8)).toEqual(['seven', 'times', 'eight']);
  });

  it('recognises every way to say every number up to 999', () => {
    const misheard = Array.from({ length: 1000 }, (_, value) => value).filter((value) =>
      waysToSay(value).some((way) => parseSpokenNumber(way) !== value),
    );
    expect(misheard).toEqual([]);
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
