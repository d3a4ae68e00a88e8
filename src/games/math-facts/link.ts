import type { Settings } from '../../../machines/math-facts/rules';

/** The query parameters that name a race with these settings. */
export const linkOf = ({ mode, difficulty, time }: Settings, seed: number): Record<string, string | number> => ({
  mode,
  difficulty,
  time,
  seed,
});
