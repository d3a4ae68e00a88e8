import type { StateLaw } from '../../fuzz/laws.ts';

/** What its page may show. */
export const law: StateLaw = {
  states: ['question', 'answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown', 'finished'],
  asking: ['question'],
  choices: 'distinct',
  // After each answer it waits for the player: nobody has to ask for time.
  closer: {
    'round.answered': ['answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown'],
    'round.held': [],
  },
};
