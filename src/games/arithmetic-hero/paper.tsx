import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { getPractisedSkill } from '../../../machines/arithmetic-hero/practised-skill';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import type { Paper } from '../../play/paper/paper';
import { formatAnswer, formatSum } from '../../ui/format';

/** The sums of a level. The challenge has the same kinds of sums, faster. */
export const paper: Paper = {
  room: 'sum',
  questionAt: (seed, { level = '' }, number) => {
    const from = LEVEL_IDS.find((id) => String(id) === level) ?? LEVEL_IDS[0];
    const problem = problemAt({ seed, time: 'none', hasPowerUps: false }, { level: from }, number);
    return {
      asked: `${formatSum(problem)} =`,
      answer: formatAnswer(problem.answer),
      skill: getPractisedSkill(problem, 'typed').skill,
    };
  },
};
