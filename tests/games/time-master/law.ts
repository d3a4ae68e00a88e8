import { QUIZ_LAW, type StateLaw } from '../../fuzz/laws.ts';

export const law: StateLaw = { ...QUIZ_LAW, typedAfter: ':30' };
