import type { Settings } from '../../../machines/algebra-adventure/rules';

/** The query parameters that name a round with these settings. */
export const linkOf = ({ mode, difficulty, time }: Settings, seed: number): Record<string, string | number> => ({
  mode,
  difficulty,
  time,
  seed,
});
