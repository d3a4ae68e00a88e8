import { alternatingRounds, answerToSum, type BotGame, SOME_ANSWERS, wholeRound } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'idle', start: 'Start Challenge' },
  over: 'completed',
  again: 'Try Again',
  toMenu: 'Main Menu',
  rounds: alternatingRounds(
    { time: 'normal', answers: wholeRound(25), end: 'answer' },
    { time: 'longer', answers: SOME_ANSWERS, end: 'pause' },
    { time: 'none', answers: SOME_ANSWERS, end: 'pause' },
  ),
  answer: answerToSum,
};
