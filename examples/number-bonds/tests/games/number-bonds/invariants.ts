export { QUIZ_INVARIANTS as invariants } from '../../fuzz/state-invariants.ts';
