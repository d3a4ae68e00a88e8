import { getPractisedSkill } from '../../../machines/time-master/practised-skill';
import { type Question, questionAt } from '../../../machines/time-master/questions';
import { DIFFICULTIES } from '../../../machines/time-master/rules';
import { PaperClock } from '../../play/paper/PaperClock';
import { type Paper, settingOf } from '../../play/paper/paper';
import { formatAnswer, questionText } from './question-text';

/** The clock that a question begins with. */
const clockOf = ({ asked }: Question) =>
  asked.type === 'elapsedTime' ? { picture: <PaperClock minutes={asked.start} /> } : {};

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const question = questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number);
    return {
      asked: questionText(question),
      answer: formatAnswer(question.asked, question.answer),
      skill: getPractisedSkill(question).skill,
      ...clockOf(question),
    };
  },
};
