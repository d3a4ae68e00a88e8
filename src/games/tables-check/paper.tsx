import { getSumSkill } from '../../../machines/learning/skills';
import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { RULES } from '../../../machines/tables-check/rules';
import type { Paper } from '../../play/paper/paper';
import { formatAnswer, formatSum } from '../../ui/format';

export const paper: Paper = {
  room: 'sum',
  perSeed: RULES.questions,
  questionAt: (seed, _settings, number) => {
    const question = createCheckQuestions(seed)[number]!;
    return { asked: `${formatSum(question)} =`, answer: formatAnswer(question.answer), skill: getSumSkill(question) };
  },
};
