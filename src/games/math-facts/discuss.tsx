import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { discussSum } from '../../play/discuss/discuss-sum';
import { createDiscussion } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) => {
    const mode = settingOf(settings, 'mode', MODES);
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    return questionAt(seed, { mode, difficulty }, number);
  },
  discuss: (equation) => discussSum(equation),
});
