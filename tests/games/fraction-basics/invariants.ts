import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: [
    'example',
    'question',
    'answered.cutting',
    'answered.laying',
    'answered.measuring',
    'answered.shown',
    'finished',
  ],
  asking: ['question'],
  choices: 'distinct',
  // The game waits for the player after every answer, so it has no "Wait, show me" state.
  closer: {
    'round.answered': ['answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown'],
    'round.held': [],
  },
};
