import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['menu', 'gameOver', 'playing.held', 'playing.opening', 'playing.open', 'playing.closing', 'playing.closed'],
  asking: ['playing.open'],
  choices: 'distinct',
  closer: { 'playing.closed': ['playing.closing', 'playing.closed'] },
};
