import type { Equation, Operation } from '../../machines/core/arithmetic';
import type { FractionSlip, Slip } from '../../machines/learning/slips';
import { equationText } from '../ui/format';

const DOING: Readonly<Record<Operation, string>> = {
  '+': 'adding',
  '−': 'taking away',
  '×': 'times',
  '÷': 'sharing',
};

/** Says kindly what went wrong in a sum. The thinking was reasonable, just used in the wrong place. */
export function slipText({ operation }: Equation, { kind, fits }: Slip): string {
  const fitting = fits === null ? '' : equationText(fits);
  switch (kind) {
    case 'tenForgotten':
      return operation === '+' ? 'So close: one ten got lost on the way.' : 'So close: one ten is still to go.';
    case 'tenTooMany':
      return operation === '+' ? 'So close: just one ten too many.' : 'So close: one ten too many went away.';
    case 'smallerFromLarger':
      return 'You took the smaller figure from the larger one. Break up a ten instead.';
    case 'nextInTable':
      return `You are right next door: ${fitting}.`;
    case 'otherOperation':
      return `True is ${fitting}. This one is ${DOING[operation]}.`;
    case 'digitsSwapped':
      return 'The right figures! They only changed seats.';
    case 'zeroForgotten':
      return 'The right figures! A zero is missing.';
    case 'zeroTooMany':
      return 'The right figures! There is a zero too many.';
    case 'divisor':
      return 'That is how many it is shared by.';
    case 'minusForgotten':
      return 'The right number! It lies below zero, so it wants a minus.';
    case 'oneOff':
      return 'So close: only one off.';
  }
}

export function fractionSlipText(slip: FractionSlip): string {
  switch (slip) {
    case 'across':
      return 'The denominator says how large the parts are. Only the parts are counted together.';
    case 'unlikeParts':
      return 'The parts are not of one size yet. Cut them alike first.';
    case 'denominatorStays':
      return 'A part of a part is smaller: the denominators are multiplied too.';
    case 'otherOperation':
      return 'That is what they are together. This one is times.';
    case 'onlyOneNumber':
      return 'Divide both numbers by the same.';
    case 'upsideDown':
      return 'The right numbers! They only stand the other way up.';
    case 'tenths':
      return 'Two places are hundredths.';
  }
}
