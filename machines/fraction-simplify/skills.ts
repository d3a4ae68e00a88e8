import type { FinerSkills, Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  simplify: 'fraction.simplify',
  add: 'fraction.add',
  subtract: 'fraction.subtract',
  multiply: 'fraction.multiply',
} as const satisfies Record<QuestionType, Skill>;

/** The parts of a type in which children differ. A part's name follows the name of its type. */
export const finerSkills = {
  simplify: ['byTwo', 'byMore'],
  add: ['same', 'overOne', 'fits', 'unlike'],
  subtract: ['same', 'fits', 'unlike'],
  multiply: ['unit', 'tables', 'beyond'],
} as const satisfies FinerSkills<QuestionType>;
