import { RULES } from '../../../machines/math-warp/rules';
import type { FactRounds } from '../define-game';

const { factors, divisors } = RULES.ranges;

/** The flights through one operation, with any of its numbers missing: the facts that come from the first portal on. */
export const facts: FactRounds = {
  '×': [{ settings: {}, asks: ({ large }) => large <= factors.atFirst }],
  '÷': [{ settings: {}, asks: ({ large }) => large <= divisors.atFirst }],
};
