import type { StateLaw } from '../../fuzz/laws.ts';

/** The states that its page may show. */
export const law: StateLaw = {
  states: ['idle', 'playing', 'completed'],
  asking: ['idle', 'playing'],
  choices: 'distinct',
};
