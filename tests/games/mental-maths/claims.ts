import { questionAt } from '../../../machines/mental-maths/questions';
import { RULES } from '../../../machines/mental-maths/rules';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

export const claims = createClaims<AskedSum>({
  settings: [],
  draw: (seed) => indicesUpTo(RULES.questions).map((number) => questionAt(seed, number)),
  practises: pickSumClaims(
    'Add and subtract numbers … mentally [a two-digit number and 1s … 2 two-digit numbers …].',
    'Recall multiplication and division facts for multiplication tables up to 12 × 12.',
    '2.NBT.B.5',
    '3.OA.C.7',
  ),
});
