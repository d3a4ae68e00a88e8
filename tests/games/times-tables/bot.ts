import { type BotGame, both, RIGHT, typed, WRONG } from '../../e2e/helpers/bot-kit';
import { solutionOf } from '../../e2e/helpers/times-tables';

/** How bots play it. */
export const bot: BotGame = {
  menu: null,
  over: 'completed',
  again: 'New Puzzle',
  toMenu: null,
  streak: 'of puzzles',
  rounds: both(
    ...(['normal', 'longer', 'none'] as const).map((time) => ({
      time,
      answers: [WRONG, RIGHT] as const,
      end: 'answer' as const,
    })),
  ),
  answer: ({ question, state }, verdict) => {
    const rows = [...question.matchAll(/Row \d+: ([\d, ]+)/g)].map(([, row = '']) => row.split(',').map(Number));
    const { column, row } = solutionOf(rows.flat());
    const factors = [...column, ...row];
    const last = factors.at(-1) ?? 0;
    // The last factor alone was wrong before.
    if (state === 'playing') return typed(`⌫${last}`);
    return typed([...factors.slice(0, -1), verdict === RIGHT ? last : (last % 9) + 1].join(','));
  },
};
