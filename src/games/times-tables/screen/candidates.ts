import { RULES } from '../../../../machines/times-tables/rules';

const { min, max } = RULES.factor;

/** All possible factors. Every field has the same candidates. */
export const FACTORS: readonly string[] = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
