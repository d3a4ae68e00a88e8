import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['menu', 'gameOver', 'playing.held', 'playing.opening', 'playing.open', 'playing.closing', 'playing.closed'],
  asking: ['playing.open'],
  choices: 'distinct',
  closer: { 'playing.closed': ['playing.closing', 'playing.closed'] },
};
