import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['menu', 'playing.asking', 'playing.feedback', 'playing.held', 'gameOver'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
