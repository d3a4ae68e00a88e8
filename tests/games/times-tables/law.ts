import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const law: StateInvariants = {
  states: ['idle', 'playing', 'completed'],
  asking: ['idle', 'playing'],
  choices: 'distinct',
};
