import type { FinerSkills, Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  convert: 'fraction.convert',
  simplify: 'fraction.simplify',
  add: 'fraction.add',
  subtract: 'fraction.subtract',
} as const satisfies Record<QuestionType, Skill>;

/** The parts of a type in which children differ. A part's name follows the name of its type. */
export const finerSkills = {
  convert: ['exact', 'simplify'],
  simplify: ['byTwo', 'byMore'],
  add: ['same', 'overOne', 'fits', 'unlike'],
  subtract: ['same', 'fits', 'unlike'],
} as const satisfies FinerSkills<QuestionType>;
