import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['menu', 'playing.warmup', 'playing.asking', 'playing.between', 'finished'],
  asking: ['playing.warmup', 'playing.asking'],
  choices: 'distinct',
};
