import { formatFraction } from '../../../../../machines/core/fraction';
import type * as English from '../../../../games/fraction-simplify/explanation-text';
import { MAX_WHOLES } from '../../../../games/fraction-simplify/scene/question-cakes';
import { joinList } from '../../grammar';

export const whySimpler: typeof English.whySimpler = (by, above, below) =>
  `दोनों को ${by} से भाग दो: ${above} और ${below}।`;

export const whyProduct: typeof English.whyProduct = (above, below, simpler) =>
  simpler === null ? `ऊपर ${above} और नीचे ${below}।` : `ऊपर ${above} और नीचे ${below}। ${simpler}।`;

export const whySum: typeof English.whySum = (cut, sum, isWhole) => {
  const step = `${cut.length === 0 ? 'हिस्से एक जैसे हैं:' : `${joinList(cut)}।`} ${sum}।`;
  return isWhole ? `${step} एक पूरा केक।` : step;
};

export const impossible: typeof English.impossible = (answer) => {
  const { numerator, denominator } = answer;
  if (denominator === 0) return 'नीचे की संख्या 0 नहीं हो सकती।';
  if (numerator < 0 || denominator < 0) return 'जवाब 0 से कम नहीं हो सकता।';
  return numerator > MAX_WHOLES * denominator ? `${formatFraction(answer)} तो ${MAX_WHOLES} पूरे केक से ज़्यादा है।` : null;
};

export const equalText: typeof English.equalText = (simplest) => `यह बराबर है! सबसे सरल रूप ${simplest} है।`;
