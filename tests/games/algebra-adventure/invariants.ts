import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['menu', 'playing.example', 'playing.asking', 'playing.feedback', 'playing.held', 'gameOver'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
