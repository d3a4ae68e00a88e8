import type { Settings } from '../../../machines/target-takedown/rules';

/** The query parameters that name a round with these settings. */
export const linkOf = ({ mode, time }: Settings, seed: number): Record<string, string | number> => ({
  mode,
  time,
  seed,
});
