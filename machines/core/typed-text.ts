const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** The full-width forms of the ASCII characters. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Direction marks and zero-width characters, which can be part of a pasted answer. */
const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Hyphens and dashes that keyboards and spell checkers insert instead of a minus sign. */
const DASH = /[\u2010-\u2013\uFE63]/g;

const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code));

/** The ASCII digit for a digit of any script: ４, ٤ and ४ become 4. */
export function normaliseDigit(digit: string): string {
  // Each script's digits 0 to 9 have consecutive code points. Two scripts next to each other form a run of twenty.
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * Typed text as a plain keyboard would have produced it. Digits of any script become ASCII digits, full-width
 * characters, dashes and spaces become plain ones, and invisible characters are removed. Characters such as ² and ½ are
 * not digits and stay unchanged.
 */
export const normaliseTypedText = (typed: string): string =>
  typed
    .replaceAll(DIGITS, normaliseDigit)
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replaceAll(UNSEEN, '')
    .replaceAll(DASH, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
