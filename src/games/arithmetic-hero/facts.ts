import type { FactRounds } from '../define-game';

/** Practice at level 1 adds one-digit numbers. */
export const facts: FactRounds = {
  '+': [{ settings: { mode: 'practice', level: '1' }, asks: ({ large }) => large < 10 }],
};
