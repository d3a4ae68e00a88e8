import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { RULES } from '../../../machines/tables-check/rules';
import type { Paper } from '../../play/paper/paper';
import { sumOnPaper } from '../../play/paper/sum-on-paper';

export const paper: Paper = {
  room: 'sum',
  perSeed: RULES.questions,
  questionAt: (seed, _settings, number) => sumOnPaper(createCheckQuestions(seed)[number]!),
};
