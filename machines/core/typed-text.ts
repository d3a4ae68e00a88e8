const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** The full-width forms of the ASCII characters. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Direction marks and zero-width characters, which can be part of a pasted answer. */
const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Hyphens and dashes that keyboards and spell checkers put in place of a minus. */
const DASH = /[\u2010-\u2013\uFE63]/g;

const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code));

/** The ASCII digit with the same value as a digit of any script: ４, ٤ and ४ become 4. */
export function plainDigit(digit: string): string {
  // The digits 0 to 9 of a script have consecutive code points. Adjacent scripts form a run of twenty.
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * Typed text as a plain keyboard would have produced it: digits of any script become ASCII digits, full-width characters,
 * dashes and spaces become plain ones, and invisible characters are removed. Other forms of digits (², ½) are not digits and
 * stay as they are.
 */
export const plainText = (typed: string): string =>
  typed
    .replaceAll(DIGITS, plainDigit)
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replaceAll(UNSEEN, '')
    .replaceAll(DASH, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
