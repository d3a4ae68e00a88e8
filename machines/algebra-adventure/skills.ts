import type { FinerSkills, Skill } from '../learning/skills';
import type { Mode } from './rules';

export const skills = {
  findX: 'algebra.findX',
  balance: 'algebra.balance',
  substitute: 'algebra.substitute',
} as const satisfies Record<Mode, Skill>;

/** The parts of a mode in which children differ. A part's name follows the name of its mode. */
export const finerSkills = {
  findX: ['one', 'few', 'some', 'many'],
  balance: ['toTen', 'overTen'],
  substitute: ['small', 'large'],
} as const satisfies FinerSkills<Mode>;
