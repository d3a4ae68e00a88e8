import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLeadingWholeNumber, parseWholeNumber } from '../../../machines/core/whole-number';
import { propertyRuns, SLOW_TEST } from '../../helpers/property-runs';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

describe('A whole number as people type it', () => {
  it.each([
    ['plain', '12', 12],
    ['zero', '0', 0],
    ['spaces around it', '  12 ', 12],
    ['no-break spaces around it', `${NBSP}12${NARROW_NBSP}`, 12],
    ['a tab and a new line', '\t12\n', 12],
    ['full-width digits', '１２', 12],
    ['Arabic digits', '٤٢', 42],
    ['Persian digits', '۴۲', 42],
    ['Devanagari digits', '४२', 42],
    ['mathematical digits', '𝟒𝟚', 42],
    ['digits between direction marks', '\u200f-٤٢\u200f', -42],
    ['an en dash for minus', '–12', -12],
    ['Arabic thousands', '١٬٢٣٤', 1234],
    ['a full-width plus', '＋１２', 12],
    ['a full-width minus', '－１２', -12],
    ['a leading plus', '+12', 12],
    ['a leading plus and a space', '+ 12', 12],
    ['leading zeros', '0012', 12],
    ['only zeros', '000', 0],
    ['thousands with a comma', '1,234', 1234],
    ['thousands with a space', '1 234', 1234],
    ['thousands with a no-break space', `1${NBSP}234`, 1234],
    ['thousands with a narrow no-break space', `1${NARROW_NBSP}234`, 1234],
    ['thousands with a full-width comma', '１，２３４', 1234],
    ['millions', '12,345,678', 12_345_678],
    ['a hyphen for minus', '-12', -12],
    ['a true minus', '−12', -12],
    ['a minus and a space', '− 12', -12],
    ['a minus with thousands', '−1,234', -1234],
    ['thousands without separators', '9999', 9999],
  ])('is read: %s', (_, typed, value) => {
    expect(parseWholeNumber(typed)).toBe(value);
    expect(parseLeadingWholeNumber(typed)).toBe(value);
  });

  it.each(['-0', '−0', '+0', '-000'])('becomes 0 and not negative zero: %s', (typed) => {
    expect(parseWholeNumber(typed)).toBe(0);
  });

  it('never equals an answer if it is longer than any answer', () => {
    expect(parseWholeNumber('123456789012345678901234567890')).toBeGreaterThan(10_000);
    expect(parseWholeNumber(`-${'9'.repeat(30)}`)).toBeLessThan(-10_000);
    expect(parseWholeNumber(`${'0'.repeat(400)}7`)).toBe(7);
  });
});

describe('Text that is not a whole number', () => {
  it.each(['', ' ', NBSP, 'abc', '-', '−', '+', '--5', '+-5', ',', '.', ',123', 'x12', '½', '∞', 'NaN', 'Infinity'])(
    'is rejected, and does not start with one: "%s"',
    (typed) => {
      expect(parseWholeNumber(typed)).toBeNull();
      expect(parseLeadingWholeNumber(typed)).toBeNull();
    },
  );

  it.each([
    ['12abc', 12],
    ['12 apples', 12],
    ['12.', 12],
    ['12-', 12],
    ['-7 or so', -7],
  ])('is rejected, but "%s" starts with one and continues with words', (typed, leading) => {
    expect(parseWholeNumber(typed)).toBeNull();
    expect(parseLeadingWholeNumber(typed)).toBe(leading);
  });

  it.each([
    '1.234',
    "1'234",
    '1’234',
    '1_234',
    '1.5',
    '12 + 3',
    '1,23',
    '1,2345',
    '1 23',
    '1,234 567',
    '1,234,56',
    '1234,567',
    '0x10',
    '1e3',
    '5²',
    '1½',
    '١٫٥',
  ])('is not read as the number at the start of "%s", because more of it may follow', (typed) => {
    expect(parseWholeNumber(typed)).toBeNull();
    expect(parseLeadingWholeNumber(typed)).toBeNull();
  });
});

describe('Every whole number', () => {
  const FULL_WIDTH = '０１２３４５６７８９';
  const forms: readonly ((value: number) => string)[] = [
    String,
    (value) => value.toLocaleString('en-GB'),
    (value) => value.toLocaleString('en-GB').replaceAll(',', ' '),
    (value) => value.toLocaleString('en-GB').replaceAll(',', NARROW_NBSP),
    (value) => String(value).replace('-', '−'),
    (value) => String(value).replaceAll(/\d/g, (digit) => FULL_WIDTH[Number(digit)] ?? ''),
    (value) => ` ${value < 0 ? '' : '+'}${value} `,
  ];

  it('is read back from every form', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...forms), (value, form) => {
        expect(parseWholeNumber(form(value))).toBe(value);
      }),
      propertyRuns(2000),
    );
  });

  it('is always whole if it is accepted, and is then also found at the start of the text', SLOW_TEST, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (typed) => {
        const whole = parseWholeNumber(typed);
        expect(whole === null || Number.isInteger(whole)).toBe(true);
        expect([null, parseLeadingWholeNumber(typed)]).toContain(whole);
      }),
      propertyRuns(5000),
    );
  });
});
