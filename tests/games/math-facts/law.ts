import type { StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = {
  states: ['menu', 'racing.asking', 'racing.waiting', 'racing.held', 'done'],
  asking: ['racing.asking'],
  choices: 'distinct',
};
