import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['menu', 'playing.choosing', 'playing.hit', 'playing.missed', 'playing.held', 'gameOver'],
  asking: ['playing.choosing'],
  choices: 'alike',
  closer: { 'playing.feedback': ['playing.hit', 'playing.missed'] },
};
