const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** The full-width forms of the ASCII characters. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Marks that set the direction of a text, and characters without a width: they come along when an answer is pasted. */
const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Hyphens and dashes that keyboards and spell checkers put in place of a minus. */
const DASH = /[\u2010-\u2013\uFE63]/g;

const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code));

/** The ASCII digit that has the value of a digit of any script: ４, ٤ and ४ are 4. */
export function plainDigit(digit: string): string {
  // The ten digits of a script follow one another from zero on. Where two scripts are neighbours, so do all twenty.
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/**
 * What was typed, as a plain keyboard would have typed it: digits of any script as ASCII digits, full-width characters,
 * dashes and spaces as plain ones, and nothing unseen. Other forms of digits (², ½) are not digits and stay as they are.
 */
export const plainText = (typed: string): string =>
  typed
    .replaceAll(DIGITS, plainDigit)
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replaceAll(UNSEEN, '')
    .replaceAll(DASH, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
