/* Fractions of whole numbers. Results are always exact: nothing is rounded. */

/** A fraction of two whole numbers; the denominator is positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const fraction = (numerator: number, denominator: number): Fraction => ({ numerator, denominator });

/** The greatest whole number that divides both (Euclid); 0 for two zeros. */
export function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** The least common multiple of two positive whole numbers. */
export const leastCommonMultiple = (one: number, other: number): number =>
  (one / greatestCommonDivisor(one, other)) * other;

/** The same amount in its simplest form: 6/8 becomes 3/4, and 0/5 becomes 0/1. */
export function reduceFraction({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return fraction(numerator / divisor, denominator / divisor);
}

/** Whether only 1 divides both numbers. */
export const isReduced = ({ numerator, denominator }: Fraction): boolean =>
  greatestCommonDivisor(numerator, denominator) === 1;

/** Whether two fractions are the same amount, however they are written. */
export const isSameAmount = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

/** Positive if the first is larger, negative if it is smaller, 0 if they are equal. */
export const compareFractions = (one: Fraction, other: Fraction): number =>
  one.numerator * other.denominator - other.numerator * one.denominator;

/** The same amount with `parts` as the denominator. The fraction's own denominator must divide `parts`. */
export const withDenominator = ({ numerator, denominator }: Fraction, parts: number): Fraction =>
  fraction(numerator * (parts / denominator), parts);

/** Both fractions with their least common denominator: 1/4 and 1/6 become 3/12 and 2/12. */
export function toCommonDenominator(one: Fraction, other: Fraction): readonly [Fraction, Fraction] {
  const parts = leastCommonMultiple(one.denominator, other.denominator);
  return [withDenominator(one, parts), withDenominator(other, parts)];
}

/** The sum with the least common denominator, not simplified. */
export function addFractions(one: Fraction, other: Fraction): Fraction {
  const [first, second] = toCommonDenominator(one, other);
  return fraction(first.numerator + second.numerator, first.denominator);
}

/** The difference with the least common denominator, not simplified; negative if the second is larger. */
export function subtractFractions(one: Fraction, other: Fraction): Fraction {
  const [first, second] = toCommonDenominator(one, other);
  return fraction(first.numerator - second.numerator, first.denominator);
}

/** The product, not simplified. */
export const multiplyFractions = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator);

/** A fraction written in one line: "3/4". */
export const formatFraction = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** The whole part of a non-negative fraction, and the remaining fraction: 7/4 is 1 and 3/4. */
export const toMixedNumber = ({ numerator, denominator }: Fraction): readonly [wholes: number, rest: Fraction] => [
  Math.floor(numerator / denominator),
  fraction(numerator % denominator, denominator),
];
