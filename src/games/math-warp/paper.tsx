import { getPractisedSkill } from '../../../machines/math-warp/practised-skill';
import { questionAt } from '../../../machines/math-warp/questions';
import { levelAfterAnswers } from '../../../machines/math-warp/rules';
import type { Paper } from '../../play/paper/paper';
import { formatAnswer } from '../../ui/format';
import { formatQuestion } from './format-question';
import { answeredText } from './paper-text';

export const paper: Paper = {
  room: 'sum',
  questionAt: (seed, _settings, number) => {
    const question = questionAt(seed, number, levelAfterAnswers(number));
    return {
      asked: formatQuestion(question, '____'),
      answer: formatAnswer(question.answer),
      skill: getPractisedSkill(question).skill,
      wrong: () => question.choices.map(formatAnswer),
      explain: () => answeredText(question.equation),
    };
  },
};
