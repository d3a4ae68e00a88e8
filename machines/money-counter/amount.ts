/*
 * Reads typed amounts of money as a person would. Cents are taken directly from the digits, so amounts are never
 * rounded.
 */
import { normaliseTypedText } from '../core/typed-text';

/** The amount in cents, or the reason why the text is not an amount. */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'not money' }
  | { readonly kind: 'below nothing' }
  /** A whole number without a unit that is larger than any answer in dollars, so it may be meant as cents. */
  | { readonly kind: 'cents or dollars'; readonly number: number }
  | { readonly kind: 'parts of a cent' };

/** What can stand next to a number in a currency: signs and words, in lower case. */
export interface AmountUnits {
  /** Before or after the number: "$", "dollar" and "dollars". */
  readonly whole: readonly string[];
  /** After it: "¢", "c", "cent" and "cents". Empty if amounts are always in whole units. */
  readonly part: readonly string[];
}

const GROUPED = /^(?<whole>[1-9]\d{0,2}(?:([ ,])\d{3})(?:\2\d{3})*)(?:\.(?<part>\d*))?$/;
const COMMA_LAST = /^(?<whole>\d{1,3}(?:([ .])\d{3})(?:\2\d{3})*),(?<part>\d*)$/;
const PLAIN = /^(?<whole>\d*)(?:[.,](?<part>\d*))?$/;

/** Every answer is below this many dollars. */
const MIN_UNCLEAR = 5;

const anyOf = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[$./|()[\]{}+*?^\\]/g, String.raw`\$&`)).join('|');

/** A plus or minus with a unit on either side of it, a number, and a unit after it. */
const amountIn = ({ whole, part }: AmountUnits): RegExp =>
  new RegExp(
    `^(?<minus>[+\\-−]?) ?(?<before>${anyOf(whole)})? ?(?<inner>[+\\-−]?) ?(?<number>[\\d., ]*\\d[.,]?) ?(?<after>${anyOf([...whole, ...part])})?$`,
    'i',
  );

/** The digits of a number before and after the decimal point. */
function figures(number: string): { readonly whole: string; readonly part: string } | null {
  const found = (GROUPED.exec(number) ?? COMMA_LAST.exec(number) ?? PLAIN.exec(number))?.groups;
  if (found === undefined) return null;
  return { whole: (found['whole'] ?? '').replaceAll(/[ .,]/g, ''), part: found['part'] ?? '' };
}

/**
 * Reads an amount: 1.25, 1,25, $1.25, 125c, 125¢, .5, 1,234.50 and 1 234,50, with surrounding spaces, digits of any
 * script, a leading + and leading zeros. A number without a unit is in dollars, unless it is large enough to mean
 * cents. In a currency without parts, such as whole rupees, decimals can only be zeros.
 */
export function parseAmount(typed: string, units: AmountUnits): ParsedAmount {
  const text = normaliseTypedText(typed).replaceAll('￠', '¢').replaceAll('٫', '.').replaceAll('٬', ',');
  const found = amountIn(units).exec(text)?.groups;
  const { minus = '', before = '', inner = '', after = '' } = found ?? {};
  const number = figures(found?.['number'] ?? '.');
  const isCents = units.part.includes(after.toLowerCase());
  const isSaidTwice = (before !== '' && after !== '') || (minus !== '' && inner !== '');
  if (found === undefined || number === null || isSaidTwice) return { kind: 'not money' };
  if (/[-−]/.test(minus + inner)) return { kind: 'below nothing' };
  const { whole, part } = number;
  if (isCents && part !== '') return { kind: 'not money' };
  if (part.length > 2) return { kind: 'parts of a cent' };
  if (units.part.length === 0)
    return /[1-9]/.test(part) ? { kind: 'parts of a cent' } : { kind: 'amount', cents: Number(whole) };
  if (before + after === '' && /^[\d ,]*\d$/.test(found['number'] ?? '') && part === '' && Number(whole) >= MIN_UNCLEAR)
    return { kind: 'cents or dollars', number: Number(whole) };
  return { kind: 'amount', cents: Number(isCents ? whole : whole + part.padEnd(2, '0')) };
}

/** A typed amount in cents, or null if the text is not an amount. */
export function parseCents(typed: string, units: AmountUnits): number | null {
  const reading = parseAmount(typed, units);
  return reading.kind === 'amount' ? reading.cents : null;
}
