import type { Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  convert: 'fraction.convert',
  simplify: 'fraction.simplify',
  add: 'fraction.add',
  subtract: 'fraction.subtract',
  halves: 'fraction.amount',
  thirds: 'fraction.amount',
} as const satisfies Record<QuestionType, Skill>;
