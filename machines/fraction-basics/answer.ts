import { type Fraction, fraction, isReduced, isSameAmount } from '../core/fraction';
import { plainText } from '../core/typed-text';
import { readWholeNumber } from '../core/whole-number';
import type { Question } from './questions';

/** A typed amount. */
export interface Entry {
  /** The whole number, alone or in front of a fraction; 0 if there is none. */
  readonly wholes: number;
  /** The fraction; null for a whole number. Negative if the whole entry is negative. */
  readonly part: Fraction | null;
}

/** Why typed text is not an answer: a decimal, a denominator of 0, or anything else. */
export type Refusal = 'decimal' | 'zero' | 'unreadable';

export type Reading =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): Reading => ({ kind: 'refused', refusal });

const MIXED = /^([+\-−]?) *(\d+) +(\d+) *\/ *(\d+)$/;
/** A number with a decimal point or comma: 0.75, 0,75, .5, 1. */
const DECIMAL = /^[+\-−]? ?(?:\d+[.,]\d*|[.,]\d+)$/;
/** Single characters for fractions, which phones insert instead of 1/2. */
const FRACTION_CHARACTER = /[¼-¾⅐-⅞]/g;

/** The text with plain digits and slashes: ３／４ becomes 3/4, and 1½ becomes 1 1/2. */
function plain(typed: string): string {
  return plainText(typed.replaceAll(FRACTION_CHARACTER, (sign) => ` ${sign.normalize('NFKC')}`))
    .replaceAll(/[⁄∕]/g, '/')
    .replaceAll('٫', '.');
}

/** Reads "3/4", "1 1/2" or "1" as a person would, accepting any spaces, leading zeros and digits of any script. */
export function readAnswer(typed: string): Reading {
  const text = plain(typed);
  const [, sign, wholes, over, under] = MIXED.exec(text) ?? [];
  if (wholes !== undefined) {
    const factor = sign === '-' || sign === '−' ? -1 : 1;
    return entryOf(factor * Number(wholes), factor * Number(over), Number(under));
  }
  const [left = '', right, ...others] = text.split('/');
  const whole = readWholeNumber(left);
  if (right === undefined) {
    if (DECIMAL.test(left)) return refused('decimal');
    return whole === null ? refused('unreadable') : { kind: 'entry', entry: { wholes: whole, part: null } };
  }
  const denominator = readWholeNumber(right);
  if (others.length > 0 || whole === null || denominator === null) return refused('unreadable');
  return entryOf(0, whole, denominator);
}

function entryOf(wholes: number, numerator: number, denominator: number): Reading {
  if (denominator === 0) return refused('zero');
  const part = denominator < 0 ? fraction(0 - numerator, 0 - denominator) : fraction(numerator, denominator);
  return { kind: 'entry', entry: { wholes, part } };
}

/** An entry's amount as a single fraction. */
export const amountOf = ({ wholes, part }: Entry): Fraction =>
  part === null ? fraction(wholes, 1) : fraction(wholes * part.denominator + part.numerator, part.denominator);

/** Whether an entry is in its simplest form: 3/4, 5/4, 1 1/4 or 2, but not 6/8, 1 2/4 or 4/4. */
export function isSimplest({ wholes, part }: Entry): boolean {
  if (part === null) return true;
  return isReduced(part) && part.denominator > 1 && (wholes === 0 || part.numerator < part.denominator);
}

export interface Given {
  readonly verdict: 'right' | 'wrong';
  readonly entry: Entry;
}

/** The verdict on an entry: right if it is the same amount as the answer, in any form. */
export const judge = ({ answer }: Question, entry: Entry): Given => ({
  verdict: isSameAmount(amountOf(entry), answer) ? 'right' : 'wrong',
  entry,
});
