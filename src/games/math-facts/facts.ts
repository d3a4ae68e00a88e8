import type { FactRounds } from '../fact-rounds';

/** The races that ask for the facts of one operation. */
export const facts: FactRounds = {
  '+': { mode: 'addition', difficulty: 'easy' },
  '−': { mode: 'subtraction', difficulty: 'easy' },
  '×': { mode: 'multiplication' },
  '÷': { mode: 'division' },
};
