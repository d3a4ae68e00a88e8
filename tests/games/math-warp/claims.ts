import { questionAt } from '../../../machines/math-warp/questions';
import { RULES } from '../../../machines/math-warp/rules';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

export const claims = createClaims<AskedSum>({
  settings: [],
  draw: (seed) => indicesUpTo(20).map((number) => questionAt(seed, number, Math.floor(number / RULES.answersPerLevel))),
  practises: pickSumClaims(
    'Recall multiplication and division facts for multiplication tables …',
    'Solve problems, including missing number problems, involving multiplication and division …',
    'Recognise and use factor pairs … in mental calculations.',
    '3.OA.A.4',
    '3.OA.B.6',
    '3.OA.C.7',
  ),
});
