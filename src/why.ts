import { noughtsOf, type Sum, workedSteps } from '../machines/core/arithmetic';
import { equationText } from './format';

/** The worked step of a sum, in words: "63 − 20 = 43. Then 43 − 8 = 35." */
export function why(sum: Sum): string {
  const [first, ...others] = workedSteps(sum).map(equationText);
  if (first === undefined) return plainWhy(sum);
  return [`${first}.`, ...others.map((step) => `Then ${step}.`)].join(' ');
}

/** Where there is nothing to take apart. */
function plainWhy({ first, second, operation }: Sum): string {
  switch (operation) {
    case '+':
      return `Count on ${Math.min(first, second)} from ${Math.max(first, second)}.`;
    case '−':
      return `Count back ${second} from ${first}.`;
    case '×':
      return first === 1 || second === 1 ? 'Times 1 changes nothing.' : tensWhy(noughtsOf(second) > 0 ? second : first);
    case '÷':
      return '';
  }
}

const NOUGHTS: Readonly<Record<number, string>> = { 1: 'a nought', 2: 'two noughts', 3: 'three noughts' };

function tensWhy(factor: number): string {
  const noughts = NOUGHTS[noughtsOf(factor)];
  return noughts === undefined ? '' : `Times ${factor} puts ${noughts} at the end.`;
}
