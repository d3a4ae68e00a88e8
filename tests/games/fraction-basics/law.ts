import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['question', 'answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown', 'finished'],
  asking: ['question'],
  choices: 'distinct',
  // After each answer it waits for the player, so nobody needs to ask for more time.
  closer: {
    'round.answered': ['answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown'],
    'round.held': [],
  },
};
