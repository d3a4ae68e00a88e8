/* How numbers are written and read in each notation. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../machines/core/random';
import { parseWholeNumber } from '../machines/core/whole-number';
import { parseAmount } from '../machines/money-counter/amount';
import { typedUnits } from '../src/games/money-counter/money-text';
import { formatNotation, NOTATION_OPTIONS, type NotationChoices, readNotation } from '../src/notation/choices';
import { readTyped } from '../src/notation/read';
import { getSigns } from '../src/notation/signs';
import { createWriter, isolateSums, write24Hours } from '../src/notation/write';
import { formatNumber } from '../src/ui/format';
import { formatDecimal } from '../src/ui/format-decimal';

const write = (words: string, text: string): string => createWriter(getSigns(readNotation(words)))(text);
const read = (words: string, typed: string) => readTyped(typed, getSigns(readNotation(words)));
const readText = (words: string, typed: string): string | null => {
  const reading = read(words, typed);
  return reading.kind === 'text' ? reading.text : null;
};

/** Every notation that can be chosen. */
const ALL: readonly NotationChoices[] = Object.entries(NOTATION_OPTIONS)
  .reduce<readonly string[]>(
    (begun, [, words]) => begun.flatMap((start) => words.map((word) => `${start},${word}`)),
    [''],
  )
  .map(readNotation);

describe('The words of a notation', () => {
  it('name what differs from the language, in any order', () => {
    expect(formatNotation(readNotation('dot,comma,spaces'))).toBe('comma,spaces,dot');
    expect(formatNotation(readNotation(''))).toBe('');
    expect(formatNotation(readNotation('comma,point'))).toBe('');
  });

  it('are ignored if they are unknown, so that the language decides', () => {
    expect(readNotation('roman,constructor,,comma-ish')).toEqual(readNotation(''));
    expect(readNotation('roman,colon').division).toBe('colon');
  });

  it('never use one sign both for decimals and between digits', () => {
    for (const choices of ALL) {
      const { decimal, group } = getSigns(choices);
      expect(decimal).not.toBe(group);
    }
  });

  it('are each found again', () => {
    for (const choices of ALL) expect(readNotation(formatNotation(choices))).toEqual(choices);
  });
});

describe('Numbers are written', () => {
  it.each([
    ['comma,spaces', '1,234,567.5', '1\u202F234\u202F567,5'],
    ['comma,points', 'You have 12,345 points.', 'You have 12.345 points.'],
    ['lakhs', '1,234,567 and 1,234', '12,34,567 and 1,234'],
    ['together', '1,234,567', '1234567'],
    ['dot,colon', '3 × 4 = 12, so 12 ÷ 3 = 4', '3 · 4 = 12, so 12 : 3 = 4'],
    ['devanagari', '−35 + 20 = ?', '−३५ + २० = ?'],
    ['arabic', '1,234.5', '١٬٢٣٤٫٥'],
    ['comma', 'Count 2, 5 and 10.', 'Count 2, 5 and 10.'],
    ['comma', '$1.25 is 125 cents.', '$1,25 is 125 cents.'],
    ['comma,devanagari', '9:30', '९:३०'],
    ['devanagari', '3/4', '३/४'],
    ['dot,devanagari', 'Combo ×2', 'Combo ×२'],
  ])('with "%s": %s', (words, text, expected) => {
    expect(write(words, text)).toBe(expected);
  });

  it.each(['A4', 'numeria.org/math-warp?seed=7', 'T1', 'me2@numeria.org'])(
    'as they are in names and addresses: %s',
    (text) => {
      expect(write('devanagari,comma', text)).toBe(text);
    },
  );

  it('as they are if a sign has no value: versions and dates', () => {
    expect(write('comma', 'Version 1.2.3')).toBe('Version 1.2.3');
  });
});

