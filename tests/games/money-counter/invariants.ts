import { QUIZ_INVARIANTS, type StateInvariants } from '../../fuzz/state-invariants.ts';

export const invariants: StateInvariants = QUIZ_INVARIANTS;
