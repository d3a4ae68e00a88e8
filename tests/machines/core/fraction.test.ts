import { describe, expect, it } from 'vitest';
import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  fractionText,
  greatestCommonDivisor,
  isReduced,
  isSameAmount,
  leastCommonMultiple,
  multiplyFractions,
  reduceFraction,
  subtractFractions,
  toCommonDenominator,
  toMixedNumber,
} from '../../../machines/core/fraction';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
/** All fractions from 0/1 to 12/12 and some larger ones, and every useful pair of them. */
const all = upTo(12).flatMap((denominator) => [0, ...upTo(15)].map((numerator) => fraction(numerator, denominator)));
const pairs = all.flatMap((one, index) =>
  all.filter((_, position) => (index + position) % 5 === 0).map((other) => [one, other] as const),
);

/** The same amount in 27720ths, a number that every number up to 12 divides, as an independent way to calculate. */
const PARTS = 27_720;
const partsOf = ({ numerator, denominator }: Fraction): number => numerator * (PARTS / denominator);

describe('Fractions', () => {
  it('agree with a search for the greatest common divisor and the least common multiple', () => {
    for (const a of upTo(40)) {
      for (const b of upTo(40)) {
        const divides = upTo(Math.min(a, b)).filter((divisor) => a % divisor === 0 && b % divisor === 0);
        expect(greatestCommonDivisor(a, b)).toBe(divides.at(-1));
        expect(leastCommonMultiple(a, b)).toBe(upTo(b).find((times) => (a * times) % b === 0)! * a);
      }
    }
  });

  it('keep their value in their simplest form, which cannot be simplified further', () => {
    for (const one of all) {
      const simple = reduceFraction(one);
      expect(partsOf(simple)).toBe(partsOf(one));
      expect(upTo(15).filter((by) => simple.numerator % by === 0 && simple.denominator % by === 0)).toEqual([1]);
      expect(isReduced(one)).toBe(fractionText(simple) === fractionText(one));
    }
    expect(reduceFraction(fraction(0, 5))).toEqual(fraction(0, 1));
  });

  it('add, subtract and compare correctly', () => {
    for (const [one, other] of pairs) {
      expect(partsOf(addFractions(one, other))).toBe(partsOf(one) + partsOf(other));
      expect(partsOf(subtractFractions(one, other))).toBe(partsOf(one) - partsOf(other));
      expect(Math.sign(compareFractions(one, other))).toBe(Math.sign(partsOf(one) - partsOf(other)));
      expect(isSameAmount(one, other)).toBe(partsOf(one) === partsOf(other));
    }
  });

  it('multiply correctly', () => {
    for (const [one, other] of pairs) {
      const { numerator, denominator } = multiplyFractions(one, other);
      expect(numerator * PARTS * PARTS).toBe(partsOf(one) * partsOf(other) * denominator);
    }
  });

  it('use the least common denominator', () => {
    expect(toCommonDenominator(fraction(1, 4), fraction(1, 6))).toEqual([fraction(3, 12), fraction(2, 12)]);
    for (const [one, other] of pairs) {
      const [first, second] = toCommonDenominator(one, other);
      expect([partsOf(first), partsOf(second)]).toEqual([partsOf(one), partsOf(other)]);
      expect(first.denominator).toBe(second.denominator);
      expect(first.denominator).toBe(leastCommonMultiple(one.denominator, other.denominator));
    }
  });

  it('can be written on one line, or as a whole number and a fraction', () => {
    expect(fractionText(fraction(3, 4))).toBe('3/4');
    expect(toMixedNumber(fraction(7, 4))).toEqual([1, fraction(3, 4)]);
    expect(toMixedNumber(fraction(8, 4))).toEqual([2, fraction(0, 4)]);
  });
});
