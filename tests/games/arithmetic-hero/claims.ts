import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

/** The sums of a level, in the arcade and in practice. */
export const claims = createClaims<AskedSum>({
  settings: ['level'],
  draw: (seed, round) => {
    const level = LEVEL_IDS.find((id) => String(id) === round['level']) ?? LEVEL_IDS[0];
    return indicesUpTo(20).map((number) => ({
      equation: problemAt({ seed, time: 'normal', hasPowerUps: false }, { level }, number),
    }));
  },
  practises: pickSumClaims(
    'Recall and use addition … facts to 20 fluently, and derive and use related facts up to 100.',
    'Add … numbers … mentally [a two-digit number and 1s …].',
    'Add and subtract numbers … mentally [a two-digit number and 1s … 2 two-digit numbers …].',
    'Add and subtract numbers mentally with increasingly large numbers.',
    'Multiply … numbers mentally, drawing upon known facts.',
    'Multiply and divide numbers mentally, drawing upon known facts.',
    'Recall … division facts for multiplication tables …',
    '… count … backwards with positive and negative whole numbers, including through 0.',
    'Perform mental calculations, including with … large numbers.',
    '1.OA.C.6',
    '1.NBT.C.4',
    '2.OA.B.2',
    '2.NBT.B.5',
    '3.NBT.A.2',
    '3.OA.B.6',
  ),
});
