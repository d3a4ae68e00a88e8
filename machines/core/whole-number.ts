import { normaliseTypedText } from './typed-text';

const GROUPED = /^\d{1,3}(?:([ ,])\d{3})(?:\1\d{3})*(?!\d)/;
const PLAIN = /^\d+/;

/** A whole number at the start of typed text, and the text after it. */
interface Reading {
  readonly value: number;
  readonly rest: string;
}

/**
 * Reads a typed whole number as a person would. It accepts surrounding spaces, digits of any script, a leading +,
 * leading zeros, thousands in groups of three (1,234, 1 234 or ١٬٢٣٤) and both minus signs. Null if the text does not
 * start with a number.
 */
function read(typed: string): Reading | null {
  const text = normaliseTypedText(typed).replaceAll('٬', ',');
  const [, sign = '', body = ''] = /^([+\-−]?) *(.*)$/s.exec(text) ?? [];
  const digits = GROUPED.exec(body)?.[0] ?? PLAIN.exec(body)?.[0];
  if (digits === undefined) return null;
  const size = Number(digits.replaceAll(/[ ,]/g, ''));
  return { value: sign === '' || sign === '+' ? size : 0 - size, rest: body.slice(digits.length).trim() };
}

/** The whole number in the text, or null if it is anything else ("abc", "-", "12abc", "1.5"). */
export function parseWholeNumber(typed: string): number | null {
  const reading = read(typed);
  return reading?.rest === '' ? reading.value : null;
}

/**
 * The whole number at the start of the text, if only words follow ("12 apples"). Null if the text does not start with a
 * number, or if the number may continue: "1.234" and "1'234" are ambiguous, and "1½" is not 1.
 */
export function parseLeadingWholeNumber(typed: string): number | null {
  const reading = read(typed);
  return reading === null || /\p{N}/u.test(reading.rest) ? null : reading.value;
}
