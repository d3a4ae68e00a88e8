import { type BotGame, inTurn, SOME, sum } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Race' },
  over: 'done',
  again: '🔄 Race Again',
  toMenu: 'Main Menu',
  rounds: inTurn(
    { time: 'normal', chosen: [/^Subtraction/], answers: SOME, end: 'time' },
    { time: 'longer', chosen: [/^Multiplication/], answers: SOME, end: 'time' },
    { time: 'none', chosen: [/^Mixed/, /^Hard/], answers: SOME, end: 'pause' },
  ),
  answer: sum,
};
