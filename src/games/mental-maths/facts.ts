import { RULES } from '../../../machines/mental-maths/rules';
import type { FactRounds } from '../define-game';

/** The rounds in the head of one operation; facts of the others are rare among its large numbers. */
export const facts: FactRounds = {
  '×': [{ settings: {}, asks: () => true }],
  '÷': [{ settings: {}, asks: ({ large }) => large >= RULES.division.divisor[0] }],
};
