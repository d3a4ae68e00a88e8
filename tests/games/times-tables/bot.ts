import type { TimeSetting } from '../../../machines/core/time-setting';
import {
  alternatingRounds,
  answerByTyping,
  type BotGame,
  type BotRound,
  RIGHT,
  WRONG,
} from '../../e2e/helpers/bot-kit';

type Side = 'row' | 'column';
type Solution = Readonly<Record<Side, readonly number[]>>;

/** Finds the factors from 1 to 9 for these products, which are given row by row. */
function solutionOf(products: readonly number[]): Solution {
  const size = Math.sqrt(products.length);
  const indices = Array.from({ length: size }, (_, index) => index);
  for (let first = 1; first <= 9; first++) {
    const column = indices.map((position) => (products[position] ?? 0) / first);
    const row = indices.map((position) => (products[position * size] ?? 0) / (column[0] ?? 1));
    if ([...row, ...column].every((factor) => Number.isInteger(factor) && factor >= 1 && factor <= 9))
      return { row, column };
  }
  throw new Error('No factors make the products');
}

const puzzle = (time: TimeSetting): BotRound => ({ time, answers: [WRONG, RIGHT], end: 'answer' });

export const bot: BotGame = {
  menu: null,
  over: 'completed',
  again: 'New Puzzle',
  toMenu: null,
  streak: 'of puzzles',
  rounds: alternatingRounds(puzzle('normal'), puzzle('longer'), puzzle('none')),
  looks: { addresses: ['&size=4'], dialogs: ['Share Results'] },
  answer: ({ question, state }, verdict) => {
    const rows = [...question.matchAll(/Row \d+: ([\d, ]+)/g)].map(([, row = '']) => row.split(',').map(Number));
    const { column, row } = solutionOf(rows.flat());
    const factors = [...column, ...row];
    const last = factors.at(-1) ?? 0;
    // Only the last factor was wrong before.
    if (state === 'playing') return answerByTyping(`⌫${last}`);
    return answerByTyping([...factors.slice(0, -1), verdict === RIGHT ? last : (last % 9) + 1].join(','));
  },
};
