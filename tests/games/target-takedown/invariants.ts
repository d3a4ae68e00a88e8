import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['menu', 'playing.choosing', 'playing.hit', 'playing.missed', 'playing.held', 'gameOver'],
  asking: ['playing.choosing'],
  choices: 'alike',
  closer: { 'playing.feedback': ['playing.hit', 'playing.missed'] },
};