describe('Times on the 24-hour clock', () => {
  it.each([
    ['From 9:45 AM to 12:05 PM', 'From 09:45 to 12:05'],
    ['12:30 AM', '00:30'],
    ['11:59\u00A0p.\u00A0m.', '23:59'],
    ['It took 2:35', 'It took 2:35'],
  ])('replace those with AM and PM: %s', (text, expected) => {
    expect(write24Hours(text)).toBe(expected);
  });
});

describe('Typed numbers are read', () => {
  it.each([
    ['comma,spaces', '1,25', '1.25'],
    ['comma,spaces', '1.25', '1.25'],
    ['comma,points', '1.234', '1234'],
    ['comma,points', '1.234,50', '1234.50'],
    ['lakhs', '12,34,567', '1234567'],
    ['point', '1,234', '1234'],
    ['arabic', '١٬٢٣٤٫٥', '1234.5'],
    ['devanagari', '१,२३४', '1234'],
    ['comma', '2,5 hours', '2.5 hours'],
    ['comma', '3.45 pm', '3.45 pm'],
    ['comma', '1 1/2', '1 1/2'],
    ['comma,points', '3 125/1000', '3 125/1000'],
  ])('by their value with "%s": %s', (words, typed, expected) => {
    expect(readText(words, typed)).toBe(expected);
  });

  it.each([
    ['comma,spaces', '1.234'],
    ['spaces', '1,234'],
    ['comma,together', '12.345'],
    ['together', ' 1,234 '],
  ])('as two numbers if both are possible with "%s": %s', (words, typed) => {
    expect(read(words, typed)).toEqual({
      kind: 'ambiguous',
      typed: typed.trim(),
      whole: typed.trim().replaceAll(/\D/g, ''),
    });
  });

  it('as what was written, in every notation', () => {
    const random = seededRandom(55, 'notations');
    for (let run = 0; run < 10_000; run++) {
      const signs = getSigns(ALL[Math.floor(random() * ALL.length)]!);
      const whole = Math.floor(10 ** (random() * 8));
      const writtenWhole = createWriter(signs)(formatNumber(whole));
      const readWhole = readTyped(writtenWhole, signs);
      expect({ writtenWhole, value: readWhole.kind === 'text' && parseWholeNumber(readWhole.text) }).toEqual({
        writtenWhole,
        value: whole,
      });
      const cents = Math.floor(random() * 100_000);
      const writtenAmount = createWriter(signs)(`$${formatDecimal(cents / 100, 2)}`);
      const amount = readTyped(writtenAmount, signs);
      expect({ writtenAmount, read: amount.kind === 'text' && parseAmount(amount.text, typedUnits.USD) }).toEqual({
        writtenAmount,
        read: { kind: 'amount', cents },
      });
    }
  });
});

describe('Sums in text from right to left', () => {
  const LRI = '\u2066';
  const PDI = '\u2069';

  it.each([
    ['Work out 3 × 4 = ? now', `Work out ${LRI}3 × 4 = ?${PDI} now`],
    ['(2 + 3) × 4', `${LRI}(2 + 3) × 4${PDI}`],
    ['−35', `${LRI}−35${PDI}`],
    ['2x + 3 = 7', `${LRI}2x + 3 = 7${PDI}`],
    ['3/4', `${LRI}3/4${PDI}`],
    ['9:30', `${LRI}9:30${PDI}`],
    ['The answer: 6 × 6 = 36', `The answer: ${LRI}6 × 6 = 36${PDI}`],
    ['12 apples', '12 apples'],
    ['a, b = c', 'a, b = c'],
  ])('are isolated once: %s', (text, expected) => {
    expect(isolateSums(text, true)).toBe(expected);
  });

  it('stay in order with Arabic digits, also from left to right', () => {
    expect(isolateSums('٣ × ٤', false)).toMatch(/^\u202D.*\u202C$/u);
    expect(isolateSums('٣ × ٤', true)).toMatch(/^\u2066\u202D.*\u202C\u2069$/u);
  });
});
