import { RULES } from '../../../../machines/times-tables/rules';

const { min, max } = RULES.factor;

/** All hidden factors as they are typed. They are the candidates for each of them. */
export const FACTORS: readonly string[] = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
