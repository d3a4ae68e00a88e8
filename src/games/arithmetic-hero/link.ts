import type { Settings } from '../../../machines/arithmetic-hero/session';

/** The query parameters for a link to a round with these settings. */
export const linkParameters = (
  { mode, level, answers, time }: Settings,
  seed: number,
): Record<string, string | number> => ({
  mode,
  ...(mode !== 'challenge' && { level }),
  answers,
  time,
  seed,
});
