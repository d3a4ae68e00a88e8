export { QUIZ_LAW as law } from '../../fuzz/laws.ts';
