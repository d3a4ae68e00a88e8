import type { Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  countCoins: 'money.count',
  makeChange: 'money.change',
  addMoney: 'money.add',
  compareMoney: 'money.compare',
} as const satisfies Record<QuestionType, Skill>;
