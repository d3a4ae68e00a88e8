import { answerToSum, type BotGame, SOME_ANSWERS } from '../../e2e/helpers/bot-kit';

export const bot: BotGame = {
  menu: { state: 'menu', start: 'Start Game' },
  over: 'gameover',
  again: 'Play Again',
  toMenu: 'Main Menu',
  rounds: {
    keyboard: [
      { time: 'normal', chosen: [/Arcade/], answers: SOME_ANSWERS, end: 'time' },
      { time: 'none', chosen: [/Practice/, /^choose$/], answers: SOME_ANSWERS, end: 'Back to Menu' },
      { time: 'none', chosen: [/Arcade/], answers: SOME_ANSWERS, end: 'pause' },
    ],
    touch: [
      {
        time: 'normal',
        chosen: [/Challenge/, /^choose$/],
        begin: 'Begin Challenge',
        answers: SOME_ANSWERS,
        end: 'time',
      },
      { time: 'longer', chosen: [/Arcade/, /^type$/], answers: SOME_ANSWERS, end: 'pause' },
      { time: 'none', chosen: [/Practice/], answers: SOME_ANSWERS, end: 'Back to Menu' },
    ],
  },
  answer: answerToSum,
};
