import { type Fraction, fraction, isReduced, isSameAmount } from '../core/fraction';
import { normaliseTypedText } from '../core/typed-text';
import { parseWholeNumber } from '../core/whole-number';
import type { Question } from './questions';

/** A typed amount. */
export interface TypedAmount {
  /** The whole number, alone or in front of a fraction; 0 if there is none. */
  readonly wholes: number;
  /** The fraction; null for a whole number. Negative if the whole entry is negative. */
  readonly part: Fraction | null;
}

/** Why typed text is not an answer: a decimal, a denominator of 0, or anything else. */
export type RejectionReason = 'decimal' | 'zero' | 'unreadable';

export type ParsedAnswer =
  | { readonly kind: 'entry'; readonly entry: TypedAmount }
  | { readonly kind: 'refused'; readonly refusal: RejectionReason };

const refused = (refusal: RejectionReason): ParsedAnswer => ({ kind: 'refused', refusal });

const MIXED = /^([+\-−]?) *(\d+) +(\d+) *\/ *(\d+)$/;
/** A number with a decimal point or comma: 0.75, 0,75, .5, 1. */
const DECIMAL = /^[+\-−]? ?(?:\d+[.,]\d*|[.,]\d+)$/;
/** Single characters for fractions, which phones insert instead of 1/2. */
const FRACTION_CHARACTER = /[¼-¾⅐-⅞]/g;

/** The text with plain digits and slashes: ３／４ becomes 3/4, and 1½ becomes 1 1/2. */
function plain(typed: string): string {
  return normaliseTypedText(typed.replaceAll(FRACTION_CHARACTER, (sign) => ` ${sign.normalize('NFKC')}`))
    .replaceAll(/[⁄∕]/g, '/')
    .replaceAll('٫', '.');
}

/** Reads "3/4", "1 1/2" or "1" as a person would, accepting any spaces, leading zeros and digits of any script. */
export function parseAnswer(typed: string): ParsedAnswer {
  const text = plain(typed);
  const [, sign, wholes, over, under] = MIXED.exec(text) ?? [];
  if (wholes !== undefined) {
    const factor = sign === '-' || sign === '−' ? -1 : 1;
    return entryOf(factor * Number(wholes), factor * Number(over), Number(under));
  }
  const [left = '', right, ...others] = text.split('/');
  const whole = parseWholeNumber(left);
  if (right === undefined) {
    if (DECIMAL.test(left)) return refused('decimal');
    return whole === null ? refused('unreadable') : { kind: 'entry', entry: { wholes: whole, part: null } };
  }
  const denominator = parseWholeNumber(right);
  if (others.length > 0 || whole === null || denominator === null) return refused('unreadable');
  return entryOf(0, whole, denominator);
}

function entryOf(wholes: number, numerator: number, denominator: number): ParsedAnswer {
  if (denominator === 0) return refused('zero');
  const part = denominator < 0 ? fraction(0 - numerator, 0 - denominator) : fraction(numerator, denominator);
  return { kind: 'entry', entry: { wholes, part } };
}

/** An entry's amount as a single fraction. */
export const toFraction = ({ wholes, part }: TypedAmount): Fraction =>
  part === null ? fraction(wholes, 1) : fraction(wholes * part.denominator + part.numerator, part.denominator);

/** Whether an entry is in its simplest form: 3/4, 5/4, 1 1/4 or 2, but not 6/8, 1 2/4 or 4/4. */
export function isInSimplestForm({ wholes, part }: TypedAmount): boolean {
  if (part === null) return true;
  return isReduced(part) && part.denominator > 1 && (wholes === 0 || part.numerator < part.denominator);
}

export interface GivenAnswer {
  readonly verdict: 'right' | 'wrong';
  readonly entry: TypedAmount;
}

/** The verdict on an entry: right if it is the same amount as the answer, in any form. */
export const judge = ({ answer }: Question, entry: TypedAmount): GivenAnswer => ({
  verdict: isSameAmount(toFraction(entry), answer) ? 'right' : 'wrong',
  entry,
});
