import type { FactRounds } from '../define-game';

/** Practice at the first level, which adds numbers of one digit. */
export const facts: FactRounds = {
  '+': [{ settings: { mode: 'practice', level: '1' }, asks: ({ large }) => large < 10 }],
};
