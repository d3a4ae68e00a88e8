import { formatFraction } from '../../../machines/core/fraction';
import { getPractisedSkill } from '../../../machines/fraction-simplify/practised-skill';
import { OPERATIONS, questionAt } from '../../../machines/fraction-simplify/questions';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { PaperBars } from '../../play/paper/PaperBars';
import { type Paper, settingOf } from '../../play/paper/paper';
import { text } from './text';

export const paper: Paper = {
  room: 'picture',
  questionAt: (seed, settings, number) => {
    const question = questionAt(seed, { difficulty: settingOf(settings, 'difficulty', DIFFICULTIES) }, number);
    const known = { answer: formatFraction(question.result), skill: getPractisedSkill(question).skill };
    const first = formatFraction(question.first);
    if (question.type === 'simplify')
      return { asked: `${text.play.simplify} ${first}`, ...known, picture: <PaperBars amounts={[question.first]} /> };
    const asked = `${first} ${OPERATIONS[question.type]} ${formatFraction(question.second)} =`;
    return { asked, ...known, picture: <PaperBars amounts={[question.first, question.second]} /> };
  },
};
