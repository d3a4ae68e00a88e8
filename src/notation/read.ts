/* Reads typed numbers by their value in a notation, before a game reads the answer. */
import { normaliseTypedText } from '../../machines/core/typed-text';
import type { Signs } from './signs';

/** Typed text with its numbers as games read them ("1234.5"), or a number that can be two. */
export type Reading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly typed: string; readonly whole: string };

// Games read groups after spaces themselves: "1 234" is 1234, but "1 234/500" is not.
const NUMBER = /\d+(?:[.,]\d+)*[.,]?/g;
const IN_THREES = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const IN_LAKHS = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
/** One sign and three digits after it: 1.234. */
const ONE_SIGN = /^\d{1,3}([.,])\d{3}$/;
const WITH_DECIMALS = /^(.*?)[.,](\d*)$/;
const SIGNS = /[.,]/g;

const toPlainSign = (sign: string): string => ({ '٫': '.', '٬': ',' })[sign] ?? sign;

/**
 * Reads numbers with the signs of this notation, and with others where they can only mean one number: 1,25 and 1.25 are the
 * same in all of them. "1.234" is 1234 where points group digits, and less than 2 where they begin decimals. Elsewhere it
 * is ambiguous.
 */
export function readTyped(typed: string, { decimal, group, isInLakhs }: Signs): Reading {
  const [decimalSign, groupSign] = [toPlainSign(decimal), toPlainSign(group)];
  const withoutGroups = (whole: string): string =>
    IN_THREES.test(whole) || (isInLakhs && IN_LAKHS.test(whole)) ? whole.replaceAll(SIGNS, '') : whole;
  const readNumber = (number: string): string => {
    if (ONE_SIGN.exec(number)?.[1] === decimalSign) return number.replace(decimalSign, '.');
    const whole = withoutGroups(number);
    if (whole !== number) return whole;
    const [, before, part = ''] = WITH_DECIMALS.exec(number) ?? [];
    return before === undefined ? number : `${withoutGroups(before)}.${part}`;
  };
  const text = normaliseTypedText(typed)
    .replaceAll('٫', decimalSign)
    .replaceAll('٬', groupSign || ',');
  const ambiguous = (text.match(NUMBER) ?? []).find((number) => {
    const sign = ONE_SIGN.exec(number)?.[1];
    return sign !== undefined && sign !== decimalSign && sign !== groupSign;
  });
  if (ambiguous !== undefined) return { kind: 'ambiguous', typed: ambiguous, whole: withoutGroups(ambiguous) };
  return { kind: 'text', text: text.replaceAll(NUMBER, readNumber) };
}
