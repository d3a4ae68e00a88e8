/*
 * Fractions of whole numbers, exactly: nothing here is ever rounded.
 */

/** A fraction of two whole numbers; the denominator is above 0. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A fraction by its two numbers. */
export const fraction = (numerator: number, denominator: number): Fraction => ({ numerator, denominator });

/** The greatest whole number that divides both (Euclid); 0 for two zeros. */
export function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** The least whole number above 0 that both divide; both are above 0. */
export const leastCommonMultiple = (one: number, other: number): number =>
  (one / greatestCommonDivisor(one, other)) * other;

/** The same amount in its simplest form: 6/8 is 3/4, and 0/5 is 0/1. */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return fraction(numerator / divisor, denominator / divisor);
}

/** Whether nothing but 1 divides both numbers. */
export const isReduced = ({ numerator, denominator }: Fraction): boolean =>
  greatestCommonDivisor(numerator, denominator) === 1;

/** Whether two fractions are the same amount, however they are written. */
export const isEqualTo = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

/** Above 0 where the first is more, below 0 where it is less, 0 where both are the same amount. */
export const compared = (one: Fraction, other: Fraction): number =>
  one.numerator * other.denominator - other.numerator * one.denominator;

/** The same amount in parts of `denominator`, which the fraction's own must divide. */
export const inPartsOf = ({ numerator, denominator }: Fraction, parts: number): Fraction =>
  fraction(numerator * (parts / denominator), parts);

/** Both in the largest parts that they have in common: 1/4 and 1/6 are 3/12 and 2/12. */
export function inCommonParts(one: Fraction, other: Fraction): readonly [Fraction, Fraction] {
  const parts = leastCommonMultiple(one.denominator, other.denominator);
  return [inPartsOf(one, parts), inPartsOf(other, parts)];
}

/** The sum in its common parts, not simplified. */
export function sumOf(one: Fraction, other: Fraction): Fraction {
  const [first, second] = inCommonParts(one, other);
  return fraction(first.numerator + second.numerator, first.denominator);
}

/** The difference in its common parts, not simplified; below 0 where the second is more. */
export function differenceOf(one: Fraction, other: Fraction): Fraction {
  const [first, second] = inCommonParts(one, other);
  return fraction(first.numerator - second.numerator, first.denominator);
}

/** The product, not simplified. */
export const productOf = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator);

/** A fraction as it is written in a line: "3/4". */
export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** The wholes in a fraction that is not below 0, and what is left over: 7/4 is 1 and 3/4. */
export const mixed = ({ numerator, denominator }: Fraction): readonly [wholes: number, rest: Fraction] => [
  Math.floor(numerator / denominator),
  fraction(numerator % denominator, denominator),
];
