import { type BotGame, inTurn, SOME, sum, WHOLE } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'idle', start: 'Start Challenge' },
  over: 'completed',
  again: 'Try Again',
  toMenu: 'Main Menu',
  rounds: inTurn(
    { time: 'normal', answers: WHOLE(25), end: 'answer' },
    { time: 'longer', answers: SOME, end: 'pause' },
    { time: 'none', answers: SOME, end: 'pause' },
  ),
  answer: sum,
};
