import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { discussSum } from '../../play/discuss/discuss-sum';
import { createDiscussion } from '../../play/discuss/discussion';

export const discussion = createDiscussion({
  dealAt: (seed, _settings, { number }) => createCheckQuestions(seed)[number]!,
  discuss: (equation) => discussSum(equation),
});
