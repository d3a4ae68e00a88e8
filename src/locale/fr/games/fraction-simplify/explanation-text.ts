import { formatFraction } from '../../../../../machines/core/fraction';
import type * as English from '../../../../games/fraction-simplify/explanation-text';
import { MAX_WHOLES } from '../../../../games/fraction-simplify/scene/question-cakes';
import { joinList } from '../../grammar';

export const whySimpler: typeof English.whySimpler = (by, above, below) =>
  `Divise les deux par ${by}\u00a0: ${above} et ${below}.`;

export const whyProduct: typeof English.whyProduct = (above, below, simpler) =>
  simpler === null ? `${above} en haut et ${below} en bas.` : `${above} en haut et ${below} en bas. ${simpler}.`;

export const whySum: typeof English.whySum = (cut, sum, isWhole) => {
  const step = `${cut.length === 0 ? 'Les parts sont les mêmes\u00a0:' : `${joinList(cut)}.`} ${sum}.`;
  return isWhole ? `${step} Un gâteau entier.` : step;
};

export const impossible: typeof English.impossible = (answer) => {
  const { numerator, denominator } = answer;
  if (denominator === 0) return 'Le nombre du bas ne peut pas être 0.';
  if (numerator < 0 || denominator < 0) return 'La réponse ne peut pas être plus petite que 0.';
  return numerator > MAX_WHOLES * denominator
    ? `${formatFraction(answer)}, c’est plus de ${MAX_WHOLES} gâteaux entiers.`
    : null;
};

export const equalText: typeof English.equalText = (simplest) =>
  `Fraction égale\u202f! La forme la plus simple est ${simplest}.`;
