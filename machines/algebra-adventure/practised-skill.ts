import type { PractisedSkill } from '../learning/practised-skill';
import type { Question } from './questions';
import { skills } from './skills';

/** The totals that divide BALANCE, and SUBSTITUTE into halves. */
const TOTALS = { balance: 10, substitute: 15 } as const;

/** By the number of crates, by whether the total passes ten, or by the size of the product. */
function finerSkillOf({ mode, crates, total }: Question): string {
  switch (mode) {
    case 'findX':
      if (crates === 1) return 'one';
      if (crates <= 3) return 'few';
      return crates <= 6 ? 'some' : 'many';
    case 'balance':
      return total > TOTALS.balance ? 'overTen' : 'toTen';
    case 'substitute':
      return total > TOTALS.substitute ? 'large' : 'small';
  }
}

export const getPractisedSkill = (question: Question): PractisedSkill => ({
  skill: `${skills[question.mode]}.${finerSkillOf(question)}`,
  kind: question.mode,
  asked: `${question.mode} ${question.crates} ${question.added} ${question.x}`,
  way: 'chosen',
  digits: 0,
});
