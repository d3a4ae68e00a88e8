import { QUIZ_LAW, type StateLaw } from '../../fuzz/laws.ts';

/** What its page may show. */
export const law: StateLaw = { ...QUIZ_LAW, typedAfter: ':30' };
