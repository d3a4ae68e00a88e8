import { createCheckQuestions } from '../../../machines/tables-check/check-questions';
import { createClaims } from '../../helpers/claims';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

export const claims = createClaims<AskedSum>({
  settings: [],
  draw: (seed) => createCheckQuestions(seed).map((equation) => ({ equation })),
  practises: pickSumClaims('Recall multiplication … facts for multiplication tables up to 12 × 12.', '3.OA.C.7'),
});
