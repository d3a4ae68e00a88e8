import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['unanswered', 'answered.counting', 'answered.counted', 'finished'],
  asking: ['unanswered'],
  choices: 'distinct',
  // The game waits for the player after every answer, so it has no "Wait, show me" state.
  closer: { 'round.answered': ['answered.counting', 'answered.counted'], 'round.held': [] },
};
