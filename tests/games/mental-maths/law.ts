import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['idle', 'playing.asking', 'playing.feedback', 'playing.held', 'completed'],
  asking: ['playing.asking'],
  choices: 'distinct',
};
