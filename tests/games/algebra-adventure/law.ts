import type { StateLaw } from '../../fuzz/laws.ts';

/** What its page may show. */
export const law: StateLaw = {
  states: ['menu', 'playing.asking', 'playing.feedback', 'playing.held', 'gameOver'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
