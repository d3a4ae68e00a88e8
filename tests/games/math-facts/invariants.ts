import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['menu', 'racing.asking', 'racing.waiting', 'racing.held', 'done'],
  asking: ['racing.asking'],
  choices: 'distinct',
};
