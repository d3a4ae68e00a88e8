import { questionAt } from '../../../machines/math-facts/questions';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

export const claims = createClaims<AskedSum>({
  settings: ['mode', 'difficulty'],
  draw: (seed, round) => {
    const mode = settingOf(round, 'mode', MODES);
    const difficulty = settingOf(round, 'difficulty', DIFFICULTIES);
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
