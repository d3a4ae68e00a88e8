import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['idle', 'playing.asking', 'playing.feedback', 'playing.held', 'completed'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
