import { type BotGame, SOME, sum, WHOLE } from '../../e2e/helpers/bot-kit';

/** How bots play it. */
export const bot: BotGame = {
  menu: { state: 'idle', start: 'Start Challenge' },
  over: 'completed',
  again: 'Try Again',
  toMenu: 'Main Menu',
  rounds: {
    keyboard: [
      { time: 'normal', answers: WHOLE(25), end: 'answer' },
      { time: 'longer', answers: SOME, end: 'pause' },
      { time: 'none', answers: WHOLE(25), end: 'answer' },
    ],
    touch: [
      { time: 'normal', answers: SOME, end: 'pause' },
      { time: 'longer', answers: WHOLE(25), end: 'answer' },
      { time: 'none', answers: SOME, end: 'pause' },
    ],
  },
  answer: sum,
};
