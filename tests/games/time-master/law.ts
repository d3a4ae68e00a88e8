import { QUIZ_LAW, type StateLaw } from '../../fuzz/laws.ts';

/** The states that its page may show. */
export const law: StateLaw = { ...QUIZ_LAW, typedAfter: ':30' };
