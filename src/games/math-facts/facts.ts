import type { FactRounds } from '../define-game';

/** The races that ask for the facts of one operation. */
export const facts: FactRounds = {
  '+': { mode: 'addition', difficulty: 'easy' },
  '−': { mode: 'subtraction', difficulty: 'easy' },
  '×': { mode: 'multiplication' },
  '÷': { mode: 'division' },
};
