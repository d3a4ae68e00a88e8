import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount as parse, parseCents as parseIn } from '../../../machines/money-counter/amount';
import { typedUnits } from '../../../src/games/money-counter/money-text';
import { propertyRuns } from '../../helpers/property-runs';
import { spellings } from '../../helpers/spellings';

const parseAmount = (typed: string) => parse(typed, typedUnits.USD);
const parseCents = (typed: string) => parseIn(typed, typedUnits.USD);

describe('A typed amount', () => {
  it.each(
    spellings(
      ['1.25 | 1,25 | $1.25 | $ 1.25 | 1.25$ | 1.25 dollars | 125c | 125¢ | 125 ￠ | 01.25 | +1.25', 125],
      ['  1.25   | １．２５ | ＄１．２５ | ١٫٢٥ | $१.२५', 125],
      ['1 dollar', 100],
      ['25 cents', 25],
      ['1 cent', 1],
      ['.5 | ,5 | 0.5 | 0.50', 50],
      ['$.05 | .05', 5],
      ['2 | 2.', 200],
      ['$25 | 25.00', 2500],
      ['4', 400],
      ['003', 300],
      ['$1,234', 123_400],
      ['1,234.50 | 1 234.50 | 1 234,50 | 1.234,50', 123_450],
      ['0', 0],
      ['4.35', 435],
      ['1.1', 110],
      ['0.29', 29],
      ['1.15', 115],
    ),
  )('"%s" is %i cents', (typed, cents) => {
    expect(parseAmount(typed)).toEqual({ kind: 'amount', cents });
  });

  it.each([
    'abc',
    '',
    '$',
    '.',
    ',',
    '-',
    '1.2.3',
    '1,2,3',
    "1'234",
    '12abc',
    '1.25 apples',
    '$1.25c',
    '$1.25$',
    '½',
    '1²',
    '++1',
  ])('"%s" is not money', (typed) => {
    expect(parseAmount(typed)).toEqual({ kind: 'not money' });
  });

  it.each(['-1.25', '−1.25', '-$1.25', '$-1.25', '－１', '-25c', '-.5'])('"%s" is negative', (typed) => {
    expect(parseAmount(typed)).toEqual({ kind: 'below nothing' });
  });

  it.each(['1.255', '1.250', '.125', '0,125', '0,005', '1,234.567', '1.234', '١٫٢٣٤'])(
    '"%s" has fractions of a cent',
    (typed) => {
      expect(parseAmount(typed)).toEqual({ kind: 'parts of a cent' });
    },
  );

  it.each([
    ['5', 5],
    ['38', 38],
    ['007', 7],
    ['1 234', 1234],
    ['1,234', 1234],
  ])('"%s" may be cents or dollars', (typed, number) => {
    expect(parseAmount(typed)).toEqual({ kind: 'cents or dollars', number });
  });

  it('is exact, in dollars and in cents, for every amount', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000 }), (cents) => {
        const dollars = `${String(cents).padStart(3, '0').slice(0, -2)}.${String(cents).padStart(2, '0').slice(-2)}`;
        expect([parseCents(dollars), parseCents(`$${dollars}`), parseCents(`${cents}¢`)]).toEqual([
          cents,
          cents,
          cents,
        ]);
      }),
      propertyRuns(2000),
    );
  });

  it('is null if it cannot be read', () => {
    expect(['abc', '-1', '1.255'].map(parseCents)).toEqual([null, null, null]);
  });
});
