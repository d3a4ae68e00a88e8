/* Rewrites numbers and sums in finished text. */
import { type Signs, WRITTEN_SIGNS } from './signs';

const escape = (sign: string): string => sign.replaceAll(/[.\\]/g, String.raw`\$&`);

/** Where a sign between groups stands. */
const GROUPS = { lakhs: /\B(?=(?:\d{2})*\d{3}$)/g, thousands: /\B(?=(?:\d{3})+$)/g } as const;

/** Directions: an isolated run from left to right, in which even Arabic digits stay in order. */
const ISOLATE = ['\u2066', '\u2069'] as const;
const IN_ORDER = ['\u202D', '\u202C'] as const;
const LEFT_TO_RIGHT_MARK = '\u200E';

/** A word with digits in it is a name or an address (A4, T1, numeria.org/?seed=7) and stays. */
const NAME = String.raw`[A-Za-z@_](?:[A-Za-z@_][\w@./:?&=#-]*)?\d[\w@./:?&=#-]*`;

/** A time with AM or PM: 3:45 PM, 3:45 p. m. */
const HALF_DAY_TIME = /\b(\d{1,2}):([0-5]\d)[ \u00A0\u202F]([ap])\.?[ \u00A0\u202F]?m\b\.?/gi;

/** Times on the 24-hour clock. */
export const write24Hours = (text: string): string =>
  text.replaceAll(HALF_DAY_TIME, (_, hour: string, minutes: string, half: string) => {
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });

/** Between numbers, but not in "×2". */
const TIMES = /×(?!\d)/g;

/** A sum, part of one, or a number with a sign; or a word. In algebra an operand can be a letter, but not the end of a word. */
const OPERAND = String.raw`[−-]?\(*[−-]?(?:[\d٠-٩०-९]+(?:[.,:٫٬\u202F][\d٠-٩०-९]+)*[A-Za-z]?|[A-Za-z]|\?)(?:%|°)?\)*(?![\p{L}\p{M}])`;
const OPERATOR = String.raw`[+−×·÷:=≠<>/]`;
const SUM = new RegExp(
  String.raw`[\p{L}\p{M}]{2,}|(?:[+−×·÷=≠<>][ \u00A0]?)?${OPERAND}(?:[ \u00A0]?${OPERATOR}[ \u00A0]?${OPERAND})*(?:[ \u00A0]?=)?`,
  'gu',
);
const HAS_OPERATOR = /[+−×·÷:=≠<>/]/;
const HAS_DIGIT = /[\d٠-٩०-९]/;
const HAS_ARABIC = /[٠-٩]/;
const ARABIC_NUMBER = /[٠-٩]+(?:[٫٬][٠-٩]+)*/g;

/**
 * Keeps every sum in one run from left to right: in a sentence from right to left, and with Arabic digits, whose order would
 * follow that of Arabic text. It must not be applied twice.
 */
export function isolateSums(text: string, isRightToLeft: boolean): string {
  const [open, close] = isRightToLeft ? ISOLATE : ['', ''];
  return text
    .replaceAll(SUM, (sum) => {
      if (!HAS_OPERATOR.test(sum) || !HAS_DIGIT.test(sum)) return sum;
      const inOrder = HAS_ARABIC.test(sum) ? `${IN_ORDER[0]}${sum}${IN_ORDER[1]}` : sum;
      return `${open}${inOrder}${close}`;
    })
    .replaceAll(ARABIC_NUMBER, `${LEFT_TO_RIGHT_MARK}$&${LEFT_TO_RIGHT_MARK}`);
}

/**
 * A function that rewrites text of this language with other signs. Numbers keep their values, and what is not a number or a
 * sum stays. It must not be applied twice.
 */
export function createWriter(signs: Signs, written: Signs = WRITTEN_SIGNS): (text: string) => string {
  const [decimal, group] = [escape(written.decimal), escape(written.group)];
  const grouped = group === '' ? String.raw`\d+` : String.raw`\d{1,3}(?:${group}\d{2,3})*${group}\d{3}|\d+`;
  const number = new RegExp(`^(${grouped})(?:${decimal}(\\d+))?$`);
  const token = new RegExp(`${NAME}|\\d+(?:[.,${group}]\\d+)*`, 'g');

  const inDigits = (text: string): string => text.replaceAll(/\d/g, (digit) => signs.digits[Number(digit)] ?? digit);
  const rewriteNumber = (text: string): string => {
    const [, whole, part] = number.exec(text) ?? [];
    if (whole === undefined) return text;
    const isGrouped = group !== '' && whole.includes(written.group);
    const regrouped = isGrouped
      ? whole.replaceAll(written.group, '').replaceAll(signs.isInLakhs ? GROUPS.lakhs : GROUPS.thousands, signs.group)
      : whole;
    return part === undefined ? regrouped : `${regrouped}${signs.decimal}${part}`;
  };
  return (text) =>
    text
      .replaceAll(TIMES, signs.times)
      .replaceAll('÷', signs.division)
      .replaceAll(token, (found) => (/^\d/.test(found) ? inDigits(rewriteNumber(found)) : found));
}
