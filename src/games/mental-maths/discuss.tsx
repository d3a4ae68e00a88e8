import { questionAt } from '../../../machines/mental-maths/questions';
import { discussSum } from '../../play/discuss/discuss-sum';
import { createDiscussion } from '../../play/discuss/discussion';
import { formatAnswer } from '../../ui/format';

export const discussion = createDiscussion({
  dealAt: (seed, _settings, { number }) => questionAt(seed, number),
  discuss: ({ equation, choices }) => discussSum(equation, choices.map(formatAnswer)),
});
