const GROUPED = /^\d{1,3}(?:([ ,])\d{3})(?:\1\d{3})*(?!\d)/;
const PLAIN = /^\d+/;

/** The full-width forms of ASCII signs lie this far above the plain ones; other kinds of digits (², ½) are no digits. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_SHIFT = 0xfee0;
const plain = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT);

/** A whole number at the beginning of a typed text, and what stands after it. */
interface Reading {
  readonly value: number;
  readonly rest: string;
}

/**
 * Reads a typed whole number as a person would: spaces around it, full-width digits, a leading +, leading zeros,
 * thousands in groups of three (1,234 or 1 234) and either minus sign are all fine. Null where no number begins it.
 */
function read(typed: string): Reading | null {
  const text = typed.replaceAll(FULL_WIDTH, plain).replaceAll(/\s/g, ' ').trim();
  const [, sign = '', body = ''] = /^([+\-−]?) *(.*)$/s.exec(text) ?? [];
  const digits = GROUPED.exec(body)?.[0] ?? PLAIN.exec(body)?.[0];
  if (digits === undefined) return null;
  const size = Number(digits.replaceAll(/[ ,]/g, ''));
  return { value: sign === '' || sign === '+' ? size : 0 - size, rest: body.slice(digits.length).trim() };
}

/** The whole number that a text is, or null where it is anything else ("abc", "-", "12abc", "1.5"). */
export function wholeNumber(typed: string): number | null {
  const reading = read(typed);
  return reading?.rest === '' ? reading.value : null;
}

/** The whole number that a text begins with, whatever stands after it, or null where it begins with none. */
export const leadingWholeNumber = (typed: string): number | null => read(typed)?.value ?? null;
