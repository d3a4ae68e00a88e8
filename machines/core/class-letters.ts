/*
 * The letters of class codes, and the two letters that check the others. They are chosen so that the sum of all letters,
 * and the sum weighted by position, have values that depend on the round (a Reed-Solomon code modulo 19). This always
 * detects one or two wrong letters and any two swapped letters. Of all other errors, and of codes from other rounds, one
 * in 361 goes undetected.
 */
import { randomInteger, seededRandom } from './random';

/**
 * No vowels, so that codes do not spell words, and no letters that look like digits or like each other. The number of
 * letters is prime because it is the modulus.
 */
const ALPHABET = 'BCDFGHJKMNPQRSTVWXZ';
const BASE = ALPHABET.length;
export const CHECK_LETTERS = 2;

/** Letters as numbers from 0. */
type LetterValues = readonly number[];
export type CheckSums = readonly [plain: number, weighted: number];

/** The two sums that codes must have. They depend on the seed and the path. */
export function getCheckSums(seed: number, ...path: readonly (string | number)[]): CheckSums {
  const random = seededRandom(seed, ...path);
  return [randomInteger(random, 0, BASE - 1), randomInteger(random, 0, BASE - 1)];
}

const within = (value: number): number => ((value % BASE) + BASE) % BASE;

const sumUp = (values: LetterValues): CheckSums => [
  values.reduce((sum, value) => sum + value, 0),
  values.reduce((sum, value, index) => sum + value * (index + 1), 0),
];

const hasCheckSums = (values: LetterValues, expected: CheckSums): boolean => {
  const sums = sumUp(values);
  return expected.every((sum, index) => within(sums[index] ?? 0) === sum);
};

/** Adds the two letters that give both sums the expected values. */
function withCheckLetters(values: LetterValues, [expectedPlain, expectedWeighted]: CheckSums): LetterValues {
  const [plain, weighted] = sumUp(values);
  const missing = expectedPlain - plain;
  const last = within(expectedWeighted - weighted - (values.length + 1) * missing);
  return [...values, within(missing - last), last];
}

export const findInvalidCharacter = (text: string): string | undefined =>
  Array.from(text).find((sign) => !ALPHABET.includes(sign));

/** `base ** exponent`, modulo `modulus`. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** How many numbers this many letters can encode. */
export const countNumbers = (letters: number): bigint => BigInt(BASE) ** BigInt(letters);

/**
 * Writes a number below `countNumbers(letters)` as letters. Multiplying by `spread`, which has no factor in common with
 * 19, makes the letters of neighbouring numbers look unrelated.
 */
function encodeNumber(number: number, letters: number, spread: bigint): LetterValues {
  let rest = (BigInt(number) * spread) % countNumbers(letters);
  return Array.from({ length: letters }, () => {
    const value = rest % BigInt(BASE);
    rest /= BigInt(BASE);
    return Number(value);
  });
}

function decodeNumber(values: LetterValues, spread: bigint): number {
  const modulus = countNumbers(values.length);
  const written = values.reduceRight((all, value) => all * BigInt(BASE) + BigInt(value), 0n);
  // By Euler's theorem: a number to the power of phi(19^n) = 18 * 19^(n - 1) is 1.
  const gather = power(spread, 18n * (modulus / BigInt(BASE)) - 1n, modulus);
  return Number((written * gather) % modulus);
}

/** How a kind of code is written: what its number is multiplied by, and the sums of its letters. */
export interface CodeKey {
  readonly spread: bigint;
  readonly sums: CheckSums;
}

/** Writes a number as this many letters, followed by the two that check them. */
export function writeCode(number: number, letters: number, { spread, sums }: CodeKey): string {
  const values = withCheckLetters(encodeNumber(number, letters, spread), sums);
  return values.map((value) => ALPHABET.charAt(value)).join('');
}

/** The number in a code whose letters are all in the alphabet; null if they do not have the right sums. */
export function readCode(code: string, { spread, sums }: CodeKey): number | null {
  const values = Array.from(code, (letter) => ALPHABET.indexOf(letter));
  return hasCheckSums(values, sums) ? decodeNumber(values.slice(0, -CHECK_LETTERS), spread) : null;
}
