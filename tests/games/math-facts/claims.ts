import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

export const claims = createClaims<AskedSum>({
  settings: ['mode', 'difficulty'],
  draw: (seed, round) => {
    const mode = MODES.find((one) => one === round['mode']) ?? MODES[0];
    const difficulty = DIFFICULTIES.find((one) => one === round['difficulty']) ?? DIFFICULTIES[0];
    return indicesUpTo(20).map((number) => ({ equation: questionAt(seed, { mode, difficulty }, number) }));
  },
  practises: pickSumClaims(
    'Recall and use addition … facts to 20 fluently …',
    'Recall and use … subtraction facts to 20 fluently …',
    'Add … numbers … mentally [… 2 two-digit numbers …].',
    'Recall multiplication … facts for multiplication tables up to 12 × 12.',
    'Recall … division facts for multiplication tables …',
    '2.OA.B.2',
    '2.NBT.B.5',
    '3.OA.B.6',
    '3.OA.C.7',
  ),
});
