import type { Settings } from '../../../machines/mental-maths/rules';

/** The query parameters that name a round with these settings. */
export const linkOf = ({ time }: Settings, seed: number): Record<string, string | number> => ({ time, seed });
