import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { getPractisedSkill } from '../../../machines/arithmetic-hero/practised-skill';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import type { Paper } from '../../play/paper/paper';
import { formatAnswer, formatSum } from '../../ui/format';

/** The sums of a level, which practice asks one after another. */
export const paper: Paper = {
  room: 'sum',
  fixed: { mode: 'practice' },
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
