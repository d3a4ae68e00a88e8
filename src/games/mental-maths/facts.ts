import { RULES } from '../../../machines/mental-maths/rules';
import type { FactRounds } from '../../catalogue/define-game';

/** Rounds that ask facts of one operation. The other operations use larger numbers, so they rarely ask a fact. */
export const facts: FactRounds = {
  '×': [{ settings: {}, canAsk: () => true }],
  '÷': [{ settings: {}, canAsk: ({ large }) => large >= RULES.division.divisor[0] }],
};
