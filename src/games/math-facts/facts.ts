import { type Range, RULES } from '../../../machines/math-facts/rules';
import type { FactRounds } from '../define-game';

const isIn = (value: number, [min, max]: Range): boolean => value >= min && value <= max;
const { ranges, divisors, quotients } = RULES;

export const facts: FactRounds = {
  '+': [{ settings: { mode: 'addition', difficulty: 'easy' }, asks: () => true }],
  '−': [
    {
      settings: { mode: 'subtraction', difficulty: 'easy' },
      asks: ({ small, large }) => isIn(small + large, ranges.easy),
    },
    {
      settings: { mode: 'subtraction', difficulty: 'medium' },
      asks: ({ small, large }) => isIn(small + large, ranges.medium) && isIn(large, ranges.medium),
    },
  ],
  '×': [{ settings: { mode: 'multiplication' }, asks: () => true }],
  '÷': [
    {
      settings: { mode: 'division' },
      asks: ({ small, large }) =>
        (isIn(small, divisors) && isIn(large, quotients)) || (isIn(large, divisors) && isIn(small, quotients)),
    },
  ],
};
