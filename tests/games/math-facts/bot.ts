import { alternatingRounds, answerToSum, type BotGame, SOME_ANSWERS } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Race' },
  over: 'done',
  again: '🔄 Race Again',
  toMenu: 'Main Menu',
  rounds: alternatingRounds(
    { time: 'normal', chosen: [/^Subtraction/], answers: SOME_ANSWERS, end: 'time' },
    { time: 'longer', chosen: [/^Multiplication/], answers: SOME_ANSWERS, end: 'time' },
    { time: 'none', chosen: [/^Mixed/, /^Hard/], answers: SOME_ANSWERS, end: 'pause' },
  ),
  answer: answerToSum,
};
