import { countPieces } from '../../../machines/money-counter/coins';
import { type Question, questionAt } from '../../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../../machines/money-counter/rules';
import { settingOf } from '../../../src/play/paper/paper';
import { createClaims } from '../../helpers/claims';
import { indicesUpTo } from '../../helpers/seeds';

export const claims = createClaims<Question>({
  settings: ['difficulty'],
  draw: (seed, round) => {
    const difficulty = settingOf(round, 'difficulty', DIFFICULTIES);
    return indicesUpTo(10).map((number) => questionAt(seed, { difficulty }, number));
  },
  practises: {
    'Recognise and know the value of different denominations of coins and notes.': {
      'several kinds of coins': ({ asked }) => asked.type === 'countCoins' && asked.heap.length > 1,
    },
    'Solve simple problems in a practical context involving addition and subtraction of money of the same unit, including giving change.':
      {
        'an addition': ({ asked }) => asked.type === 'addMoney',
        'a difference': ({ asked }) => asked.type === 'compareMoney',
        change: ({ asked }) => asked.type === 'makeChange',
      },
    /** Problems with dollar bills, quarters, dimes, nickels and pennies. */
    '2.MD.C.8': { 'several coins': ({ asked }) => asked.type === 'countCoins' && countPieces(asked.heap) > 2 },
  },
});
