import type * as English from '../../../../../games/fraction-basics/text/steps';
import { joinList } from '../../../grammar';

export const convertTerms: typeof English.convertTerms = (decimal) => ['Escribe', decimal, 'como fracción'];
export const simplifyTerms: typeof English.simplifyTerms = (asked) => ['Simplifica', asked];

export const spokenSum: typeof English.spokenSum = (asked) => `${asked} = ¿cuánto?`;
export const spokenTask: typeof English.spokenTask = (task) => `${task}.`;

export const whySameParts: typeof English.whySameParts = (type, sum, forms) =>
  type === 'add'
    ? `Las partes son del mismo tamaño: suma los números de arriba: ${sum}. Eso es ${forms}.`
    : `Las partes son del mismo tamaño: resta los números de arriba: ${sum}. Eso es ${forms}.`;

export const whyOtherParts: typeof English.whyOtherParts = (made, sum, forms) => {
  const step = `Haz partes del mismo tamaño: ${joinList(made)}. Luego ${sum}.`;
  return forms === null ? step : `${step} ${forms}.`;
};

export const whyDecimal: typeof English.whyDecimal = (decimal, hundredths, divisor) => {
  const start = `${decimal} son ${hundredths} centésimos: ${hundredths}/100.`;
  if (divisor === 1) return start;
  if (divisor === 100) return `${start} Eso es un entero.`;
  return `${start} Divide los dos entre ${divisor}: ${hundredths / divisor}/${100 / divisor}.`;
};

export const whySimpler: typeof English.whySimpler = (divisor, above, below) =>
  `Divide los dos números entre ${divisor}: ${above} y ${below}.`;
