export { QUIZ_INVARIANTS as law } from '../../fuzz/state-invariants.ts';
