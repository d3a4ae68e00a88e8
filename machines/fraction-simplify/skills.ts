import type { Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  simplify: 'fraction.simplify',
  add: 'fraction.add',
  subtract: 'fraction.subtract',
  multiply: 'fraction.multiply',
} as const satisfies Record<QuestionType, Skill>;
