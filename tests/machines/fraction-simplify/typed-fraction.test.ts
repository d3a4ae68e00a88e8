import { describe, expect, it } from 'vitest';
import {
  isComplete,
  parseFraction,
  splitAtSlash,
  typeIntoField,
} from '../../../machines/fraction-simplify/typed-fraction';

const read = (numerator: string, denominator: string) => parseFraction({ numerator, denominator });

const filled = ([numerator, denominator]: readonly [string, string]) => isComplete({ numerator, denominator });

describe('A typed fraction', () => {
  it.each([
    ['3', '4'],
    [' 3 ', ' 4'],
    ['+3', '04'],
    ['３', '４'],
    ['003', '+4'],
  ])('%j over %j is 3/4', (numerator, denominator) => {
    expect(read(numerator, denominator)).toEqual({ numerator: 3, denominator: 4 });
  });

  it('can have thousands in groups, either minus sign, and a denominator of 0', () => {
    expect(read('1,000', '2 000')).toEqual({ numerator: 1000, denominator: 2000 });
    expect(read('−3', '-4')).toEqual({ numerator: -3, denominator: -4 });
    expect(read('3', '0')).toEqual({ numerator: 3, denominator: 0 });
  });

  it.each([
    ['1.5', '2', 'numerator'],
    ['abc', '2', 'numerator'],
    ['-', 'x', 'numerator'],
    ['1', '2.5', 'denominator'],
    ['1', '½', 'denominator'],
    ['1', '4a', 'denominator'],
  ])('%j over %j is not an answer, and the incorrect field is marked', (numerator, denominator, field) => {
    expect(read(numerator, denominator)).toBe(field);
  });

  it('is complete when both fields are filled', () => {
    expect(
      (
        [
          ['1', '2'],
          ['', '2'],
          ['1', ''],
          [' ', '2'],
          ['1', ' '],
        ] as const
      ).map(filled),
    ).toEqual([true, false, false, false, false]);
  });

  it('is split at a slash of any kind', () => {
    for (const text of ['3/4', ' 3 / 4 ', '3／4', '3⁄4', '3∕4', '3÷4']) {
      expect(splitAtSlash(text)).toEqual({ before: '3', behind: '4' });
    }
    expect(splitAtSlash('3/')).toEqual({ before: '3', behind: '' });
    expect(splitAtSlash('34')).toBeNull();
  });
});

describe('Text typed into a field', () => {
  const before = { numerator: '1', denominator: '2' };

  it('stays there and does not change the other field', () => {
    expect([typeIntoField(before, 'numerator', '15'), typeIntoField(before, 'denominator', '')]).toEqual([
      { numerator: '15', denominator: '2' },
      { numerator: '1', denominator: '' },
    ]);
  });

  it('fills both fields if it is a whole fraction', () => {
    for (const field of ['numerator', 'denominator'] as const)
      expect(typeIntoField(before, field, '3 / 4')).toEqual({ numerator: '3', denominator: '4' });
  });

  it('loses its slash, and the text after it goes into the denominator', () => {
    expect([
      typeIntoField(before, 'numerator', '3/'),
      typeIntoField(before, 'denominator', '2/'),
      typeIntoField(before, 'denominator', '/5'),
    ]).toEqual([
      { numerator: '3', denominator: '2' },
      { numerator: '1', denominator: '2' },
      { numerator: '1', denominator: '5' },
    ]);
  });
});
