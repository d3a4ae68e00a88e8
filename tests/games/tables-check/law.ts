import type { StateLaw } from '../../fuzz/laws.ts';

/** The states that its page may show. */
export const law: StateLaw = {
  states: ['menu', 'playing.warmup', 'playing.asking', 'playing.between', 'finished'],
  asking: ['playing.warmup', 'playing.asking'],
  choices: 'distinct',
};
