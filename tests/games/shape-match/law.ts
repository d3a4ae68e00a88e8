import type { StateLaw } from '../../fuzz/laws.ts';

/** What its page may show. */
export const law: StateLaw = {
  states: ['unanswered', 'answered.counting', 'answered.counted', 'finished'],
  asking: ['unanswered'],
  choices: 'distinct',
  closer: { 'round.answered': ['answered.counting', 'answered.counted'] },
};
