import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['idle', 'playing', 'completed'],
  asking: ['idle', 'playing'],
  choices: 'distinct',
};
