import { formatFraction } from '../../../../../../machines/core/fraction';
import { formatHundredths } from '../../../../../games/fraction-basics/hundredths';
import type * as English from '../../../../../games/fraction-basics/text/steps';
import { joinList, plural } from '../../../grammar';

export const convertTerms: typeof English.convertTerms = (hundredths) => [
  'Escribe',
  formatHundredths(hundredths),
  'como fracción',
];
export const simplifyTerms: typeof English.simplifyTerms = (asked) => ['Simplifica', asked];

export const spokenSum: typeof English.spokenSum = (asked) => `${asked} = ¿cuánto?`;
export const spokenConvert: typeof English.spokenConvert = (hundredths) =>
  `Escribe ${formatHundredths(hundredths)} como fracción.`;
export const spokenSimplify: typeof English.spokenSimplify = (asked) => `Simplifica ${formatFraction(asked)}.`;

export const whySameParts: typeof English.whySameParts = (type, sum, forms) =>
  type === 'add'
    ? `Las partes son del mismo tamaño, así que suma los números de arriba: ${sum}. Eso es ${forms}.`
    : `Las partes son del mismo tamaño, así que resta los números de arriba: ${sum}. Eso es ${forms}.`;

export const whyOtherParts: typeof English.whyOtherParts = (made, sum, forms) => {
  const step = `Haz partes del mismo tamaño: ${joinList(made)}. Luego ${sum}.`;
  return forms === null ? step : `${step} ${forms}.`;
};

export const whyDecimal: typeof English.whyDecimal = (hundredths, divisor, simplest) => {
  const start = `${formatHundredths(hundredths)} ${plural(hundredths, 'es 1 centésima', `son ${hundredths} centésimas`)}: ${hundredths}/100.`;
  if (divisor === 1) return start;
  if (divisor === 100) return `${start} Eso es un entero.`;
  return `${start} Divide los dos entre ${divisor}: ${simplest}.`;
};

export const whySimpler: typeof English.whySimpler = (divisor, above, below) =>
  `Divide los dos números entre ${divisor}: ${above} y ${below}.`;
