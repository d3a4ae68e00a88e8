import type { StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = {
  states: ['example', 'unanswered', 'answered.counting', 'answered.counted', 'finished'],
  asking: ['unanswered'],
  choices: 'distinct',
  // The game waits for the player after every answer, so it has no "Wait, show me" state.
  closer: { 'round.answered': ['answered.counting', 'answered.counted'], 'round.held': [] },
};
