import type { Operation } from '../../../../../machines/core/arithmetic';
import type * as English from '../../../../play/feedback/typical-mistake-text';
import { formatAnswer, formatEquation, formatSum } from '../../../../ui/format';

const DOING: Readonly<Record<Operation, string>> = {
  '+': 'une addition',
  '−': 'une soustraction',
  '×': 'une multiplication',
  '÷': 'une division',
};

export const typicalMistakeText: typeof English.typicalMistakeText = ({ operation }, { kind, matchingEquation }) => {
  const fitting = matchingEquation === null ? '' : formatEquation(matchingEquation);
  switch (kind) {
    case 'tenForgotten':
      return operation === '+'
        ? 'Presque\u202f! Il te manque une dizaine.'
        : 'Presque\u202f! Enlève encore une dizaine.';
    case 'tenTooMany':
      return operation === '+'
        ? 'Presque\u202f! Il y a une dizaine de trop.'
        : 'Presque\u202f! Tu as enlevé une dizaine de trop.';
    case 'smallerFromLarger':
      return 'Tu as soustrait le petit chiffre du grand. Casse d’abord une dizaine.';
    case 'nextInTable':
      return `Presque\u202f! Tu es juste à côté\u00a0: ${fitting}.`;
    case 'otherFact':
      return matchingEquation === null
        ? ''
        : `${formatAnswer(matchingEquation.answer)}, c’est ${formatSum(matchingEquation)}.`;
    case 'otherOperation':
      return `${fitting} est juste, mais ici c’est ${DOING[operation]}.`;
    case 'digitsSwapped':
      return 'Les bons chiffres, mais pas dans le bon ordre\u202f!';
    case 'zeroForgotten':
      return 'Les bons chiffres, mais il manque un zéro.';
    case 'zeroTooMany':
      return 'Les bons chiffres, mais un zéro de trop.';
    case 'zerosForgotten':
      return 'Les bons chiffres, mais il manque deux zéros.';
    case 'zerosTooMany':
      return 'Les bons chiffres, mais deux zéros de trop.';
    case 'divisor':
      return 'C’est le nombre par lequel tu divises.';
    case 'minusForgotten':
      return 'Le bon nombre\u202f! Il est plus petit que zéro\u00a0: ajoute le signe moins.';
    case 'oneOff':
      return 'Presque\u202f! Tu es à un près.';
  }
};

export const fractionMistakeText: typeof English.fractionMistakeText = (slip) => {
  switch (slip) {
    case 'across':
      return 'Le nombre du bas dit la taille des parts. Ne l’additionne pas, ne le soustrais pas.';
    case 'unlikeParts':
      return 'Les parts n’ont pas la même taille. Rends-les d’abord égales.';
    case 'denominatorStays':
      return 'Une part d’une part est plus petite. Multiplie aussi les nombres du bas.';
    case 'otherOperation':
      return 'Tu as additionné. Ici, c’est une multiplication.';
    case 'added':
      return 'Tu as additionné. Ici, c’est une soustraction.';
    case 'subtracted':
      return 'Tu as soustrait. Ici, c’est une addition.';
    case 'copied':
      return 'C’est l’une des deux fractions. Utilise les deux.';
    case 'takenFromBoth':
      return 'Soustraire change la valeur. Divise plutôt les deux nombres.';
    case 'onlyOneNumber':
      return 'Divise les deux nombres par le même nombre.';
    case 'upsideDown':
      return 'Les bons nombres, mais à l’envers\u202f!';
    case 'tenths':
      return 'Deux décimales, ce sont des centièmes.';
  }
};
