import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['idle', 'playing', 'completed'],
  asking: ['idle', 'playing'],
  choices: 'distinct',
};
