import type { Settings } from '../../../machines/money-counter/rules';

/** The query parameters that name a round with these settings. */
export const linkOf = ({ difficulty, time }: Settings, seed: number): Record<string, string | number> => ({
  difficulty,
  time,
  seed,
});
