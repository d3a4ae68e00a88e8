import type { Skill } from '../learning/skills';
import type { Mode } from './rules';

export const skills = {
  findX: 'algebra.findX',
  balance: 'algebra.balance',
  substitute: 'algebra.substitute',
} as const satisfies Record<Mode, Skill>;
