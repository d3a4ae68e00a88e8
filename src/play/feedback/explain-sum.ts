import { type Equation, getPowerOfTenExponent, type Sum } from '../../../machines/core/arithmetic';
import { explainSum } from '../../../machines/learning/derived-facts';
import { findTypicalMistake } from '../../../machines/learning/typical-mistakes';
import { learningStore } from '../../device/learning';
import { formatAnswer, formatEquation } from '../../ui/format';
import { countBack, countOn, stepsText, timesOne, unitsText } from './explain-text';
import { typicalMistakeText } from './typical-mistake-text';

/** The worked step of a sum in words, based on the facts that this child knows: "63 − 20 = 43. Then 43 − 8 = 35." */
export function explainAnswer(sum: Sum): string {
  const [first, ...others] = explainSum(learningStore.read(), sum).steps.map(formatEquation);
  if (first === undefined) return plainWhy(sum);
  return stepsText(first, others);
}

/**
 * Names the slip behind a wrong answer, if it can be recognised, followed by `reason`. `given` is null after a timeout.
 */
export function withTypicalMistake(sum: Equation, given: number | null, reason: string): string {
  const slip = given === null ? null : findTypicalMistake(sum, given);
  return slip === null ? reason : `${typicalMistakeText(sum, slip)} ${reason}`.trim();
}

export const explainMistake = (sum: Equation, given: number | null): string =>
  withTypicalMistake(sum, given, explainAnswer(sum));

function plainWhy({ first, second, operation }: Sum): string {
  switch (operation) {
    case '+':
      return countOn(Math.min(first, second), Math.max(first, second));
    case '−':
      return countBack(second, first);
    case '×':
      if (first === 1 || second === 1) return timesOne;
      return getPowerOfTenExponent(second) > 0 ? tensWhy(first, second) : tensWhy(second, first);
    case '÷':
      return '';
  }
}

/** "8 tens are 80." */
function tensWhy(count: number, unit: number): string {
  return unitsText(formatAnswer(count), getPowerOfTenExponent(unit), formatAnswer(count * unit));
}
