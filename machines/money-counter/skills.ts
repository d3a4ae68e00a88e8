import type { FinerSkills, Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  countCoins: 'money.count',
  makeChange: 'money.change',
  addMoney: 'money.add',
  compareMoney: 'money.compare',
} as const satisfies Record<QuestionType, Skill>;

/** The parts of a type in which children differ. A part's name follows the name of its type. */
export const finerSkills = {
  countCoins: ['nickels', 'overTen', 'dimes', 'quarters', 'dollars'],
  makeChange: ['tens', 'fives', 'ones', 'dollars'],
  addMoney: ['within', 'overTen', 'quarters', 'quartersOverTen'],
  compareMoney: ['within', 'overTen', 'quarters', 'quartersOverTen'],
} as const satisfies FinerSkills<QuestionType>;
