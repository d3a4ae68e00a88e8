import { getPractisedSkill } from '../../../machines/mental-maths/practised-skill';
import { questionAt } from '../../../machines/mental-maths/questions';
import type { Paper } from '../../play/paper/paper';
import { formatAnswer, formatSum } from '../../ui/format';

export const paper: Paper = {
  room: 'sum',
  perSeed: 25,
  questionAt: (seed, _settings, number) => {
    const question = questionAt(seed, number);
    const { equation } = question;
    return {
      asked: `${formatSum(equation)} =`,
      answer: formatAnswer(equation.answer),
      skill: getPractisedSkill(question).skill,
    };
  },
};
