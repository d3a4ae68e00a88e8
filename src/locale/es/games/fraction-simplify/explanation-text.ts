import { formatFraction } from '../../../../../machines/core/fraction';
import type * as English from '../../../../games/fraction-simplify/explanation-text';
import { MAX_WHOLES } from '../../../../games/fraction-simplify/scene/question-cakes';
import { joinList } from '../../grammar';

export const whySimpler: typeof English.whySimpler = (by, above, below) =>
  `Divide los dos entre ${by}: ${above} y ${below}.`;

export const whyProduct: typeof English.whyProduct = (above, below, simpler) =>
  simpler === null ? `${above} arriba y ${below} abajo.` : `${above} arriba y ${below} abajo. ${simpler}.`;

export const whySum: typeof English.whySum = (cut, sum, isWhole) => {
  const step = `${cut.length === 0 ? 'Las partes son iguales:' : `${joinList(cut)}.`} ${sum}.`;
  return isWhole ? `${step} Un pastel entero.` : step;
};

export const impossible: typeof English.impossible = (answer) => {
  const { numerator, denominator } = answer;
  if (denominator === 0) return 'El número de abajo no puede ser 0.';
  if (numerator < 0 || denominator < 0) return 'La respuesta no puede ser menor que 0.';
  return numerator > MAX_WHOLES * denominator
    ? `${formatFraction(answer)} es más de ${MAX_WHOLES} pasteles enteros.`
    : null;
};

export const equalText: typeof English.equalText = (simplest) =>
  `¡Vale lo mismo! En su forma más simple es ${simplest}.`;
