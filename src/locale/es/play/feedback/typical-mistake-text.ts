import type { Operation } from '../../../../../machines/core/arithmetic';
import type * as English from '../../../../play/feedback/typical-mistake-text';
import { formatAnswer, formatEquation, formatSum } from '../../../../ui/format';

const DOING: Readonly<Record<Operation, string>> = {
  '+': 'una suma',
  '−': 'una resta',
  '×': 'una multiplicación',
  '÷': 'una división',
};

export const typicalMistakeText: typeof English.typicalMistakeText = ({ operation }, { kind, matchingEquation }) => {
  const fitting = matchingEquation === null ? '' : formatEquation(matchingEquation);
  switch (kind) {
    case 'tenForgotten':
      return operation === '+' ? '¡Casi! Se te ha perdido una decena por el camino.' : '¡Casi! Quita una decena más.';
    case 'tenTooMany':
      return operation === '+' ? '¡Casi! Solo sobra una decena.' : '¡Casi! Has quitado una decena de más.';
    case 'smallerFromLarger':
      return 'Has restado la cifra menor de la mayor. Primero cambia una decena.';
    case 'nextInTable':
      return `¡Casi! Estás justo al lado: ${fitting}.`;
    case 'otherFact':
      return matchingEquation === null
        ? ''
        : `${formatAnswer(matchingEquation.answer)} es ${formatSum(matchingEquation)}.`;
    case 'otherOperation':
      return `${fitting} es correcto, pero esta es ${DOING[operation]}.`;
    case 'digitsSwapped':
      return '¡Las cifras están bien, pero en otro orden!';
    case 'zeroForgotten':
      return 'Las cifras están bien, pero falta un cero.';
    case 'zeroTooMany':
      return 'Las cifras están bien, pero sobra un cero.';
    case 'zerosForgotten':
      return 'Las cifras están bien, pero faltan dos ceros.';
    case 'zerosTooMany':
      return 'Las cifras están bien, pero sobran dos ceros.';
    case 'divisor':
      return 'Ese es el número entre el que divides.';
    case 'minusForgotten':
      return '¡El número está bien! Es menor que cero: le falta el signo menos.';
    case 'oneOff':
      return '¡Casi! Solo por uno.';
  }
};

export const fractionMistakeText: typeof English.fractionMistakeText = (slip) => {
  switch (slip) {
    case 'across':
      return 'El número de abajo dice el tamaño de las partes. No lo sumes ni lo restes.';
    case 'unlikeParts':
      return 'Las partes son de distinto tamaño. Primero haz que sean iguales.';
    case 'denominatorStays':
      return 'Una parte de una parte es más pequeña. Multiplica también los números de abajo.';
    case 'otherOperation':
      return 'Has sumado. Esta es de multiplicar.';
    case 'added':
      return 'Has sumado. Esta es de restar.';
    case 'subtracted':
      return 'Has restado. Esta es de sumar.';
    case 'copied':
      return 'Esa es una de las dos fracciones. Usa las dos.';
    case 'takenFromBoth':
      return 'Restar cambia la cantidad. Mejor divide los dos números.';
    case 'onlyOneNumber':
      return 'Divide los dos números entre el mismo número.';
    case 'upsideDown':
      return '¡Los números están bien, pero al revés!';
    case 'tenths':
      return 'Dos cifras decimales son centésimas.';
  }
};
