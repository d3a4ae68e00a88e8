import type { Operation } from '../../../../../machines/core/arithmetic';
import type * as English from '../../../../play/feedback/typical-mistake-text';
import { formatAnswer, formatEquation, formatSum } from '../../../../ui/format';

const DOING: Readonly<Record<Operation, string>> = {
  '+': 'जोड़',
  '−': 'घटाव',
  '×': 'गुणा',
  '÷': 'भाग',
};

export const typicalMistakeText: typeof English.typicalMistakeText = ({ operation }, { kind, matchingEquation }) => {
  const fitting = matchingEquation === null ? '' : formatEquation(matchingEquation);
  switch (kind) {
    case 'tenForgotten':
      return operation === '+' ? 'बहुत करीब! एक दहाई छूट गई।' : 'बहुत करीब! एक दहाई और घटाओ।';
    case 'tenTooMany':
      return operation === '+' ? 'बहुत करीब! एक दहाई ज़्यादा है।' : 'बहुत करीब! एक दहाई ज़्यादा घट गई।';
    case 'smallerFromLarger':
      return 'बड़े अंक में से छोटा अंक घट गया। पहले एक दहाई उधार लो।';
    case 'nextInTable':
      return `करीब-करीब! यह तो पास वाला है: ${fitting}।`;
    case 'otherFact':
      return matchingEquation === null
        ? ''
        : `${formatAnswer(matchingEquation.answer)} तो ${formatSum(matchingEquation)} है।`;
    case 'otherOperation':
      return `${fitting} सही है, पर यहाँ ${DOING[operation]} है।`;
    case 'digitsSwapped':
      return 'अंक सही हैं, क्रम गलत!';
    case 'zeroForgotten':
      return 'अंक सही हैं, पर एक शून्य छूट गया।';
    case 'zeroTooMany':
      return 'अंक सही हैं, पर एक शून्य ज़्यादा है।';
    case 'zerosForgotten':
      return 'अंक सही हैं, पर दो शून्य छूट गए।';
    case 'zerosTooMany':
      return 'अंक सही हैं, पर दो शून्य ज़्यादा हैं।';
    case 'divisor':
      return 'यह वह संख्या है जिससे भाग देना है।';
    case 'minusForgotten':
      return 'संख्या सही है! यह शून्य से छोटी है, ऋण चिह्न लगाओ।';
    case 'oneOff':
      return 'बहुत करीब! सिर्फ़ एक का फ़र्क।';
  }
};

export const fractionMistakeText: typeof English.fractionMistakeText = (slip) => {
  switch (slip) {
    case 'across':
      return 'नीचे की संख्या हिस्सों का आकार बताती है। उसे जोड़ो या घटाओ मत।';
    case 'unlikeParts':
      return 'हिस्से अलग-अलग आकार के हैं। पहले उन्हें बराबर करो।';
    case 'denominatorStays':
      return 'हिस्से का हिस्सा छोटा होता है। नीचे की संख्याओं को भी गुणा करो।';
    case 'otherOperation':
      return 'यह जोड़ हो गया। यहाँ गुणा है।';
    case 'added':
      return 'यह जोड़ हो गया। यहाँ घटाव है।';
    case 'subtracted':
      return 'यह घटाव हो गया। यहाँ जोड़ है।';
    case 'copied':
      return 'यह दो में से एक भिन्न है। दोनों को काम में लो।';
    case 'takenFromBoth':
      return 'घटाने से मात्रा बदल जाती है। दोनों संख्याओं को भाग दो।';
    case 'onlyOneNumber':
      return 'दोनों संख्याओं को एक ही संख्या से भाग दो।';
    case 'upsideDown':
      return 'संख्याएँ सही हैं, पर उलटी!';
    case 'tenths':
      return 'दशमलव के बाद दो अंक यानी शतांश।';
  }
};
