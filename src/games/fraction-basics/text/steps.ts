/* The words of questions about fractions, and of what explains their answers. */
import { type Fraction, formatFraction } from '../../../../machines/core/fraction';
import type { SumQuestion } from '../../../../machines/fraction-basics/questions';
import { joinList } from '../../../locale/grammar';
import { formatHundredths } from '../hundredths';
import type { Term } from '../term';

export const convertTerms = (hundredths: number): readonly Term[] => [
  'Write',
  formatHundredths(hundredths),
  'as a fraction',
];
export const simplifyTerms = (asked: Fraction): readonly Term[] => ['Simplify', asked];

/** A question as it is announced: "1/4 + 2/4 = what?" or "Simplify 6/8." */
export const spokenSum = (asked: string): string => `${asked} = what?`;
export const spokenConvert = (hundredths: number): string => `Write ${formatHundredths(hundredths)} as a fraction.`;
export const spokenSimplify = (asked: Fraction): string => `Simplify ${formatFraction(asked)}.`;

/** `forms` is the result in all its forms: "10/8 = 5/4 = 1 1/4". */
export const whySameParts = (type: SumQuestion['type'], sum: string, forms: string): string =>
  type === 'add'
    ? `The parts are the same size, so add the top numbers: ${sum}. That makes ${forms}.`
    : `The parts are the same size, so take away the top numbers: ${sum}. That makes ${forms}.`;

/** `made` are the fractions in parts of the same size: "1/2 = 2/4". */
export function whyOtherParts(made: readonly string[], sum: string, forms: string | null): string {
  const step = `Make the parts the same size: ${joinList(made)}. Then ${sum}.`;
  return forms === null ? step : `${step} ${forms}.`;
}

/** `divisor` is the greatest number that divides the hundredths and 100. */
export function whyDecimal(hundredths: number, divisor: number, simplest: string): string {
  const start = `${formatHundredths(hundredths)} is ${hundredths} hundredths: ${hundredths}/100.`;
  if (divisor === 1) return start;
  if (divisor === 100) return `${start} That is one whole.`;
  return `${start} Divide both by ${divisor}: ${simplest}.`;
}

export const whySimpler = (divisor: number, above: string, below: string): string =>
  `Divide both numbers by ${divisor}: ${above} and ${below}.`;
