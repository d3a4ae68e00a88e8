import { type Fraction, formatFraction } from '../../../machines/core/fraction';
import { joinList } from '../../locale/grammar';
import { MAX_WHOLES } from './scene/question-cakes';

/** "Divide both by 2: 6 ÷ 2 = 3 and 8 ÷ 2 = 4." */
export const whySimpler = (by: number, above: string, below: string): string =>
  `Divide both by ${by}: ${above} and ${below}.`;

/** "2 × 3 = 6 on top and 3 × 4 = 12 below. 6/12 = 1/2." `simpler` is null if the product is in simplest form. */
export const whyProduct = (above: string, below: string, simpler: string | null): string =>
  simpler === null ? `${above} on top and ${below} below.` : `${above} on top and ${below} below. ${simpler}.`;

/** "1/2 = 3/6 and 1/3 = 2/6. 3/6 + 2/6 = 5/6." `cut` is empty if the parts have the same size. */
export function whySum(cut: readonly string[], sum: string, isWhole: boolean): string {
  const step = `${cut.length === 0 ? 'The parts are the same:' : `${joinList(cut)}.`} ${sum}.`;
  return isWhole ? `${step} One whole.` : step;
}

/** Explains why an answer cannot be drawn next to the right one; null if it can. */
export function impossible(answer: Fraction): string | null {
  const { numerator, denominator } = answer;
  if (denominator === 0) return 'The bottom number cannot be 0.';
  if (numerator < 0 || denominator < 0) return 'The answer cannot be less than 0.';
  return numerator > MAX_WHOLES * denominator
    ? `${formatFraction(answer)} is more than ${MAX_WHOLES} whole cakes.`
    : null;
}

/** A note on a right answer that is not in simplest form. */
export const equalText = (simplest: string): string => `That is equal! In simplest form it is ${simplest}.`;
