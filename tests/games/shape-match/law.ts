import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['unanswered', 'answered.counting', 'answered.counted', 'finished'],
  asking: ['unanswered'],
  choices: 'distinct',
  // After each answer it waits for the player, so nobody has to ask for time.
  closer: { 'round.answered': ['answered.counting', 'answered.counted'], 'round.held': [] },
};
