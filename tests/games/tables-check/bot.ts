import { alternatingRounds, answerToSum, type BotGame, SOME_ANSWERS, wholeRound } from '../../e2e/helpers/bot-kit';

const begin = 'Skip the warm-up';

/** Until the end, the bots cannot find out how many answers were right. */
export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start the check' },
  over: 'finished',
  again: 'Try another check',
  toMenu: 'Menu',
  streak: 'none',
  rounds: alternatingRounds(
    { time: 'normal', begin, answers: wholeRound(25), end: 'answer' },
    { time: 'longer', begin, answers: SOME_ANSWERS, end: 'pause' },
    { time: 'none', begin, answers: SOME_ANSWERS, end: 'pause' },
  ),
  answer: answerToSum,
  looks: { addresses: ['&colours=yellow-black&letters=largest&next=on'] },
};
