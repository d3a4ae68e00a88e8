import { type BotGame, inTurn, SOME, sum, WHOLE } from '../../e2e/helpers/bot-kit';

const begin = 'Skip the warm-up';

/** Nothing tells the bots how many answers were right before the end. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start the check' },
  over: 'finished',
  again: 'Try another check',
  toMenu: 'Menu',
  streak: 'none',
  rounds: inTurn(
    { time: 'normal', begin, answers: WHOLE(25), end: 'answer' },
    { time: 'longer', begin, answers: SOME, end: 'pause' },
    { time: 'none', begin, answers: SOME, end: 'pause' },
  ),
  answer: sum,
  looks: { addresses: ['&colours=yellow-black&letters=largest&next=on', '&scan=2'] },
};
