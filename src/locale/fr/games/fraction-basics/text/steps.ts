import { formatFraction } from '../../../../../../machines/core/fraction';
import { formatHundredths } from '../../../../../games/fraction-basics/hundredths';
import type * as English from '../../../../../games/fraction-basics/text/steps';
import { joinList } from '../../../grammar';

export const convertTerms: typeof English.convertTerms = (hundredths) => [
  'Écris',
  formatHundredths(hundredths),
  'en fraction',
];
export const simplifyTerms: typeof English.simplifyTerms = (asked) => ['Simplifie', asked];

export const spokenSum: typeof English.spokenSum = (asked) => `${asked} = combien\u202f?`;
export const spokenConvert: typeof English.spokenConvert = (hundredths) =>
  `Écris ${formatHundredths(hundredths)} en fraction.`;
export const spokenSimplify: typeof English.spokenSimplify = (asked) => `Simplifie ${formatFraction(asked)}.`;

export const whySameParts: typeof English.whySameParts = (type, sum, forms) =>
  type === 'add'
    ? `Les parts ont la même taille, donc additionne les nombres du haut\u00a0: ${sum}. Cela fait ${forms}.`
    : `Les parts ont la même taille, donc soustrais les nombres du haut\u00a0: ${sum}. Cela fait ${forms}.`;

export const whyOtherParts: typeof English.whyOtherParts = (made, sum, forms) => {
  const step = `Fais des parts de même taille\u00a0: ${joinList(made)}. Puis ${sum}.`;
  return forms === null ? step : `${step} ${forms}.`;
};

export const whyDecimal: typeof English.whyDecimal = (hundredths, divisor, simplest) => {
  const start = `${formatHundredths(hundredths)}, c’est ${hundredths} centièmes\u00a0: ${hundredths}/100.`;
  if (divisor === 1) return start;
  if (divisor === 100) return `${start} C’est un entier.`;
  return `${start} Divise les deux par ${divisor}\u00a0: ${simplest}.`;
};

export const whySimpler: typeof English.whySimpler = (divisor, above, below) =>
  `Divise les deux nombres par ${divisor}\u00a0: ${above} et ${below}.`;
