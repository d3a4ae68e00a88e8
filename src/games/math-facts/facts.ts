import { type Range, RULES } from '../../../machines/math-facts/rules';
import type { FactRounds } from '../../catalogue/define-game';

const isIn = (value: number, [min, max]: Range): boolean => value >= min && value <= max;
const { ranges, divisors, quotients } = RULES;

export const facts: FactRounds = {
  '+': [{ settings: { mode: 'addition', difficulty: 'easy' }, canAsk: () => true }],
  '−': [
    {
      settings: { mode: 'subtraction', difficulty: 'easy' },
      canAsk: ({ small, large }) => isIn(small + large, ranges.easy),
    },
    {
      settings: { mode: 'subtraction', difficulty: 'medium' },
      canAsk: ({ small, large }) => isIn(small + large, ranges.medium) && isIn(large, ranges.medium),
    },
  ],
  '×': [{ settings: { mode: 'multiplication' }, canAsk: () => true }],
  '÷': [
    {
      settings: { mode: 'division' },
      canAsk: ({ small, large }) =>
        (isIn(small, divisors) && isIn(large, quotients)) || (isIn(large, divisors) && isIn(small, quotients)),
    },
  ],
};
