import { questionAt } from '../../../machines/mental-maths/questions';
import { RULES } from '../../../machines/mental-maths/rules';
import type { Paper } from '../../play/paper/paper';
import { sumOnPaper } from '../../play/paper/sum-on-paper';

export const paper: Paper = {
  room: 'sum',
  perSeed: RULES.questions,
  questionAt: (seed, _settings, number) => sumOnPaper(questionAt(seed, number).equation),
};
