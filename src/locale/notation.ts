/*
 * How numbers are written in English. In the build of another language, its own notation.ts takes the place of this one and
 * exports the same names. Formatters and catalogues write with them, so the pages of a language are right as they are sent. A
 * notation that the device or a link chooses is applied to the finished page (src/notation).
 */

/** The sign between groups of digits: "," in 1,234. French has U+202F. */
export const THOUSANDS_SEPARATOR = ',';

/** Where the sign stands in a whole number. Of three digits each; in Hindi 12,34,567: /\B(?=(?:\d{2})*\d{3}$)/g. */
export const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** The sign between whole and decimals: "." or ",". */
export const DECIMAL_SIGN = '.';

/** The day with which a week begins, as its index from Monday (0) to Sunday (6). */
export const FIRST_DAY = 0;

/**
 * What else this language writes differently: words of src/notation/choices.ts, such as "dot,colon,arabic". With any of them,
 * every page is rewritten after it has loaded. Texts and formatters always write ×, ÷ and the digits 0 to 9.
 */
export const NOTATION = '';
