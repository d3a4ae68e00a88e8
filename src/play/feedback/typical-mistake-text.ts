import type { Equation, Operation } from '../../../machines/core/arithmetic';
import type { FractionMistake, TypicalMistake } from '../../../machines/learning/typical-mistakes';
import { formatAnswer, formatEquation, formatSum } from '../../ui/format';

const DOING: Readonly<Record<Operation, string>> = {
  '+': 'adding',
  '−': 'taking away',
  '×': 'times',
  '÷': 'dividing',
};

/** Kindly explains a mistake in a sum: the thinking was reasonable, just used in the wrong place. */
export function typicalMistakeText({ operation }: Equation, { kind, matchingEquation }: TypicalMistake): string {
  const fitting = matchingEquation === null ? '' : formatEquation(matchingEquation);
  switch (kind) {
    case 'tenForgotten':
      return operation === '+' ? 'So close! You lost a ten on the way.' : 'So close! Take away one more ten.';
    case 'tenTooMany':
      return operation === '+' ? 'So close! Just one ten too many.' : 'So close! You took away one ten too many.';
    case 'smallerFromLarger':
      return 'You took the small digit from the big one. Exchange a ten first.';
    case 'nextInTable':
      return `Nearly! You are next door: ${fitting}.`;
    case 'otherFact':
      return matchingEquation === null
        ? ''
        : `${formatAnswer(matchingEquation.answer)} is ${formatSum(matchingEquation)}.`;
    case 'otherOperation':
      return `${fitting} is right, but this one is ${DOING[operation]}.`;
    case 'digitsSwapped':
      return 'The right digits, wrong order!';
    case 'zeroForgotten':
      return 'The right digits, but a zero is missing.';
    case 'zeroTooMany':
      return 'The right digits, but one zero too many.';
    case 'zerosForgotten':
      return 'The right digits, but two zeros are missing.';
    case 'zerosTooMany':
      return 'The right digits, but two zeros too many.';
    case 'divisor':
      return 'That is the number you are dividing by.';
    case 'minusForgotten':
      return 'Right number! It is below zero, so it needs a minus sign.';
    case 'oneOff':
      return 'So close! Just one out.';
  }
}

export function fractionMistakeText(slip: FractionMistake): string {
  switch (slip) {
    case 'across':
      return 'The bottom numbers say how big the parts are. Do not add or subtract them.';
    case 'unlikeParts':
      return 'The parts are different sizes. Make them the same first.';
    case 'denominatorStays':
      return 'Part of a part is smaller. Multiply the bottom numbers too.';
    case 'otherOperation':
      return 'You added them. This one is times.';
    case 'added':
      return 'You added them. This one is taking away.';
    case 'subtracted':
      return 'You took away. This one is adding.';
    case 'copied':
      return 'That is one of the two fractions. Use both of them.';
    case 'takenFromBoth':
      return 'Taking away changes the amount. Divide both numbers instead.';
    case 'onlyOneNumber':
      return 'Divide both numbers by the same number.';
    case 'upsideDown':
      return 'Right numbers, but upside down!';
    case 'tenths':
      return 'Two decimal places mean hundredths.';
  }
}
