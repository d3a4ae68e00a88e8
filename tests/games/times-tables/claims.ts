import { puzzleAt, SIZES } from '../../../machines/times-tables/rules';
import { createClaims } from '../../helpers/claims';
import { type AskedSum, pickSumClaims } from '../../helpers/sum-claims';

/** Each tile shows a product, and asks for one of its factors: a division as well. */
export const claims = createClaims<AskedSum>({
  settings: ['size'],
  draw: (seed, round) => {
    const { cells, rowFactors, colFactors } = puzzleAt(
      seed,
      SIZES.find((size) => String(size) === round['size']) ?? SIZES[0],
    );
    return cells.flatMap(({ row, column, value }): readonly AskedSum[] => {
      const [first, second] = [rowFactors[row] ?? 0, colFactors[column] ?? 0];
      return [
        { equation: { first, operation: '×', second, answer: value }, missing: 'second' },
        { equation: { first: value, operation: '÷', second: first, answer: second } },
      ];
    });
  },
  practises: pickSumClaims(
    'Recall and use multiplication … facts for the 2, 5 … multiplication tables …',
    'Recall and use multiplication and division facts for the 3, 4 and 8 multiplication tables.',
    'Recall multiplication and division facts for multiplication tables …',
    'Recognise and use factor pairs … in mental calculations.',
    '3.OA.A.4',
    '3.OA.C.7',
  ),
});
