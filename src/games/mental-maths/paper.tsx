import { questionAt } from '../../../machines/mental-maths/questions';
import type { Paper } from '../../play/paper/paper';
import { formatAnswer, formatSum } from '../../ui/format';

export const paper: Paper = {
  room: 'sum',
  perSeed: 25,
  questionAt: (seed, _settings, number) => {
    const { equation } = questionAt(seed, number);
    return { asked: `${formatSum(equation)} =`, answer: formatAnswer(equation.answer) };
  },
};
