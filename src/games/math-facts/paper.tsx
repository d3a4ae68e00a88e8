import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { type Paper, settingOf } from '../../play/paper/paper';
import { sumOnPaper } from '../../play/paper/sum-on-paper';

export const paper: Paper = {
  room: 'sum',
  questionAt: (seed, settings, number) => {
    const mode = settingOf(settings, 'mode', MODES);
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    return sumOnPaper(questionAt(seed, { mode, difficulty }, number));
  },
};
