import { getPractisedSkill } from '../../../machines/math-facts/practised-skill';
import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { type Paper, settingOf } from '../../play/paper/paper';
import { formatAnswer, formatSum } from '../../ui/format';

export const paper: Paper = {
  room: 'sum',
  questionAt: (seed, settings, number) => {
    const mode = settingOf(settings, 'mode', MODES);
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    const question = questionAt(seed, { mode, difficulty }, number);
    return {
      asked: `${formatSum(question)} =`,
      answer: formatAnswer(question.answer),
      skill: getPractisedSkill(question).skill,
    };
  },
};
