/* The text that a player types into the two fields of an answer, one above the other. */
import { type Fraction, fraction } from '../core/fraction';
import { parseWholeNumber } from '../core/whole-number';

/** The current text of the two fields. */
export interface TypedFraction {
  readonly numerator: string;
  readonly denominator: string;
}

export const EMPTY_FRACTION: TypedFraction = { numerator: '', denominator: '' };

/** Slashes that people type and paste: plain, full-width, fraction and division slashes. */
const SLASH = /[/\uFF0F\u2044\u2215÷]/;

/** Splits the text of one field at its slash. The second part belongs in the denominator field. */
export function splitAtSlash(text: string): { readonly before: string; readonly behind: string } | null {
  const at = text.search(SLASH);
  return at === -1 ? null : { before: text.slice(0, at).trim(), behind: text.slice(at + 1).trim() };
}

/** Whether both fields have text. */
export const isComplete = ({ numerator, denominator }: TypedFraction): boolean =>
  numerator.trim() !== '' && denominator.trim() !== '';

/**
 * A typed fraction, or the name of the first field that does not contain a whole number ("abc", "1.5"). A denominator
 * of 0 is allowed.
 */
export function parseFraction({ numerator, denominator }: TypedFraction): Fraction | keyof TypedFraction {
  const [above, below] = [parseWholeNumber(numerator), parseWholeNumber(denominator)];
  if (above === null) return 'numerator';
  return below === null ? 'denominator' : fraction(above, below);
}

/**
 * The text of both fields after something was typed or pasted into one of them. Text after a slash goes into the
 * denominator: "3/4" fills both fields, wherever it is pasted.
 */
export function typeIntoField(before: TypedFraction, field: keyof TypedFraction, typed: string): TypedFraction {
  const split = splitAtSlash(typed);
  if (split === null) return { ...before, [field]: typed };
  const { before: above, behind } = split;
  if (field === 'numerator') return { numerator: above, denominator: behind || before.denominator };
  if (above !== '' && behind !== '') return { numerator: above, denominator: behind };
  return { ...before, denominator: above || behind };
}
