import { getPractisedSkill } from '../../../machines/algebra-adventure/practised-skill';
import { questionAt } from '../../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { type Paper, settingOf } from '../../play/paper/paper';
import { answerLine } from './formulas';
import { questionText, stepsText } from './text';

export const paper: Paper = {
  room: 'sentence',
  questionAt: (seed, settings, number) => {
    const mode = settingOf(settings, 'mode', MODES);
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    const question = questionAt(seed, { mode, difficulty }, number);
    return {
      asked: questionText(question),
      answer: answerLine(question),
      skill: getPractisedSkill(question).skill,
      wrong: () => question.choices.map((answer) => answerLine({ ...question, answer })),
      explain: () => stepsText(question),
    };
  },
};
