import { RULES } from '../../../machines/math-warp/rules';
import type { FactRounds } from '../../catalogue/define-game';

const { factors, divisors } = RULES.ranges;

/**
 * Flights with a single operation, in which any of the numbers can be missing. Only facts that can be asked from
 * the first portal onwards count.
 */
export const facts: FactRounds = {
  '×': [{ settings: {}, canAsk: ({ large }) => large <= factors.atFirst }],
  '÷': [{ settings: {}, canAsk: ({ large }) => large <= divisors.atFirst }],
};
