import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['menu', 'playing.warmup', 'playing.asking', 'playing.between', 'finished'],
  asking: ['playing.warmup', 'playing.asking'],
  choices: 'distinct',
};
