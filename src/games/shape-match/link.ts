import type { Settings } from '../../../machines/shape-match/rules';

/** The query parameters that name a round with these settings. */
export const linkOf = ({ difficulty }: Settings, seed: number): Record<string, string | number> => ({
  difficulty,
  seed,
});
