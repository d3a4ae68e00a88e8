import type * as English from '../../../../../games/fraction-basics/text/amounts';
import { formatNumber } from '../../../../../ui/format';
import { plural } from '../../../grammar';

/** The name of one group, by the number of groups. */
const GROUPS: Readonly<Record<number, string>> = { 2: 'आधे हिस्से', 3: 'एक तिहाई', 4: 'एक चौथाई' };

export const amountTerms: typeof English.amountTerms = ({ type, part, amount }) => {
  if (type === 'thirds') return [formatNumber(amount), 'का', part];
  return [formatNumber(amount), part.denominator === 2 ? 'का आधा' : 'का चौथाई'];
};

export const explainAmount: typeof English.explainAmount = ({ part, amount }, size, taken) => {
  const buns = plural(size, `${size} बन है`, `${size} बन हैं`);
  const shared = `${amount} बन को ${part.denominator} बराबर समूहों में बाँटो। ${GROUPS[part.denominator]!} में ${buns}।`;
  return part.numerator === 1 ? shared : `${shared} ${part.numerator} समूह लो: ${taken}।`;
};

export const amountMistakeText: typeof English.amountMistakeText = (mistake, { part }) => {
  switch (mistake) {
    case 'half':
      return `यह आधा है। ${part.denominator} बराबर समूह बनाओ।`;
    case 'quarter':
      return 'यह चौथाई है। 2 बराबर समूह बनाओ।';
    case 'oneGroup':
      return `यह सिर्फ़ ${GROUPS[part.denominator]!} है। ऐसे ${part.numerator} लो।`;
    case 'rest':
      return `यह बचा हुआ हिस्सा है। ${part.numerator} समूह गिनो।`;
    case 'groups':
      return 'यह समूहों की संख्या है। एक समूह के अंदर गिनो।';
    case 'takenAway':
      return `यहाँ ${part.denominator} घटाया गया है। ${part.denominator} बराबर समूहों में बाँटो।`;
    case 'everything':
      return 'ये सारे बन हैं। इन्हें बराबर समूहों में बाँटो।';
  }
};
