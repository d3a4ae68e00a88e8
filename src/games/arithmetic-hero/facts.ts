import type { FactRounds } from '../../catalogue/define-game';

/** Practice at level 1 adds one-digit numbers. */
export const facts: FactRounds = {
  '+': [{ settings: { mode: 'practice', level: '1' }, canAsk: ({ large }) => large < 10 }],
};
