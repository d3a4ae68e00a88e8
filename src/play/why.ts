import { type Sum, workedSteps, zerosOf } from '../../machines/core/arithmetic';
import { answerText, equationText } from '../ui/format';

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
      if (first === 1 || second === 1) return 'Times 1 changes nothing.';
      return zerosOf(second) > 0 ? tensWhy(first, second) : tensWhy(second, first);
    case '÷':
      return '';
  }
}

const UNITS: Readonly<Record<number, string>> = { 1: 'tens', 2: 'hundreds', 3: 'thousands' };

/** So many tens: "8 tens are 80." */
function tensWhy(count: number, unit: number): string {
  const name = UNITS[zerosOf(unit)];
  return name === undefined ? '' : `${answerText(count)} ${name} are ${answerText(count * unit)}.`;
}
