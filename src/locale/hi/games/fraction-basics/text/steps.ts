import { formatFraction } from '../../../../../../machines/core/fraction';
import { formatHundredths } from '../../../../../games/fraction-basics/hundredths';
import type * as English from '../../../../../games/fraction-basics/text/steps';
import { joinList } from '../../../grammar';

export const convertTerms: typeof English.convertTerms = (hundredths) => [
  formatHundredths(hundredths),
  'को भिन्न में लिखो',
];
export const simplifyTerms: typeof English.simplifyTerms = (asked) => [asked, 'को सरल करो'];

export const spokenSum: typeof English.spokenSum = (asked) => `${asked} = कितना?`;
export const spokenConvert: typeof English.spokenConvert = (hundredths) =>
  `${formatHundredths(hundredths)} को भिन्न में लिखो।`;
export const spokenSimplify: typeof English.spokenSimplify = (asked) => `${formatFraction(asked)} को सरल करो।`;

export const whySameParts: typeof English.whySameParts = (type, sum, forms) =>
  type === 'add'
    ? `हिस्से एक ही आकार के हैं, तो ऊपर की संख्याएँ जोड़ो: ${sum}। यानी ${forms}।`
    : `हिस्से एक ही आकार के हैं, तो ऊपर की संख्याएँ घटाओ: ${sum}। यानी ${forms}।`;

export const whyOtherParts: typeof English.whyOtherParts = (made, sum, forms) => {
  const step = `${joinList(made)}: इस तरह हिस्से एक ही आकार के बनाओ। फिर ${sum}।`;
  return forms === null ? step : `${step} ${forms}।`;
};

export const whyDecimal: typeof English.whyDecimal = (hundredths, divisor, simplest) => {
  const start = `${formatHundredths(hundredths)} यानी ${hundredths} शतांश: ${hundredths}/100।`;
  if (divisor === 1) return start;
  if (divisor === 100) return `${start} यह एक पूरा है।`;
  return `${start} दोनों को ${divisor} से भाग दो: ${simplest}।`;
};

export const whySimpler: typeof English.whySimpler = (divisor, above, below) =>
  `दोनों संख्याओं को ${divisor} से भाग दो: ${above} और ${below}।`;
