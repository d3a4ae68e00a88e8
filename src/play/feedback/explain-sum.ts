import { type Equation, getPowerOfTenExponent, type Sum } from '../../../machines/core/arithmetic';
import { explainSum } from '../../../machines/learning/derived-facts';
import { findTypicalMistake } from '../../../machines/learning/typical-mistakes';
import { learningStore } from '../../device/learning';
import { formatAnswer, formatEquation } from '../../ui/format';
import { typicalMistakeText } from './typical-mistake-text';

/** The worked step of a sum in words, based on the facts that this child knows: "63 − 20 = 43. Then 43 − 8 = 35." */
export function explainAnswer(sum: Sum): string {
  const [first, ...others] = explainSum(learningStore.read(), sum).steps.map(formatEquation);
  if (first === undefined) return plainWhy(sum);
  return [`${first}.`, ...others.map((step) => `Then ${step}.`)].join(' ');
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
      return `Count on ${Math.min(first, second)} from ${Math.max(first, second)}.`;
    case '−':
      return `Count back ${second} from ${first}.`;
    case '×':
      if (first === 1 || second === 1) return 'Multiplying by 1 changes nothing.';
      return getPowerOfTenExponent(second) > 0 ? tensWhy(first, second) : tensWhy(second, first);
    case '÷':
      return '';
  }
}

const UNITS: Readonly<Record<number, string>> = { 1: 'tens', 2: 'hundreds', 3: 'thousands' };

/** "8 tens are 80." */
function tensWhy(count: number, unit: number): string {
  const name = UNITS[getPowerOfTenExponent(unit)];
  return name === undefined ? '' : `${formatAnswer(count)} ${name} are ${formatAnswer(count * unit)}.`;
}
