import type { Settings } from '../../../machines/fraction-basics/rules';

/** The query parameters that name a round with these settings. */
export const linkOf = ({ type }: Settings, seed: number): Record<string, string | number> => ({ type, seed });
